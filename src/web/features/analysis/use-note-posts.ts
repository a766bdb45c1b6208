/** Writes the same note about several posts, with a way back for some seconds. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createNotes, deleteNotes } from '../../../contract/notes.ts';
import type { Post } from '../../../contract/posts.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { request } from '../../lib/call.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { countNotes } from './counted-notes.ts';

/** Answers whether it is written; where it is not, that is said. */
export function useNotePosts(): (posts: readonly Pick<Post, 'id'>[], text: string) => Promise<boolean> {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const client = useQueryClient();
  const notify = useNotify();
  const writing = useMutation({
    mutationFn: (note: { postIds: string[]; text: string }) => request(createNotes, note),
    onSuccess: (_, { postIds }) => countNotes(client, postIds, 1),
  });
  const removal = useMutation({ mutationFn: (noteIds: string[]) => request(deleteNotes, { noteIds }) });

  async function takeBack(ids: readonly string[], noteIds: string[]): Promise<void> {
    try {
      await removal.mutateAsync(noteIds);
      await countNotes(client, ids, -1);
      notify(t('posts.correct.undone'), 'done');
    } catch (error) {
      notify(t('notes.deleteFailed'), error instanceof Error ? error : 'failed');
    }
  }

  return async (posts, text) => {
    const ids = posts.map(({ id }) => id);
    try {
      const { data } = await writing.mutateAsync({ postIds: ids, text });
      const noteIds = data.map(({ noteId }) => noteId);
      notify(t('notes.added', { count: ids.length, number: format.exact(ids.length) }), 'done', {
        label: t('posts.correct.undo'),
        run: () => void takeBack(ids, noteIds),
      });
      return true;
    } catch (error) {
      notify(t('notes.failed'), error instanceof Error ? error : 'failed');
      return false;
    }
  };
}
