/** Writes down a note about a post, for the actor's organisation. */
import { type Note, noteInput } from '../../contract/notes.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { noteOnWire } from './list-notes.ts';
import { writeNotes } from './write-notes.ts';

/** Throws not_found where the post is not stored. */
export async function createNote(environment: Environment, actor: Actor, input: unknown): Promise<Note> {
  await mayWrite(environment, actor);
  const { feedId, text } = parseInput(noteInput, input);
  const [written] = await writeNotes(environment, actor, { postIds: [feedId], text });
  if (!written) throw new Error('a written note is not there');
  return noteOnWire(written, actor);
}
