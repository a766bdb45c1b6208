/** The state of the form of a topic: the kept draft, what is wrong with it by field, saving, and starting over. */
import { useEffect, useMemo, useState } from 'react';
import type { Subscription } from '../../../contract/accounts.ts';
import type { Topic, TopicInput } from '../../../contract/topics.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { CallError } from '../../lib/call-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { holdWhile } from '../../lib/held-draft.ts';
import { isPlanRefusal } from '../../lib/plan-refusal.ts';
import { useProposing } from '../../lib/query-proposal.ts';
import { BROWSER } from '../../lib/use-held-draft.ts';
import { useIsHere } from '../../lib/use-is-here.ts';
import { useRested } from '../../lib/use-rested.ts';
import { VARIANT } from '../../lib/variant.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { ChangedElsewhere, isGone, useSaveTopic } from './api.ts';
import { byField, checkDraft, type FormErrors } from './check-draft.ts';
import { draftFromTopic, draftToCandidate, emptyDraft, type TopicDraft } from './draft.ts';
import { type KeptDraft, TOPIC_DRAFTS } from './kept-draft.ts';
import { STEPS, type Step, shownErrors } from './steps.ts';
import { changedParts } from './topic-changes.ts';

export const EVERY_MEDIA_TYPE = VARIANT.channels.flatMap((channel) => channel.covers);
/** Nobody is told off for the steps of a topic that is whole already. */
const ALL_BUT_REVIEW = STEPS.filter((step) => step !== 'review');

export interface TopicFormProps {
  draftKey: string;
  /** The topic being edited. */
  topic: Topic | undefined;
  plan: Subscription;
  timezone: string;
  otherNames: readonly string[];
  onSaved: (id: string) => void;
  /** The topic is gone; what was written is to become a new one. */
  onCreateInstead: (kept: KeptDraft) => void;
}

export type Failure = 'planEnded' | 'noMoreTopics' | 'notSaved' | 'topicNotFound' | 'somethingWrong';

