/** A row of `mentions`, as arrival and backfill write it; the backfill's SELECT lists the same columns. */
import type { MediaType } from '../../contract/media-types.ts';
import { type PostRow, type PostThemes, THEME_COLUMNS } from './post-row.ts';

/** What a mention has of its post beside what the post is about: each named as `posts` names it. */
const COPIED_COLUMNS = [
  'published_at',
  'media_type',
  'kind',
  'sentiment',
  'author_key',
  'author_followers',
  'copy_key',
  'domain',
  'channel',
  'language',
  'likes',
  'comments',
  'shares',
  'hotvalue',
  'engagement',
  'reactions',
  // The table makes the keys of parent and thread of these three, and keeps the keys alone.
  'native_id',
  'parent_id',
  'thread_id',
  'demo',
  'version',
] as const satisfies (keyof PostRow)[];

/** All that a mention has of its post. */
export const MENTION_COLUMNS = [...COPIED_COLUMNS, ...THEME_COLUMNS];

type Copied = PostThemes & Pick<PostRow, (typeof COPIED_COLUMNS)[number]>;

export interface MentionRow extends Copied {
  topic_id: number;
  revision: number;
  post_id: string;
  is_deleted: 0 | 1;
}

export interface Membership {
  topicId: number;
  revision: number;
}

export function mentionRow(post: PostRow, { topicId, revision }: Membership): MentionRow {
  const copied = Object.fromEntries(MENTION_COLUMNS.map((column) => [column, post[column]])) as unknown as Copied;
  return { topic_id: topicId, revision, post_id: post.id, ...copied, is_deleted: 0 };
}

/** Says that the post is no longer a mention of the topic at this time, as of `version`. */
export function tombstone(
  key: { published_at: number; post_id: string; media_type: MediaType; version: number },
  membership: Membership,
) {
  return { topic_id: membership.topicId, revision: membership.revision, ...key, is_deleted: 1 as const };
}
