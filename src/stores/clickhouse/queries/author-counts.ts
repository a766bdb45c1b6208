/**
 * Which known authors have most engagement, then mentions, then followers, and how many are there? Only who they are: their figures
 * (author-figures.ts) would be kept for every author, and take twice as long.
 */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** `author`: UInt64 in decimal, 0 for the unknown ones. */
const row = z.object({ author: z.string(), authors: z.number(), mentions: z.number(), unknown: z.number() });
const UNKNOWN = '0';

export interface AuthorCounts {
  /** Keys, the most influential first. Of the last ones alike in engagement and mentions, those with the most followers. */
  most: string[];
  /** All known authors. */
  authors: number;
  mentions: number;
  /** Of the mentions, those whose author nobody knows. */
  unknown: number;
}

export async function authorCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<AuthorCounts> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(author_key) AS author, countIf(author_key != 0) OVER () AS authors, sum(count()) OVER () AS mentions,
              sumIf(count(), author_key = 0) OVER () AS unknown
            FROM ${sql} GROUP BY author_key
            ORDER BY author_key = 0, sum(ifNull(engagement, 0)) DESC, count() DESC, max(ifNull(author_followers, 0)) DESC, author_key
            LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
  const { authors, mentions, unknown } = rows[0] ?? { authors: 0, mentions: 0, unknown: 0 };
  return { most: rows.map(({ author }) => author).filter((author) => author !== UNKNOWN), authors, mentions, unknown };
}
