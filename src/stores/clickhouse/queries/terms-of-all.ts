/** Which keywords, or hashtags, are frequent in any of several sets of mentions, and how many mentions of each set have them? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import type { MentionScope } from './mention-scope.ts';
import { mentionsOfAll } from './mentions-of-all.ts';

/** Not called `key` in the statement: what is grouped by would be the text of it. */
const row = z.object({ term: z.string(), places: z.array(z.number()), counts: z.array(z.number()), example: z.string() });

export interface TermOfAll {
  /** Hashtags with their sign, folded; keywords by their hash, in decimal. */
  key: string;
  /** In the order of the scopes. */
  counts: number[];
  /** A post that has it, in decimal. */
  example: string;
}

const COUNTED = {
  keyword: { column: 'keyword_keys', text: 'toString(key)' },
  hashtag: { column: 'hashtags', text: 'key' },
} as const;

/** `candidates`: of each scope so many, the most frequent; of all of them the counts in every scope are exact. */
export async function termsOfAll(
  clickhouse: ClickHouse,
  scopes: readonly MentionScope[],
  { kind, candidates }: { kind: keyof typeof COUNTED; candidates: number },
): Promise<TermOfAll[]> {
  const { column, text } = COUNTED[kind];
  const { sql, params, values } = mentionsOfAll(scopes);
  const counted = `SELECT place, item AS key, count() AS mentions, any(post_id) AS example FROM ${sql} ARRAY JOIN ${column} AS item GROUP BY place, key`;
  const ranked = `SELECT *, row_number() OVER (PARTITION BY place ORDER BY mentions DESC, key) AS rank FROM (${counted})`;
  const rows = await clickhouse.query(
    {
      sql: `SELECT ${text} AS term, groupArray(place) AS places, groupArray(mentions) AS counts, toString(any(example)) AS example
            FROM (${ranked}) GROUP BY key HAVING min(rank) <= ${values.number(candidates)} ORDER BY term`,
      row,
    },
    params,
  );
  return rows.map(({ term, places, counts, example }) => {
    const byPlace = new Map(places.map((place, at) => [place, counts[at] ?? 0]));
    return { key: term, counts: scopes.map((_, place) => byPlace.get(place) ?? 0), example };
  });
}
