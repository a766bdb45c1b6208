/** What a source brings to topics, learned from posts that have just been stored: who fails is missed by what he brings. */
import type { ImportedPost } from '../../contract/posts.ts';
import { MENTIONS_COUNT_MS, ofLate } from '../../engine/collection/mentions-of-late.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { addToMentions } from '../../stores/postgres/source-mentions.ts';
import { postId } from '../mentions/identity.ts';
import type { FoundMention } from '../mentions/store-rows.ts';

/** By post, the topics that it belongs to. */
export type TopicsOfPosts = ReadonlyMap<string, ReadonlySet<number>>;

/** A topic that is searched anew has two definitions, of which a post may be found by both. */
export function noteTopics(topicsOf: Map<string, Set<number>>, found: readonly FoundMention[]): void {
  for (const { post, topicId } of found) topicsOf.set(post.id, (topicsOf.get(post.id) ?? new Set()).add(topicId));
}

/**
 * `arrived`: posts that were not known of the source before, each once, so that what is read or sent again counts once. As they are
 * dated: of a forum that is read for the first time, last year's are many, and say little of what it brings by now.
 */
export async function countMentions(
  transaction: Transaction,
  sourceId: number,
  arrived: readonly ImportedPost[],
  topicsOf: TopicsOfPosts,
  now: Date,
): Promise<void> {
  const counts = new Map<number, number>();
  for (const { media_type, id, published_at } of arrived) {
    const passed = now.getTime() - Date.parse(published_at);
    if (passed > MENTIONS_COUNT_MS) continue;
    for (const topicId of topicsOf.get(postId(media_type, id)) ?? [])
      counts.set(topicId, (counts.get(topicId) ?? 0) + ofLate(1, passed));
  }
  await addToMentions(transaction, sourceId, counts, now);
}
