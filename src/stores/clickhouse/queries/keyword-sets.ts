/** How many mentions have each set of these keywords, by sentiment? */
import { z } from 'zod';
import type { SentimentCounts } from '../../../contract/analysis/figures.ts';
import { HALF, type KeywordSet } from '../../../engine/analysis/keyword-sets.ts';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { SENTIMENT_NUMBERS, TAG_BITS, tagOf } from './tagged-key.ts';

/** One number per set; as columns, since there may be tens of thousands. */
const column = z.array(z.number());
const row = z.object({ low: column, high: column, tag: column, count: column });

const TONE_OF = new Map(Object.entries(SENTIMENT_NUMBERS).map(([tone, number]) => [number, tone as keyof SentimentCounts]));

/** `keywords`: hashes in decimal, at most MOST_KEYWORDS. The mentions with none of them are one set too. */
export async function keywordSets(
  clickhouse: ClickHouse,
  scope: MentionScope,
  keywords: readonly string[],
): Promise<KeywordSet[]> {
  const { sql, params, values } = mentionsIn(scope);
  const keys = values.packed(keywords.map((key) => [BigInt(key)]));
  const bits = values.packed(keywords.map((_, index) => [1n << BigInt(index + TAG_BITS)]));
  const half = `${2 ** HALF - 1}`;
  const [sets] = await clickhouse.query(
    {
      sql: `SELECT groupArray(bitAnd(bitShiftRight(number, ${TAG_BITS}), ${half})) AS low, groupArray(bitShiftRight(number, ${TAG_BITS + HALF})) AS high,
              groupArray(${tagOf('number')}) AS tag, groupArray(mentions) AS count
            FROM (SELECT arraySum(keyword -> transform(keyword, ${keys}, ${bits}, toUInt64(0)), keyword_keys)
                    + toUInt8(sentiment) AS number, count() AS mentions FROM ${sql} GROUP BY number ORDER BY number)`,
      row,
    },
    params,
  );
  return (sets?.low ?? []).map((low, index) => ({
    low,
    high: sets?.high[index] ?? 0,
    sentiment: TONE_OF.get(sets?.tag[index] ?? 0) ?? 'unscored',
    count: sets?.count[index] ?? 0,
  }));
}
