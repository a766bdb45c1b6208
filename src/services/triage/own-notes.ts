/** Only who wrote a note may change or delete it. */
import { findNotes, type PostNote } from '../../stores/postgres/post-notes.ts';
import { LARGEST_ID } from '../../stores/postgres/topics.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';

/** Those of the organisation, oldest first. Throws forbidden for a colleague's. */
export async function ownNotes({ postgres }: Environment, actor: Actor, noteIds: readonly string[]): Promise<PostNote[]> {
  const ids = [...new Set(noteIds.map(Number))];
  const notes = await findNotes(postgres, actor.organisationId, { ids: ids.filter((id) => id <= LARGEST_ID) });
  if (notes.some(({ writtenBy }) => writtenBy !== actor.userId))
    throw new ServiceError('forbidden', 'the note is somebody else’s');
  return notes;
}

/** The same of one. Throws not_found where it is not of the organisation, or about another post. */
export async function ownNote(
  environment: Environment,
  actor: Actor,
  { feedId, noteId }: { feedId: string; noteId: string },
): Promise<PostNote> {
  const [note] = await ownNotes(environment, actor, [noteId]);
  if (note?.postId !== feedId) throw notFound('note');
  return note;
}
