/**
 * Which mentions does an edited post make untrue? Decided from the old text alone, without reading mentions: so it also
 * covers a mention that a backfill is writing at this moment, whose older version loses against the tombstone.
 */
import { tombstone } from '../../stores/clickhouse/mention-row.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import type { KnownPost } from '../../stores/clickhouse/queries/known-posts.ts';
import { type MatchedPost, matchedPost } from './matched-post.ts';
import type { PostIdentity } from './prepared-posts.ts';
import type { StandingTopics } from './standing-topics.ts';

export interface Edit {
  post: PostRow;
  before: MatchedPost;
}

/** The posts of a batch that are stored at another time, with another value of what queries ask for, or read by another version. */
export function editedPosts(posts: readonly PostIdentity[], known: readonly KnownPost[]): { id: string; publishedAt: number }[] {
  const byId = new Map(known.map((stored) => [stored.post, stored]));
  return posts.flatMap((post) => {
    const stored = byId.get(post.id);
    if (!stored || isSame(post, stored)) return [];
    return [{ id: post.id, publishedAt: stored.published }];
  });
}

export function retractions(topics: StandingTopics, edits: readonly Edit[]): ReturnType<typeof tombstone>[] {
  return edits.flatMap(({ post, before }) => {
    const { id: post_id, media_type, version } = post;
    const sameTime = before.publishedAt === post.published_at;
    const still = new Set(sameTime ? topics.memberships(matchedPost(post)).map(key) : []);
    return topics
      .memberships(before)
      .filter((membership) => !still.has(key(membership)))
      .map((membership) => tombstone({ published_at: before.publishedAt, post_id, media_type, version }, membership));
  });
}

function isSame(post: PostIdentity, { published, text, tokensVersion }: KnownPost): boolean {
  return published === post.published_at && text === post.text_hash && tokensVersion === post.tokens_version;
}

function key({ topicId, revision }: { topicId: number; revision: number }): string {
  return `${topicId}:${revision}`;
}
