/** Deletes a note, which only the person who wrote it may. */
import { noteReference } from '../../contract/notes.ts';
import { deleteNoteRow, findNotes } from '../../stores/postgres/post-notes.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { mayWrite } from '../topics/guards.ts';

/** Throws not_found for another organisation's note, and forbidden for a colleague's. */
export async function deleteNote(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  await mayWrite(environment, actor);
  const { feedId, noteId } = parseInput(noteReference, input);
  const notes = await findNotes(environment.postgres, actor.organisationId, feedId);
  const note = notes.find(({ id }) => String(id) === noteId);
  if (!note) throw notFound('note');
  if (note.writtenBy !== actor.userId) throw new ServiceError('forbidden', 'the note is somebody else’s');
  await deleteNoteRow(environment.postgres, note.id);
}
