/** Stops following a source at once, with a way back for some seconds: it is then followed again as it was. Its posts stay either way. */
import { useTranslation } from 'react-i18next';
import { newSource, type Source } from '../../../contract/sources.ts';
import { focusInContent } from '../../ui/focus-after.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useAddSource, useChangeSource, useRemoveSource } from './api.ts';
import { nameOf } from './find-sources.ts';

export function useRemoveWithUndo(): (source: Source) => void {
  const { t } = useTranslation('sources');
  const notify = useNotify();
  const removal = useRemoveSource();
  const addition = useAddSource();
  const change = useChangeSource();

  async function followAgain(source: Source): Promise<void> {
    // What an organisation follows by itself is always of a kind that it may add.
    const { id } = await addition.mutateAsync(newSource.parse(source));
    if (source.state === 'paused') await change.mutateAsync({ sourceId: id, paused: true });
  }

  function bringBack(source: Source): void {
    const name = nameOf(source);
    followAgain(source).then(
      () => notify(t('undone', { name })),
      () => notify(t('notUndone', { name }), 'failed'),
    );
  }

  // Promises, not callbacks of the call: the last row takes the table with it.
  return (source) => {
    const name = nameOf(source);
    removal.mutateAsync(source.id).then(
      () => {
        notify(t('removed', { name }), 'done', { label: t('undo'), run: () => bringBack(source) });
        // The button that had it went with its row.
        if (document.activeElement === document.body) focusInContent();
      },
      () => notify(t('notRemoved', { name }), 'failed'),
    );
  };
}
