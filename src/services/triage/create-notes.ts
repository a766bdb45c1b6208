/** Writes down the same note about several posts. */
import type { z } from 'zod';
import { type noteReference, notesInput } from '../../contract/notes.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { writeNotes } from './write-notes.ts';

/** Throws not_found where one of the posts is not stored; then none has the note. */
export async function createNotes(
  environment: Environment,
  actor: Actor,
  input: unknown,
): Promise<z.output<typeof noteReference>[]> {
  await mayWrite(environment, actor);
  const written = await writeNotes(environment, actor, parseInput(notesInput, input));
  return written.map(({ id, postId }) => ({ feedId: postId, noteId: String(id) }));
}
