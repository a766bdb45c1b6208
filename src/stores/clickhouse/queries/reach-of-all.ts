/** How many followers have the authors of several sets of mentions, each author once a day? As reach-series.ts has it, in all. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type Clock, LOCAL_DAY, onClock } from './clock.ts';
import type { MentionScope } from './mention-scope.ts';
import { mentionsOfAll } from './mentions-of-all.ts';

const row = z.object({ place: z.number(), reach: z.number() });

/** In the order of the scopes; null where no author's followers are known. `clock`: for the time of all of them. */
export async function reachOfAll(
  clickhouse: ClickHouse,
  scopes: readonly MentionScope[],
  clock: Clock,
): Promise<(number | null)[]> {
  const { sql, params, values } = mentionsOfAll(scopes);
  const rows = await clickhouse.query(
    {
      sql: `SELECT place, sum(followers) AS reach
            FROM (SELECT place, max(assumeNotNull(author_followers)) AS followers FROM ${sql}
                  WHERE author_key != 0 AND isNotNull(author_followers) GROUP BY place, author_key, ${onClock(LOCAL_DAY, clock, values)})
            GROUP BY place`,
      row,
    },
    params,
  );
  const found = new Map(rows.map(({ place, reach }) => [place, reach]));
  return scopes.map((_, place) => found.get(place) ?? null);
}
