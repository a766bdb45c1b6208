/** Writes a note about a post, and deletes one, with a way back for some seconds: it is then written again, as of now. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createNote, deleteNote, getNotes, type Note } from '../../../contract/notes.ts';
import { refreshRequests, request } from '../../lib/call.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { changeLists } from './listed-posts.ts';

export interface WriteNotes {
  writing: boolean;
  /** Whether it is written; where it is not, that is said. */
  write(text: string): Promise<boolean>;
  remove(note: Note): void;
}

export function useWriteNotes(feedId: string): WriteNotes {
  const { t } = useTranslation('analysis');
  const client = useQueryClient();
  const notify = useNotify();
  const counted = async (by: 1 | -1) => {
    changeLists(client, (list) => ({
      ...list,
      posts: list.posts.map((post) => (post.id === feedId ? { ...post, notes: post.notes + by } : post)),
    }));
    await refreshRequests(client, getNotes);
  };
  const writing = useMutation({
    mutationFn: (text: string) => request(createNote, { feedId, text }),
    onSuccess: () => counted(1),
  });
  const removal = useMutation({
    mutationFn: (note: Note) => request(deleteNote, { feedId, noteId: note.id }),
    onSuccess: () => counted(-1),
  });
  const write = (text: string) =>
    writing.mutateAsync(text).then(
      () => true,
      () => {
        notify(t('notes.failed'), 'failed');
        return false;
      },
    );
  return {
    writing: writing.isPending,
    write,
    remove: (note) =>
      void removal.mutateAsync(note).then(
        () => notify(t('notes.deleted'), 'done', { label: t('posts.correct.undo'), run: () => void write(note.text) }),
        () => notify(t('notes.deleteFailed'), 'failed'),
      ),
  };
}
