/** Deletes several notes, of whatever posts; of those that are gone already nothing is left to do. */
import { noteReferences } from '../../contract/notes.ts';
import { deleteNoteRows } from '../../stores/postgres/post-notes.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownNotes } from './own-notes.ts';

/** Throws forbidden for a colleague's note; then none is deleted. */
export async function deleteNotes(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  await mayWrite(environment, actor);
  const { noteIds } = parseInput(noteReferences, input);
  const notes = await ownNotes(environment, actor, noteIds);
  await deleteNoteRows(
    environment.postgres,
    notes.map(({ id }) => id),
  );
}
