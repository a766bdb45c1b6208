/** The form of an alert, and beside it what the alert would have done lately. */
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { SEND_KEYS } from '../../../lib/shortcuts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ChangedNotice } from '../../../ui/changed-notice.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { DraftNotice } from '../../../ui/draft-notice.tsx';
import { changedWords, draftWords } from '../../../ui/notice-words.ts';
import { useFocusAgain } from '../../../ui/use-focus-again.ts';
import { conditionWords } from '../condition-words.ts';
import { fieldWords } from '../field-words.ts';
import { type AlertFormProps, useAlertForm } from '../use-alert-form.ts';
import styles from './alert-form.module.css';
import { AlertPreview } from './alert-preview.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { DestinationsField } from './destinations-field.tsx';
import { EmailsField } from './emails-field.tsx';
import fieldStyles from './form-fields.module.css';
import { FormSection } from './form-section.tsx';
import { FormTrouble } from './form-trouble.tsx';
import { MannersFields } from './manners-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { TestButton } from './test-button.tsx';
import { TypeField } from './type-field.tsx';
import { WatchFields } from './watch-fields.tsx';

export interface AlertFormWithRoom extends AlertFormProps {
  /** Alerts the plan allows, where all of them are used. */
  full: number | null;
}

export function AlertForm({ full, ...props }: AlertFormWithRoom) {
  const { alert, topics } = props;
  const editing = alert !== undefined;
  const { t } = useTranslation(['alerts', 'errors']);
  const format = useFormat();
  const confirm = useConfirm();
  const form = useAlertForm(props);
  const { fields, errors, write } = form;
  const whole = useRef<HTMLFormElement>(null);
  const leave = useFocusAgain(form.saving);
  useHotkeys([[SEND_KEYS, (event) => sendFrom(whole.current, event)]], []);
  const numbersAreWrong = errors['conConditionValue'] ?? errors['senConditionValue'] ?? errors['alertDuration'];
  const reason = usePlanReason();
  const idle = reason !== null || full !== null || form.changedElsewhere !== null || (editing && !form.isChanged);

  // The errors are drawn after this event; then the first of them is where to go on.
  const toFirstError = () => requestAnimationFrame(() => firstWrong(whole.current)?.focus());

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (idle) return;
    leave();
    form.save(toFirstError);
  }

  async function reset(): Promise<void> {
    const question = { title: t('alerts:form.resetTitle'), text: t('alerts:form.resetText'), confirm: t('alerts:form.reset') };
    if (await confirm(question)) form.reset();
  }

  function startOver(): void {
    form.startOver();
    whole.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={whole} onSubmit={submit} noValidate className={styles['columns']}>
      {/* What is written after it was sent would not be in it, and is forgotten with the draft once it is saved. */}
      <fieldset disabled={form.saving} className={styles['fields']}>
        <FormSection title={t('alerts:form.watch')}>
          <WatchFields form={form} topics={topics} />
        </FormSection>
        <FormSection title={t('alerts:form.when')}>
          <TypeField value={fields.alertType} onChange={(alertType) => write({ alertType })} />
          {fields.alertType === 'periodic' ? (
            <PeriodFields form={form} />
          ) : (
            <ConditionFields form={form} alertType={fields.alertType} />
          )}
          {!numbersAreWrong && (fields.alertType !== 'periodic' || fields.periodConditionTime !== '') && (
            <p className={fieldStyles['sentence']}>
              <span>{t('alerts:form.inWords')}</span>
              {conditionWords(t, format, fields)}
            </p>
          )}
        </FormSection>
        <FormSection title={t('alerts:form.people')}>
          <EmailsField
            emails={fields.emails}
            onChange={(emails) => write({ emails })}
            errors={(['emails', 'emailCount'] as const).flatMap((field) => fieldWords(t, format, errors, field) ?? [])}
            alert={alert}
          />
          <DestinationsField
            channels={fields.channels}
            saved={alert?.channels ?? []}
            onChange={(channels) => write({ channels })}
            errors={errors}
          />
        </FormSection>
        <FormSection title={t('alerts:form.manners')}>
          <MannersFields form={form} />
        </FormSection>
      </fieldset>
      <AlertPreview fields={fields} tried={form.tried} topics={topics} />
      <div className={styles['end']}>
        <ChangedNotice
          words={changedWords(t, format, form.changedElsewhere)}
          onKeepMine={() => {
            form.keepMine();
            form.save(toFirstError);
          }}
          onShowNewer={form.startOver}
        />
        <FormTrouble form={form} full={full} reason={reason} />
        <div className={styles['foot']}>
          <Button variant="default" onClick={() => void reset()} disabled={form.saving}>
            {t('alerts:form.reset')}
          </Button>
          {editing && <TestButton alert={alert} isChanged={form.isChanged} />}
          <Button type="submit" loading={form.saving} disabled={idle} className={styles['save'] ?? ''}>
            {t(editing ? 'alerts:form.save' : 'alerts:create')}
          </Button>
        </div>
        <DraftNotice words={draftWords(t, format, form.keptAt, editing)} onStartOver={startOver} />
      </div>
    </form>
  );
}

/** Of channels the first can be ticked again; every other field says itself that it is wrong. */
function firstWrong(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-describedby="channels-error"] input') ?? null;
}

/** From a field where Enter alone means something else; not from a dialogue above the form. */
function sendFrom(form: HTMLFormElement | null, { target }: KeyboardEvent): void {
  if (form && target instanceof Node && form.contains(target)) form.requestSubmit();
}
