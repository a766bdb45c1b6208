/** Which known authors have most engagement, then mentions, then followers, and how many are there? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';
import { TONES, tones } from './tones.ts';

const row = z.object({
  /** UInt64 in decimal. */
  author: z.string(),
  ...tones,
  /** Unknown engagement adds nothing. */
  engagement: z.number(),
  /** The last known number. */
  followers: z.number().nullable(),
  authors: z.number(),
  mentions: z.number(),
});

export interface AuthorCounts {
  most: Omit<z.infer<typeof row>, 'authors' | 'mentions'>[];
  /** All known authors, and the mentions that have one. */
  authors: number;
  mentions: number;
}

export async function authorCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<AuthorCounts> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(author_key) AS author, ${TONES}, ifNull(sum(engagement), 0) AS engagement,
              argMax(author_followers, ${NEWEST}) AS followers, count() OVER () AS authors, sum(count()) OVER () AS mentions
            FROM ${sql} WHERE author_key != 0 GROUP BY author_key
            ORDER BY engagement DESC, count() DESC, followers DESC NULLS LAST, author_key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
  const [first] = rows;
  return {
    most: rows.map(({ authors: _authors, mentions: _mentions, ...counts }) => counts),
    authors: first?.authors ?? 0,
    mentions: first?.mentions ?? 0,
  };
}
