/** Writes down a note about a post, for the actor's organisation. */
import { LIMITS } from '../../contract/limits.ts';
import { type Note, noteInput } from '../../contract/notes.ts';
import { findNotes, insertNote } from '../../stores/postgres/post-notes.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { lockPlan, mayWrite } from '../topics/guards.ts';
import { noteOnWire } from './list-notes.ts';
import { storedOnly } from './stored-only.ts';

/** Throws not_found where the post is not stored. */
export async function createNote(environment: Environment, actor: Actor, input: unknown): Promise<Note> {
  await mayWrite(environment, actor);
  const { feedId: postId, text } = parseInput(noteInput, input);
  await storedOnly(environment, [postId]);
  const { organisationId, userId: writtenBy } = actor;
  const writtenAt = environment.now();
  return environment.postgres.transaction(async (transaction) => {
    await lockPlan(transaction, actor, writtenAt);
    const used = (await findNotes(transaction, organisationId, postId)).length;
    if (used >= LIMITS.postNotes) throw limitReached('postNotes', LIMITS.postNotes, used);
    const id = await insertNote(transaction, { organisationId, postId, text, writtenBy, writtenAt });
    const written = (await findNotes(transaction, organisationId, postId)).find((note) => note.id === id);
    if (!written) throw new Error('a written note is not there');
    return noteOnWire(written, actor);
  });
}
