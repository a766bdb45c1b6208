/** Deletes a note, which only the person who wrote it may. */
import { noteReference } from '../../contract/notes.ts';
import { deleteNoteRows } from '../../stores/postgres/post-notes.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownNote } from './own-notes.ts';

/** Throws not_found for another organisation's note, and forbidden for a colleague's. */
export async function deleteNote(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  await mayWrite(environment, actor);
  const { id } = await ownNote(environment, actor, parseInput(noteReference, input));
  await deleteNoteRows(environment.postgres, [id]);
}
