/** What is the newest mention of each of these authors, and how many followers did they have, added up over the days they wrote on? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { LOCAL_DAY, onClock } from './clock.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';

const row = z.object({
  author: z.string(),
  /** Each day's highest number; null where they are unknown. */
  reach: z.number().nullable(),
  newest: z.string(),
});
export type AuthorDays = z.infer<typeof row>;

/** By author; those without mentions are absent. Keys and ids are UInt64 in decimal. */
export async function authorDays(
  clickhouse: ClickHouse,
  scope: MentionScope,
  authors: readonly string[],
): Promise<Map<string, AuthorDays>> {
  if (authors.length === 0) return new Map();
  const { sql, params, values } = mentionsIn(scope);
  const days = `SELECT author_key, max(author_followers) AS followers, max((${NEWEST}, post_id)) AS last
                FROM ${sql} WHERE author_key IN ${values.packed(authors.map((author) => [BigInt(author)]))}
                GROUP BY author_key, ${onClock(LOCAL_DAY, scope.clock, values)}`;
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(author_key) AS author, sum(followers) AS reach, toString(tupleElement(max(last), 2)) AS newest
            FROM (${days}) GROUP BY author_key`,
      row,
    },
    params,
  );
  return new Map(rows.map((ofAuthor) => [ofAuthor.author, ofAuthor]));
}
