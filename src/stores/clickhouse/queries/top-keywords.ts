/** Which keywords have most mentions? Always as many of them, so that calls that need them at the same time ask one question. */
import { z } from 'zod';
import { MOST_KEYWORDS } from '../../../engine/analysis/keyword-sets.ts';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** Hashes in decimal; most mentions first, at most MOST_KEYWORDS. */
export async function topKeywords(clickhouse: ClickHouse, scope: MentionScope): Promise<string[]> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(key) AS keyword FROM ${sql} ARRAY JOIN keyword_keys AS key
            GROUP BY key ORDER BY count() DESC, key LIMIT ${values.number(MOST_KEYWORDS)}`,
      row: z.object({ keyword: z.string() }),
    },
    params,
  );
  return rows.map(({ keyword }) => keyword);
}
