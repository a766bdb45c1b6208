/** The state of the topic form: the kept draft, its errors by field, saving, and going back to where it started. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../contract/accounts.ts';
import type { Topic } from '../../../contract/topics.ts';
import { CallError } from '../../lib/call-error.ts';
import { VARIANT } from '../../lib/variant.ts';
import { useNotify } from '../../ui/use-notify.ts';
import { useSaveTopic } from './api.ts';
import { byField, checkDraft, type FormErrors } from './check-draft.ts';
import { draftFromTopic, draftToCandidate, emptyDraft, type TopicDraft } from './draft.ts';
import { useDrafts } from './drafts.ts';

const EVERY_MEDIA_TYPE = VARIANT.channels.flatMap((channel) => channel.covers);

export interface TopicFormProps {
  draftKey: string;
  /** The topic being edited. */
  topic: Topic | undefined;
  plan: Subscription;
  timezone: string;
  otherNames: readonly string[];
  /** The plan has no room for another topic. */
  full: boolean;
  onSaved: (id: string) => void;
}

type Failure = 'noMoreTopics' | 'notSaved' | 'somethingWrong';

export function useTopicForm({ draftKey, topic, plan, timezone, otherNames, onSaved }: TopicFormProps) {
  const { t } = useTranslation('topics');
  const start = useMemo(
    () => (topic ? draftFromTopic(topic, plan, timezone) : emptyDraft(plan, EVERY_MEDIA_TYPE)),
    [topic, plan, timezone],
  );
  const kept = useDrafts((state) => state.drafts[draftKey]);
  const { keep, drop } = useDrafts.getState();
  const draft = kept ?? start;
  const notify = useNotify();
  const save = useSaveTopic();
  // Nobody is told off for fields they have not come to yet: errors show after the first try to save.
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FormErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);

  const checked = checkDraft(draft, { plan, timezone, otherNames, original: topic });
  const found = 'errors' in checked ? checked.errors : {};
  const early = Object.fromEntries(Object.entries(found).filter(([, error]) => SHOWN_AT_ONCE.has(error.key))) as FormErrors;

  return {
    draft,
    candidate: draftToCandidate(draft, plan, timezone, topic),
    errors: tried ? { ...refused, ...found } : early,
    changed: kept !== undefined,
    saving: save.isPending,
    failure,
    change(changes: Partial<TopicDraft>): void {
      keep(draftKey, { ...draft, ...changes });
      setRefused({});
      setFailure(null);
    },
    reset(): void {
      drop(draftKey);
      setTried(false);
      setRefused({});
      setFailure(null);
    },
    /** Answers whether the draft could be sent at all. */
    submit(): boolean {
      setTried(true);
      if ('errors' in checked) return false;
      if (save.isPending) return true;
      setFailure(null);
      save.mutate(
        { id: topic?.id, input: checked.input },
        {
          onSuccess: (id) => {
            drop(draftKey);
            notify(t(topic ? 'form.saved' : 'form.created', { name: checked.input.name }));
            if (id !== undefined) onSaved(id);
          },
          onError: (error) => {
            const fields = error instanceof CallError ? byField(error.detail.fields ?? {}, draft) : {};
            setRefused(fields);
            if (Object.keys(fields).length === 0) setFailure(failureOf(error));
          },
        },
      );
      return true;
    },
  };
}

/** A limit that is passed is told while typing; what is merely missing is not. */
const SHOWN_AT_ONCE: ReadonlySet<string> = new Set([
  'topicNameTaken',
  'topicNameTooLong',
  'dayRangeTooLong',
  'inclusionTooMany',
  'exclusionTooMany',
  'keywordUnreadable',
  'keywordTooLong',
]);

function failureOf(error: Error): Failure {
  if (!(error instanceof CallError)) return 'somethingWrong';
  if (error.code === 'limit_reached') return 'noMoreTopics';
  return error.code === 'network' ? 'notSaved' : 'somethingWrong';
}
