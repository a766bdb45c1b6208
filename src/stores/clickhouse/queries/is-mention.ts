/** Is this post a mention of the topic? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import type { Membership } from '../mention-row.ts';

/** `published`: of the post, in seconds since 1970; the mentions stand in the order of time. */
export async function isMention(
  clickhouse: ClickHouse,
  post: { id: string; published: number },
  { topicId, revision }: Membership,
): Promise<boolean> {
  const rows = await clickhouse.query(
    {
      sql: `SELECT 1 AS found FROM mentions FINAL
            WHERE topic_id = {topic:UInt32} AND revision = {revision:UInt32} AND published_at = {published:UInt32} AND post_id = {id:UInt64} LIMIT 1`,
      row: z.object({ found: z.number() }),
    },
    {
      topic: topicId,
      revision,
      published: post.published,
      id: BigInt(post.id),
    },
  );
  return rows.length > 0;
}