export function useTopicForm(props: TopicFormProps) {
  const { draftKey, topic, plan, timezone, otherNames, onSaved, onCreateInstead } = props;
  const { t } = useTranslation('topics');
  const start = useMemo(
    () => (topic ? draftFromTopic(topic, plan, timezone) : emptyDraft(plan, EVERY_MEDIA_TYPE)),
    [topic, plan, timezone],
  );
  const [opened] = useState(() => readDraft(TOPIC_DRAFTS, localStorage, draftKey));
  const [kept, setKept] = useState<Omit<KeptDraft, 'seen' | 'proposal'> | null>(opened);
  const firstSeen = useMemo(() => (topic ? ALL_BUT_REVIEW : []), [topic]);
  const [seen, setSeen] = useState<readonly Step[]>(opened?.seen ?? firstSeen);
  const [refused, setRefused] = useState<FormErrors>(NOTHING_WRONG);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [changedBy, setChangedBy] = useState<string | undefined>();
  const notify = useNotify();
  const save = useSaveTopic();
  const isHere = useIsHere();
  const draft = kept?.draft ?? start;
  const proposing = useProposing(draft.advancedInclusion, opened?.proposal);
  const { proposal } = proposing;

  useEffect(() => {
    if (kept) keepDraft(TOPIC_DRAFTS, localStorage, draftKey, { ...kept, seen: [...seen], proposal });
  }, [draftKey, kept, seen, proposal]);

  const context = useMemo(() => ({ plan, timezone, otherNames, original: topic }), [plan, timezone, otherNames, topic]);
  // What is said of a draft may come a moment after it was changed: no key waits for it.
  const said = useRested(draft);
  const checked = useMemo(() => checkDraft(said, context), [said, context]);
  const candidate = useMemo(() => draftToCandidate(said, plan, timezone, topic), [said, plan, timezone, topic]);
  const errors = useMemo(() => ({ ...refused, ...shownErrors(checked.errors, seen, SHOWN_AT_ONCE) }), [refused, checked, seen]);
  const before = useMemo(() => (topic ? draftToCandidate(start, plan, timezone, topic) : null), [topic, start, plan, timezone]);

  const changed = before ? changedParts(before, candidate) : null;
  // Whoever wrote just what the newer version says has nothing to choose.
  const outdated = kept !== null && kept.basedOn !== topic?.updated_at && changed?.length !== 0;

  function forget(): void {
    dropDraft(TOPIC_DRAFTS, localStorage, draftKey);
    setKept(null);
  }

  return {
    draft,
    candidate,
    /** The topic as it is saved; null for a new one. */
    before,
    changed,
    /** Saved by somebody else after what is written here was begun. While this is being saved, that is its own doing. */
    changedElsewhere: outdated && !save.isPending ? { at: topic?.updated_at, by: changedBy } : null,
    checked,
    /** Of the draft as it is now, for what follows from it. */
    check: () => checkDraft(draft, context),
    errors,
    seen,
    keptAt: kept?.keptAt ?? null,
    saving: save.isPending,
    /** Of what the topic includes. */
    proposing,
    /** A model's proposal stands in it, and was not read yet. */
    isProposed: proposal !== null && draft.keywordInputMode === 'advanced',
    failure,
    change(changes: Partial<TopicDraft>): void {
      // The fields are disabled then; a list that was open above the page is not.
      if (save.isPending) return;
      const basedOn = outdated ? kept.basedOn : topic?.updated_at;
      setKept({ draft: { ...draft, ...changes }, keptAt: Date.now(), basedOn });
      setRefused(NOTHING_WRONG);
      setFailure(null);
    },
    see(step: Step): void {
      // Whoever goes on with a proposal uses it.
      proposing.settle();
      setSeen((before) => (before.includes(step) ? before : [...before, step]));
    },
    startOver(): void {
      forget();
      proposing.settle();
      setSeen(firstSeen);
      setRefused(NOTHING_WRONG);
      setFailure(null);
    },
    /** What is written here counts as written after the newer version. */
    keepMine(): void {
      if (kept) setKept({ ...kept, basedOn: topic?.updated_at });
    },
    createInstead(): void {
      forget();
      onCreateInstead({ draft, seen: [...seen], keptAt: Date.now(), proposal });
    },
    /** `input`: the draft, checked. `refusedIn` hears of the fields that the server finds wrong. */
    save(input: TopicInput, refusedIn: (errors: FormErrors) => void): void {
      if (save.isPending) return;
      setFailure(null);
      // Promises, not callbacks of the call: the form may be left before the answer is there.
      const saving = save.mutateAsync({ topic, input }).then(
        (id) => {
          forget();
          notify(t(topic ? 'form.saved' : 'form.created', { name: input.name }));
          if (id !== undefined && isHere()) onSaved(id);
        },
        (error: Error) => {
          if (!isHere()) return notify(t('form.notSaved', { name: input.name }), error);
          // The newer version is here by now, and with it the choice.
          if (error instanceof ChangedElsewhere) return setChangedBy(error.by);
          const fields = error instanceof CallError ? byField(error.detail.fields ?? {}, draft) : {};
          setRefused(fields);
          if (Object.keys(fields).length === 0) setFailure(failureOf(error));
          else refusedIn(fields);
        },
      );
      holdWhile(TOPIC_DRAFTS, BROWSER, draftKey, saving);
    },
  };
}
export type TopicForm = ReturnType<typeof useTopicForm>;

const NOTHING_WRONG: FormErrors = {};

/** A limit that is passed is told while typing; what is merely missing is not. */
const SHOWN_AT_ONCE: ReadonlySet<string> = new Set([
  'topicNameTaken',
  'topicNameTooLong',
  'dayRangeTooLong',
  'endsAfterPlan',
  'inclusionTooMany',
  'exclusionTooMany',
  'keywordUnreadable',
  'keywordTooLong',
]);

function failureOf(error: Error): Failure {
  if (!(error instanceof CallError)) return 'somethingWrong';
  if (isPlanRefusal(error)) return 'planEnded';
  if (isGone(error)) return 'topicNotFound';
  if (error.code === 'limit_reached') return 'noMoreTopics';
  return error.code === 'network' ? 'notSaved' : 'somethingWrong';
}
