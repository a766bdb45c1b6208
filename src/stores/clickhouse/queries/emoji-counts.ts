/** Which emoji do most mentions have, and of which sentiment are these? A mention counts once for each emoji it has. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { BY_SENTIMENT, bySentiment } from './by-sentiment.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ key: z.string(), ...bySentiment });

/** Most first, `most` of them. */
export function emojiCounts(clickhouse: ClickHouse, scope: MentionScope, most: number): Promise<z.infer<typeof row>[]> {
  const { sql, params } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT key, ${BY_SENTIMENT} FROM ${sql} ARRAY JOIN emojis AS key GROUP BY key ORDER BY count() DESC, key LIMIT {most:UInt32}`,
      row,
    },
    { ...params, most },
  );
}
