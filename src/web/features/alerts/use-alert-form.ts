/** The state of the form of an alert: the kept draft, what is wrong with it by field, saving, resetting and starting over. */
import { useEffect, useMemo, useState } from 'react';
import type { Alert } from '../../../contract/alerts.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { CallError } from '../../lib/call-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { holdWhile } from '../../lib/held-draft.ts';
import { isPlanRefusal } from '../../lib/plan-refusal.ts';
import { BROWSER } from '../../lib/use-held-draft.ts';
import { useIsHere } from '../../lib/use-is-here.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { ChangedElsewhere, isRefused, TopicGone, useSaveAlert } from './api.ts';
import { byField, checkFields, shownErrors } from './check-fields.ts';
import {
  type AlertFields,
  type Beginning,
  emptyFields,
  fieldsOf,
  inputOf,
  isSameForm,
  resetFields,
  withNewChannels,
  withTopicOf,
  withTopics,
} from './draft.ts';
import { ALERT_DRAFTS, fieldsIn, type KeptDraft } from './kept-draft.ts';

export interface AlertFormProps {
  draftKey: string;
  /** The alert being edited. */
  alert: Alert | undefined;
  beginning: Beginning;
  /** Topics that can be watched. */
  topics: readonly WatchedTopic[];
  /** What is written is kept by now, with the topic that somebody came from. */
  onKept: () => void;
  onSaved: (alert: Alert) => void;
  /** The alert is gone; what was written is to become a new one. */
  onCreateInstead: (kept: KeptDraft) => void;
}

export interface WatchedTopic {
  id: string;
  name: string;
  /** Others are not offered. */
  visible: boolean;
  ends_at: string;
}

export type Failure = 'planEnded' | 'full' | 'topicGone' | 'gone' | 'notSaved' | 'somethingWrong';

export function useAlertForm({ draftKey, alert, beginning, topics, onKept, onSaved, onCreateInstead }: AlertFormProps) {
  const { t } = useTranslation('alerts');
  const start = useMemo(() => (alert ? fieldsOf(alert) : emptyFields(beginning)), [alert, beginning]);
  const [kept, setKept] = useState<KeptDraft | null>(() => {
    const found = readDraft(ALERT_DRAFTS, localStorage, draftKey);
    return found && !alert ? { ...found, fields: withTopicOf(found.fields, beginning.topicId, topics) } : found;
  });
  const [triedNew, setTriedNew] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [changedBy, setChangedBy] = useState<string | undefined>();
  const notify = useNotify();
  const save = useSaveAlert();
  const isHere = useIsHere();
  const written = useMemo(() => (kept && !alert ? fieldsIn(kept, beginning.language) : kept?.fields), [kept, alert, beginning]);
  // A topic may be deleted while a draft that names it is kept.
  const fields = useMemo(() => withTopics(written ?? start, topics), [written, start, topics]);
  const checked = useMemo(() => checkFields(fields), [fields]);
  const tried = kept?.tried ?? triedNew;
  const isChanged = !isSameForm(fields, start);
  // Whoever wrote just what the newer version says has nothing to choose.
  const outdated = kept !== null && kept.basedOn !== alert?.updatedAt && isChanged;

  useEffect(() => {
    if (kept) keepDraft(ALERT_DRAFTS, localStorage, draftKey, kept);
  }, [draftKey, kept]);

  const isKept = kept !== null;
  useEffect(() => {
    if (isKept) onKept();
  }, [isKept, onKept]);

  function forget(): void {
    dropDraft(ALERT_DRAFTS, localStorage, draftKey);
    setKept(null);
    setTriedNew(false);
    setRefused({});
  }

  function write(changes: Partial<AlertFields>, languageChosen = kept?.languageChosen || changes.language !== undefined): void {
    // The fields are disabled then; a list that was open above the page is not.
    if (save.isPending) return;
    const basedOn = outdated ? kept.basedOn : alert?.updatedAt;
    setKept({ fields: { ...fields, ...changes }, tried, keptAt: Date.now(), languageChosen, basedOn });
    setRefused({});
    setFailure(null);
  }

  return {
    fields,
    /** Something differs from the alert as it is saved, or from a form that nobody has written in. */
    isChanged,
    /** Saved by somebody else after what is written here was begun. While this is being saved, that is its own doing. */
    changedElsewhere: outdated && !save.isPending ? { at: alert?.updatedAt, by: changedBy } : null,
    errors: { ...refused, ...shownErrors(checked.errors, tried) },
    /** How many things are to be corrected, once somebody has tried to save. */
    problems: tried ? Object.keys({ ...refused, ...checked.errors }).length : 0,
    tried: checked.tried,
    keptAt: kept?.keptAt ?? null,
    saving: save.isPending,
    failure,
    write,
    /** To the defaults, but for what it is called, what it watches and who is told. */
    reset(): void {
      write(resetFields(fields, beginning), false);
    },
    startOver(): void {
      forget();
      setFailure(null);
    },
    /** What is written here counts as written after the newer version. */
    keepMine(): void {
      setKept((now) => now && { ...now, basedOn: alert?.updatedAt });
    },
    createInstead(): void {
      forget();
      onCreateInstead({ fields: withNewChannels(fields), tried: false, keptAt: Date.now(), languageChosen: true });
    },
    /** `wrong` is called where a field is to be corrected first. */
    save(wrong: () => void): void {
      if (save.isPending) return;
      setTriedNew(true);
      setKept((now) => now && { ...now, tried: true });
      if (Object.keys(checked.errors).length > 0) {
        wrong();
        return;
      }
      setFailure(null);
      // Promises, not callbacks of the call: the form may be left before the answer is there.
      const saving = save.mutateAsync({ alert, input: inputOf(fields) }).then(
        (saved) => {
          forget();
          notify(t(alert ? 'form.saved' : 'form.created', { name: saved.alertName }));
          if (isHere()) onSaved(saved);
        },
        (error: Error) => {
          if (!isHere()) return notify(t('form.notSaved', { name: fields.alertName }), error);
          // The newer version is here by now, and with it the choice.
          if (error instanceof ChangedElsewhere) return setChangedBy(error.by);
          const found = error instanceof CallError ? byField(error.detail.fields ?? {}) : {};
          setRefused(found);
          if (Object.keys(found).length === 0) setFailure(failureOf(error));
          else wrong();
        },
      );
      holdWhile(ALERT_DRAFTS, BROWSER, draftKey, saving);
    },
  };
}
export type AlertForm = ReturnType<typeof useAlertForm>;

function failureOf(error: Error): Failure {
  if (isPlanRefusal(error)) return 'planEnded';
  if (error instanceof TopicGone) return 'topicGone';
  if (isRefused(error, 'not_found')) return 'gone';
  if (isRefused(error, 'limit_reached')) return 'full';
  return isRefused(error, 'network') ? 'notSaved' : 'somethingWrong';
}
