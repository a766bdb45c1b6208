/** The state of the form of a name: what is written, what is wrong with it, and saving. */
import { useState } from 'react';
import type { EntityInput, OwnEntity } from '../../../contract/entities.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { CallError } from '../../lib/call-error.ts';
import { useIsHere } from '../../lib/use-is-here.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useSaveName } from './api.ts';
import { checkName, type NameProblem, problemsOf, type Refusal, refusalOf } from './name-errors.ts';

const EMPTY: EntityInput = { type: 'organisation', name: '', aliases: [] };

export function useNameForm(edited: OwnEntity | undefined, onSaved: () => void) {
  const { t } = useTranslation('names');
  const notify = useNotify();
  const save = useSaveName();
  const isHere = useIsHere();
  const [draft, setDraft] = useState<EntityInput>(
    edited ? { type: edited.type, name: edited.name, aliases: edited.aliases } : EMPTY,
  );
  /** Of the version that is written over; null for a new one. */
  const [target, setTarget] = useState(edited ? { id: edited.id, basedOn: edited.updatedAt } : null);
  const [problems, setProblems] = useState<NameProblem[]>([]);
  const [refusal, setRefusal] = useState<{ kind: Refusal; by?: string } | null>(null);

  function refuse(error: Error): void {
    const found = problemsOf(error);
    setProblems(found);
    if (found.length > 0) return;
    const kind = refusalOf(error);
    const { changedAt, changedBy } = error instanceof CallError ? error.detail : {};
    setRefusal({ kind, ...(kind === 'conflict' && changedBy !== undefined && { by: changedBy }) });
    if (kind === 'conflict' && target && changedAt) setTarget({ ...target, basedOn: changedAt });
    if (kind === 'gone') setTarget(null);
  }

  return {
    draft,
    problems,
    refusal,
    saving: save.isPending,
    change(changes: Partial<EntityInput>): void {
      setDraft((before) => ({ ...before, ...changes }));
      setProblems([]);
      setRefusal(null);
    },
    save(): void {
      const found = checkName(draft);
      setProblems(found);
      setRefusal(null);
      if (found.length > 0 || save.isPending) return;
      // Promises, not callbacks of the call: the page may be left before the answer is there.
      save.mutateAsync({ input: draft, ...(target && { edited: target }) }).then(
        ({ name }) => {
          notify(t('saved', { name }));
          if (isHere()) onSaved();
        },
        (error: Error) => (isHere() ? refuse(error) : notify(t('notSaved', { name: draft.name }), error)),
      );
    },
  };
}
