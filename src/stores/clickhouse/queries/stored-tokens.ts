/** Which token text do these stored posts have? Asked only of posts whose text or time is about to change. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

export async function storedTokens(clickhouse: ClickHouse, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await clickhouse.query(
    {
      sql: 'SELECT toString(id) AS post, argMax(tokens, version) AS tokens FROM posts WHERE id IN {ids:Array(UInt64)} GROUP BY id',
      row: z.object({ post: z.string(), tokens: z.string() }),
    },
    { ids: ids.map(BigInt) },
  );
  return new Map(rows.map(({ post, tokens }) => [post, tokens]));
}
