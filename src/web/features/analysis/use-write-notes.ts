/**
 * Writes a note about a post, changes one, and deletes one; the last two with a way back for some seconds. A deleted note is then
 * written again, as of now.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createNote, deleteNote, editNote, getNotes, type Note } from '../../../contract/notes.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { refreshRequests, request } from '../../lib/call.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { countNotes } from './counted-notes.ts';

export interface WriteNotes {
  /** Whether it is written; where it is not, that is said. */
  write(text: string): Promise<boolean>;
  edit(note: Note, text: string): Promise<boolean>;
  remove(note: Note): void;
}

export function useWriteNotes(feedId: string): WriteNotes {
  const { t } = useTranslation('analysis');
  const client = useQueryClient();
  const notify = useNotify();
  const writing = useMutation({
    mutationFn: (text: string) => request(createNote, { feedId, text }),
    onSuccess: () => countNotes(client, [feedId], 1),
  });
  const editing = useMutation({
    mutationFn: ({ id: noteId, text }: Pick<Note, 'id' | 'text'>) => request(editNote, { feedId, noteId, text }),
    onSuccess: () => refreshRequests(client, getNotes),
  });
  const removal = useMutation({
    mutationFn: (note: Note) => request(deleteNote, { feedId, noteId: note.id }),
    onSuccess: () => countNotes(client, [feedId], -1),
  });
  /** Undo that failed is offered again: what would be brought back is nowhere else. */
  function offerUndo(message: string, tone: 'done' | 'failed', back: () => Promise<unknown>): void {
    notify(message, tone, {
      label: t('posts.correct.undo'),
      run: () =>
        void back().then(
          () => notify(t('posts.correct.undone'), 'done'),
          () => offerUndo(t('notes.undoFailed'), 'failed', back),
        ),
    });
  }
  const saved = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error: Error) => {
        notify(t('notes.failed'), error);
        return false;
      },
    );
  return {
    write: (text) => saved(writing.mutateAsync(text)),
    edit: async (note, text) => {
      const done = await saved(editing.mutateAsync({ id: note.id, text }));
      if (done) offerUndo(t('notes.changed'), 'done', () => editing.mutateAsync(note));
      return done;
    },
    remove(note) {
      // Pressed once more while it is under way.
      if (removal.isPending && removal.variables.id === note.id) return;
      removal.mutateAsync(note).then(
        () => offerUndo(t('notes.deleted'), 'done', () => writing.mutateAsync(note.text)),
        (error: Error) => notify(t('notes.deleteFailed'), error),
      );
    },
  };
}
