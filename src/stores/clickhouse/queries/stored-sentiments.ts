/** What is the sentiment of these posts, who said so, and of which text? By id; a post that is not stored is absent. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { postRow } from '../post-row.ts';

const row = postRow
  .pick({ text_hash: true, sentiment: true, sentiment_score: true, sentiment_engine: true })
  .extend({ post: z.string() });

export async function storedSentiments(
  clickhouse: ClickHouse,
  ids: readonly string[],
): Promise<Map<string, z.infer<typeof row>>> {
  if (ids.length === 0) return new Map();
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(id) AS post, toString(text_hash) AS text_hash, sentiment, sentiment_score, sentiment_engine
            FROM (SELECT * FROM posts WHERE id IN {ids:Array(UInt64)} ORDER BY id, version DESC LIMIT 1 BY id)`,
      row,
    },
    { ids: ids.map(BigInt) },
  );
  return new Map(rows.map((stored) => [stored.post, stored]));
}
