/** Which sites, or channels, do most mentions stand on, and of which sentiment are these? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { BY_SENTIMENT, bySentiment } from './by-sentiment.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ key: z.string(), ...bySentiment });

/** Most first, `most` of them; the empty key: mentions without one. */
export function placeCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  by: 'domain' | 'channel',
  most: number,
): Promise<z.infer<typeof row>[]> {
  const { sql, params } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT ${by} AS key, ${BY_SENTIMENT} FROM ${sql} GROUP BY key ORDER BY count() DESC, key LIMIT {most:UInt32}`,
      row,
    },
    { ...params, most },
  );
}
