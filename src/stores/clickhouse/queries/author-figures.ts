/** What have these authors written, with which sentiment and engagement, and how many followers had they? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { LOCAL_DAY, onClock } from './clock.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';
import { TONES, tones } from './tones.ts';

const row = z.object({
  author: z.string(),
  ...tones,
  /** Unknown engagement adds nothing. */
  engagement: z.number(),
  /** The last known number. */
  followers: z.number().nullable(),
  /** Each day's highest number of followers, over the days they wrote on; null where they are unknown. */
  reach: z.number().nullable(),
  newest: z.string(),
});
export type AuthorFigures = z.infer<typeof row>;

const SUMS = Object.keys(tones)
  .map((tone) => `sum(days.${tone}) AS ${tone}`)
  .join(', ');

/** Most engagement first, then mentions, then followers; those without mentions are absent. Keys and ids are UInt64 in decimal. */
export async function authorFigures(
  clickhouse: ClickHouse,
  scope: MentionScope,
  authors: readonly string[],
): Promise<AuthorFigures[]> {
  if (authors.length === 0) return [];
  const { sql, params, values } = mentionsIn(scope);
  const days = `SELECT author_key, ${TONES}, count() AS mentions, sum(ifNull(engagement, 0)) AS engaged, max(author_followers) AS highest,
                  argMaxState(author_followers, ${NEWEST}) AS known, argMaxState(post_id, ${NEWEST}) AS last
                FROM ${sql} WHERE author_key IN ${values.packed(authors.map((author) => [BigInt(author)]))}
                GROUP BY author_key, ${onClock(LOCAL_DAY, scope.clock, values)}`;
  return clickhouse.query(
    {
      sql: `SELECT toString(author_key) AS author, ${SUMS}, sum(engaged) AS engagement, argMaxMerge(known) AS followers,
              sum(highest) AS reach, toString(argMaxMerge(last)) AS newest
            FROM (${days}) AS days GROUP BY author_key
            ORDER BY engagement DESC, sum(mentions) DESC, followers DESC NULLS LAST, author_key`,
      row,
    },
    params,
  );
}
