/** Which emoji do most mentions have, and of which sentiment are these? A mention counts once for each emoji it has. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { TONES, tones } from './tones.ts';

const row = z.object({ key: z.string(), ...tones });

/** Most first, `limit` of them. */
export function emojiCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<z.infer<typeof row>[]> {
  const { sql, params, values } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT key, ${TONES} FROM ${sql} ARRAY JOIN emojis AS key GROUP BY key ORDER BY count() DESC, key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
