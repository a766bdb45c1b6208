/** Deletes a name at once, with a way back for some seconds: it is then written again as it was. */
import type { OwnEntity } from '../../../contract/entities.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useDeleteName, useSaveName } from './api.ts';

export function useDeleteWithUndo(): (name: OwnEntity) => void {
  const { t } = useTranslation('names');
  const notify = useNotify();
  const deletion = useDeleteName();
  const save = useSaveName();

  function bringBack({ type, name, aliases }: OwnEntity): void {
    save.mutateAsync({ input: { type, name, aliases } }).then(
      () => notify(t('undone', { name })),
      (error: Error) => notify(t('notUndone', { name }), error),
    );
  }

  // Promises, not callbacks of the call: the last row takes the table with it.
  return (entity) => {
    const { id, name } = entity;
    // Pressed once more while it is under way.
    if (deletion.isPending && deletion.variables === id) return;
    deletion.mutateAsync(id).then(
      () => notify(t('deleted', { name }), 'done', { label: t('undo'), run: () => bringBack(entity) }),
      (error: Error) => notify(t('deleteFailed', { name }), error),
    );
  };
}
