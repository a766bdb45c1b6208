/** Which of these posts are mentions of one of these topics? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import type { Membership } from '../mention-row.ts';
import { tuple } from '../params.ts';

/** Answers ids. `published`: of the post, in seconds since 1970; the mentions stand in the order of time. */
export async function mentionedPosts(
  clickhouse: ClickHouse,
  posts: readonly { id: string; published: number }[],
  topics: readonly Membership[],
): Promise<Set<string>> {
  if (posts.length === 0 || topics.length === 0) return new Set();
  const rows = await clickhouse.query(
    {
      sql: `SELECT DISTINCT toString(post_id) AS post FROM mentions FINAL
            WHERE (topic_id, revision) IN {topics:Array(Tuple(UInt32, UInt32))}
              AND published_at IN {published:Array(UInt32)} AND post_id IN {ids:Array(UInt64)}`,
      row: z.object({ post: z.string() }),
    },
    {
      topics: topics.map(({ topicId, revision }) => tuple(topicId, revision)),
      published: posts.map(({ published }) => published),
      ids: posts.map(({ id }) => BigInt(id)),
    },
  );
  return new Set(rows.map(({ post }) => post));
}
