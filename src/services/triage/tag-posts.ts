/**
 * Gives posts tags of the actor's organisation, or takes tags from them. When it resolves it is kept, and posts
 * show it; filters and counts of the organisation have it at once, or, where ClickHouse could not be told, after the job of the change.
 * Nobody else's change.
 */
import { LIMITS } from '../../contract/limits.ts';
import { type TaggedPost, type TagInput, tagInput } from '../../contract/tags.ts';
import { nameKey } from '../../engine/text/name-key.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { deleteTags, findTags, insertTags, organisationTags, type Tag } from '../../stores/postgres/post-tags.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { changeAndCopy } from './change-and-copy.ts';
import { copyTags } from './copy-tags.ts';
import { storedOnly } from './stored-only.ts';

/** Throws not_found where one of the posts is not stored, limit_reached for more tags than there may be; then nothing is changed. */
export async function tagPosts(environment: Environment, actor: Actor, input: unknown): Promise<TaggedPost[]> {
  await mayWrite(environment, actor);
  const asked = parseInput(tagInput, input);
  const { postIds } = asked;
  await storedOnly(environment, postIds);
  const { organisationId } = actor;
  await changeAndCopy(environment, actor, {
    queue: 'tag',
    copy: copyTags,
    write: async (transaction, { now }) => {
      await deleteTags(transaction, organisationId, { postIds, tagKeys: asked.remove.map(nameKey) });
      const tags = await spelled(transaction, organisationId, asked.add);
      const given = { organisationId, taggedBy: actor.userId, taggedAt: now };
      await insertTags(
        transaction,
        postIds.flatMap((postId) => tags.map((tag) => ({ ...given, ...tag, postId }))),
      );
      await refuseTooMany(transaction, organisationId, asked);
      return { organisationId, postIds };
    },
  });
  const stands = await findTags(environment.postgres, organisationId, postIds);
  return postIds.map((id) => ({ id, tags: stands.get(id)?.map(({ tag }) => tag) ?? [] }));
}

/** Each once, as the organisation writes it already, or else as it is given. */
async function spelled(transaction: Transaction, organisationId: number, given: readonly string[]): Promise<Tag[]> {
  if (given.length === 0) return [];
  const known = new Map((await organisationTags(transaction, organisationId)).map(({ tagKey, tag }) => [tagKey, tag]));
  const tags = new Map<string, string>();
  for (const tag of given) {
    const key = nameKey(tag);
    if (!tags.has(key)) tags.set(key, known.get(key) ?? tag);
  }
  return [...tags].map(([tagKey, tag]) => ({ tagKey, tag }));
}

/** Looks when all is written: throwing takes it back. */
async function refuseTooMany(transaction: Transaction, organisationId: number, { postIds, add }: TagInput): Promise<void> {
  if (add.length === 0) return;
  const onPosts = await findTags(transaction, organisationId, postIds);
  const most = Math.max(0, ...[...onPosts.values()].map((tags) => tags.length));
  if (most > LIMITS.postTags) throw limitReached('postTags', LIMITS.postTags, most);
  const all = (await organisationTags(transaction, organisationId)).length;
  if (all > LIMITS.tags) throw limitReached('tags', LIMITS.tags, all);
}
