/** Which keywords have most mentions? Their numbers alone cost half of what keyword-counts.ts does. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { keywordKey } from './keyword-key.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** As in keyword-key.ts, in decimal; most mentions first. */
export async function topKeywords(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<string[]> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(key) AS keyword FROM ${sql} ARRAY JOIN keyword_keys AS hash
            GROUP BY ${keywordKey('hash')} AS key ORDER BY count() DESC, key LIMIT ${values.number(limit)}`,
      row: z.object({ keyword: z.string() }),
    },
    params,
  );
  return rows.map(({ keyword }) => keyword);
}
