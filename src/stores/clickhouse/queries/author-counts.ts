/**
 * Which known authors have most engagement, then mentions, then followers, and how many are there? Only who they are: their figures
 * (author-figures.ts) would be kept for every author, and take twice as long.
 */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** `author`: UInt64 in decimal. */
const row = z.object({ author: z.string(), authors: z.number(), mentions: z.number() });

export interface AuthorCounts {
  /** Keys, the most influential first. Of the last ones alike in engagement and mentions, those with the most followers. */
  most: string[];
  /** All known authors, and the mentions that have one. */
  authors: number;
  mentions: number;
}

export async function authorCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<AuthorCounts> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(author_key) AS author, count() OVER () AS authors, sum(count()) OVER () AS mentions
            FROM ${sql} WHERE author_key != 0 GROUP BY author_key
            ORDER BY sum(ifNull(engagement, 0)) DESC, count() DESC, max(ifNull(author_followers, 0)) DESC, author_key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
  return { most: rows.map(({ author }) => author), authors: rows[0]?.authors ?? 0, mentions: rows[0]?.mentions ?? 0 };
}
