/** Which sites, or channels, do most mentions stand on, and of which sentiment are these? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { TONES, tones } from './tones.ts';

const row = z.object({ key: z.string(), ...tones });

/** Most first, `limit` of them; the empty key: mentions without one. */
export function placeCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  by: 'domain' | 'channel',
  limit: number,
): Promise<z.infer<typeof row>[]> {
  const { sql, params, values } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT ${by} AS key, ${TONES} FROM ${sql} GROUP BY key ORDER BY count() DESC, key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
