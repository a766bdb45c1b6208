/** A row of `mentions`, as arrival and backfill write it; the backfill's SELECT lists the same columns. */
import type { MediaType } from '../../contract/media-types.ts';
import type { WrittenRows } from './client.ts';
import { insertLine } from './insert-line.ts';
import { type PostRow, THEME_COLUMNS } from './post-row.ts';

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

export interface Membership {
  topicId: number;
  revision: number;
}

const COLUMNS = ['topic_id', 'revision', 'post_id', ...MENTION_COLUMNS, 'is_deleted'];

/** A line for each topic that the post is a mention of; what these have in common is written once. */
export function mentionLines(post: PostRow, memberships: readonly Membership[]): string[] {
  const alike = insertLine([post.id, ...MENTION_COLUMNS.map((column) => post[column]), 0]).slice(1);
  return memberships.map(({ topicId, revision }) => `[${topicId},${revision},${alike}`);
}

/** `lines`: of mentionLines. `topics`: of which they are. */
export function writtenMentions(lines: readonly string[], topics: ReadonlySet<number>): WrittenRows {
  return { columns: COLUMNS, lines: Buffer.from(lines.join('\n')), topics };
}

/** Says that the post is no longer a mention of the topic at this time, as of `version`. */
export function tombstone(
  key: { published_at: number; post_id: string; media_type: MediaType; version: number },
  membership: Membership,
) {
  return { topic_id: membership.topicId, revision: membership.revision, ...key, is_deleted: 1 as const };
}
