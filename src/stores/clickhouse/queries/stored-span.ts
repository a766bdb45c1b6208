/** When was the first of the stored posts published, and when the last? null where none is stored. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

const QUESTION = {
  sql: 'SELECT toUInt32(min(published_at)) AS first, toUInt32(max(published_at)) AS last, count() AS count FROM posts',
  row: z.object({ first: z.number(), last: z.number(), count: z.number() }),
};

export async function storedSpan(clickhouse: ClickHouse): Promise<{ first: Date; last: Date } | null> {
  const [span] = await clickhouse.query(QUESTION);
  return span && span.count > 0 ? { first: new Date(span.first * 1000), last: new Date(span.last * 1000) } : null;
}
