/** Stops following a source at once, with a way back for some seconds: it is then followed again as it was. Its posts stay either way. */
import { newSource, type Source } from '../../../contract/sources.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useAddSource, useChangeSource, useRemoveSource } from './api.ts';
import { nameOf } from './find-sources.ts';
import { refusalOf } from './source-errors.ts';
import { useRowFocus } from './use-row-focus.ts';

export function useRemoveWithUndo(sources: readonly Source[]): (source: Source) => void {
  const { t } = useTranslation('sources');
  const notify = useNotify();
  const removal = useRemoveSource();
  const addition = useAddSource();
  const change = useChangeSource();
  const { awaitGone, awaitBack } = useRowFocus(sources);

  async function followAgain(source: Source): Promise<void> {
    // What an organisation follows by itself is always of a kind that it may add.
    const { id } = await addition.mutateAsync(newSource.parse(source));
    if (source.state === 'paused') await change.mutateAsync({ sourceId: id, paused: true });
  }

  function bringBack(source: Source): void {
    const name = nameOf(source);
    awaitBack(source);
    followAgain(source).then(
      () => notify(t('undone', { name })),
      (error: Error) => notify(t('notUndone', { name }), error),
    );
  }

  // Promises, not callbacks of the call: who asked may have gone to the catalogue meanwhile.
  return (source) => {
    // Pressed once more while it is under way.
    if (removal.isPending && removal.variables === source.id) return;
    const name = nameOf(source);
    awaitGone(source);
    removal.mutateAsync(source.id).then(
      () => notify(t('removed', { name }), 'done', { label: t('undo'), run: () => bringBack(source) }),
      (error: Error) => notify(refusalOf(error) === 'gone' ? t('refused.gone') : t('notRemoved', { name }), error),
    );
  };
}
