/** Writes the same note about each of some posts, for the actor's organisation: about all of them, or about none. */
import { LIMITS } from '../../contract/limits.ts';
import { countNotes, findNotes, insertNotes, type PostNote } from '../../stores/postgres/post-notes.ts';
import { lockPlan } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached } from '../errors.ts';
import { storedOnly } from './stored-only.ts';

/** In the order of the posts. Throws not_found where one is not stored, limit_reached where one has as many notes as it may. */
export async function writeNotes(
  environment: Environment,
  actor: Actor,
  { postIds, text }: { postIds: readonly string[]; text: string },
): Promise<PostNote[]> {
  await storedOnly(environment, postIds);
  const { organisationId, userId: writtenBy } = actor;
  const writtenAt = environment.now();
  return environment.postgres.transaction(async (transaction) => {
    await lockPlan(transaction, actor, writtenAt);
    const used = Math.max(0, ...(await countNotes(transaction, organisationId, postIds)).values());
    if (used >= LIMITS.postNotes) throw limitReached('postNotes', LIMITS.postNotes, used);
    const rows = postIds.map((postId) => ({ organisationId, postId, text, writtenBy, writtenAt }));
    return findNotes(transaction, organisationId, { ids: await insertNotes(transaction, rows) });
  });
}
