/** The form of a topic: one step at a time, and beside it what the topic would find as soon as there is something to find. */
import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, Suspense, useId, useMemo, useRef } from 'react';
import type { TopicInput } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { BegunTopic } from '../../../lib/begun-topic.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { SEND_KEYS } from '../../../lib/shortcuts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ChangedNotice } from '../../../ui/changed-notice.tsx';
import { DraftNotice } from '../../../ui/draft-notice.tsx';
import { changedWords, draftWords } from '../../../ui/notice-words.ts';
import { optionalPart } from '../../../ui/optional-part.ts';
import { useFocusAgain } from '../../../ui/use-focus-again.ts';
import type { FormErrors } from '../check-draft.ts';
import { type PreviewQuestion, previewQuestion } from '../preview-question.ts';
import { errorsOf, firstWrongStep, nextStep, STEPS } from '../steps.ts';
import { useBegunDraft } from '../use-begun-draft.ts';
import { useStep, useStepChange, whereToGoOn } from '../use-steps.ts';
import { type TopicFormProps, useTopicForm } from '../use-topic-form.ts';
import { FormTrouble } from './form-trouble.tsx';
import { StepFields } from './step-fields.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepList } from './step-list.tsx';
import styles from './topic-form.module.css';
import { TopicPreview } from './topic-preview.tsx';

/** Only where a topic is begun. */
const ReadyMade = optionalPart(async () => (await import('./ready-made.tsx')).ReadyMade);

export interface TopicFormWithRoom extends TopicFormProps {
  /** Topics there are. */
  used: number;
}

export function TopicForm({ used, ...props }: TopicFormWithRoom) {
  const { topic, plan } = props;
  const editing = topic !== undefined;
  const { t } = useTranslation('topics');
  const format = useFormat();
  const form = useTopicForm(props);
  const toDraft = useBegunDraft();
  const { checked, candidate } = form;
  // Whoever edits a topic mostly came for its keywords.
  const first = editing ? 'keywords' : 'name';
  const { step, go } = useStep(first);
  const fields = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const leave = useFocusAgain(form.saving);
  useHotkeys([[SEND_KEYS, (event) => sendFrom(whole.current, event)]], []);
  const forgetStep = useStepChange(step, form.see, { fields, heading });
  const full = !editing && used >= plan.maxTopics;
  const reason = usePlanReason();
  const idle = reason !== null || full || form.changedElsewhere !== null || form.changed?.length === 0;
  const question = useMemo(
    (): PreviewQuestion => (form.isProposed ? { input: null, because: 'proposed' } : previewQuestion(candidate, checked.errors)),
    [form.isProposed, candidate, checked],
  );
  const previewed = step === 'keywords' || step === 'review' || question.input !== null;

  // Until something is written, and where there is nothing else to show.
  const ready = !editing && step === 'name' && form.keptAt === null && !previewed;

  function begin(begun: BegunTopic): void {
    form.change(toDraft(begun));
    go('review');
  }

  /** To the first step where something is wrong, or to the field itself where that is this one. */
  function goToError(errors: FormErrors): void {
    const wrong = firstWrongStep(errors);
    if (wrong && wrong !== step) go(wrong);
    // The errors are drawn after this event; then the first of them is where to go on.
    else requestAnimationFrame(() => whereToGoOn(fields.current)?.focus());
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { errors, input } = form.check();
    if (!editing && step !== 'review') {
      form.see(step);
      if (errorsOf(step, errors).length > 0) goToError(errors);
      else go(nextStep(step));
      return;
    }
    form.see('review');
    if (!input) goToError(errors);
    else if (!idle) save(input);
  }

  function save(input: TopicInput): void {
    leave();
    form.save(input, goToError);
  }

  function startOver(): void {
    form.startOver();
    if (step === first) {
      heading.current?.focus();
    } else {
      forgetStep();
      go(first);
    }
  }

  function keepMine(): void {
    form.see('review');
    form.keepMine();
    const { errors, input } = form.check();
    if (input) save(input);
    else goToError(errors);
  }

  return (
    <form ref={whole} onSubmit={submit} noValidate>
      <StepList step={step} seen={form.seen} errors={form.errors} />
      <div className={styles['columns']} data-previewed={previewed || ready || undefined}>
        <section aria-labelledby={headingId} className={styles['step']}>
          <h2 ref={heading} id={headingId} tabIndex={-1} className={styles['title']}>
            <span className={styles['number']}>{t('form.stepOf', { number: STEPS.indexOf(step) + 1, total: STEPS.length })}</span>
            {t(`form.steps.${step}`)}
          </h2>
          <p className={styles['hint']}>{t(step === 'review' && editing ? 'form.reviewChangesHint' : `form.stepHint.${step}`)}</p>
          {/* What is written after it was sent would not be in it, and is forgotten with the draft once it is saved. */}
          <fieldset disabled={form.saving} className={styles['sent']}>
            <StepFields step={step} form={form} props={props} place={fields} onGo={go} />
          </fieldset>
          <ChangedNotice
            words={changedWords(t, format, form.changedElsewhere)}
            onKeepMine={keepMine}
            onShowNewer={form.startOver}
          />
          <FormTrouble
            failure={form.failure}
            full={full}
            reason={reason}
            max={plan.maxTopics}
            onCreateInstead={form.createInstead}
          />
          <StepFoot
            step={step}
            editing={editing}
            reviewed={form.seen.includes('review')}
            saving={form.saving}
            idle={idle}
            onGo={go}
          />
          <DraftNotice words={draftWords(t, format, form.keptAt, editing)} onStartOver={startOver} />
        </section>
        {ready && (
          <Suspense fallback={null}>
            <ReadyMade onStart={begin} />
          </Suspense>
        )}
        {previewed && (
          <TopicPreview
            question={question}
            candidate={candidate}
            counts={checked.keywords}
            plan={plan}
            used={used + (editing ? 0 : 1)}
            onGo={go}
          />
        )}
      </div>
    </form>
  );
}

/** From a field where Enter alone means something else; not from a dialogue above the form. */
function sendFrom(form: HTMLFormElement | null, { target }: KeyboardEvent): void {
  if (form && target instanceof Node && form.contains(target)) form.requestSubmit();
}
