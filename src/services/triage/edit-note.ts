/** Changes the text of a note, which only the person who wrote it may. */
import { editNote as endpoint, type Note } from '../../contract/notes.ts';
import { editNoteRow } from '../../stores/postgres/post-notes.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { noteOnWire } from './list-notes.ts';
import { ownNote } from './own-notes.ts';

/** Throws not_found for another organisation's note, and forbidden for a colleague's. */
export async function editNote(environment: Environment, actor: Actor, input: unknown): Promise<Note> {
  await mayWrite(environment, actor);
  const { text, ...which } = parseInput(endpoint.input, input);
  const note = await ownNote(environment, actor, which);
  const change = { text, editedAt: environment.now() };
  await editNoteRow(environment.postgres, note.id, change);
  return noteOnWire({ ...note, ...change }, actor);
}
