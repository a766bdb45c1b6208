/**
 * Which keywords have most mentions, and of which sentiment? Keyword and sentiment are counted as one number and put together
 * afterwards: five counts for each keyword of each mention take half as long again.
 */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { keywordKey, SENTIMENT_NUMBERS, tagged, tagOf } from './keyword-key.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { tones } from './tones.ts';

/** `key`: see keyword-key.ts, in decimal. */
const row = z.object({ key: z.string(), ...tones });
export type KeywordCounts = z.infer<typeof row>;

const SUMS = Object.entries(SENTIMENT_NUMBERS)
  .map(([tone, number]) => `sumIf(mentions, ${tagOf('number')} = ${number}) AS ${tone}`)
  .join(', ');

/** Most mentions first. */
export function keywordCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<KeywordCounts[]> {
  const { sql, params, values } = mentionsIn(scope);
  const numbers = `SELECT ${tagged('keyword', 'toUInt8(sentiment)')} AS number, count() AS mentions FROM ${sql} ARRAY JOIN keyword_keys AS keyword GROUP BY number`;
  return clickhouse.query(
    {
      sql: `SELECT toString(keyword) AS key, * EXCEPT (keyword, total)
            FROM (SELECT ${keywordKey('number')} AS keyword, sum(mentions) AS total, ${SUMS} FROM (${numbers}) GROUP BY keyword
                  ORDER BY total DESC, keyword LIMIT ${values.number(limit)})
            ORDER BY total DESC, keyword`,
      row,
    },
    params,
  );
}
