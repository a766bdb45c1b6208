/** Is this post a mention of one of these topics? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import type { Membership } from '../mention-row.ts';
import { tuple } from '../params.ts';

/** `published`: of the post, in seconds since 1970; the mentions stand in the order of time. */
export async function isMention(
  clickhouse: ClickHouse,
  post: { id: string; published: number },
  topics: readonly Membership[],
): Promise<boolean> {
  if (topics.length === 0) return false;
  const rows = await clickhouse.query(
    {
      sql: `SELECT 1 AS found FROM mentions FINAL
            WHERE (topic_id, revision) IN {topics:Array(Tuple(UInt32, UInt32))} AND published_at = {published:UInt32} AND post_id = {id:UInt64} LIMIT 1`,
      row: z.object({ found: z.number() }),
    },
    {
      topics: topics.map(({ topicId, revision }) => tuple(topicId, revision)),
      published: post.published,
      id: BigInt(post.id),
    },
  );
  return rows.length > 0;
}
