/** What are the totals of several sets of mentions? Unknown authors are not counted as an author; unknown engagement adds nothing. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import type { MentionScope } from './mention-scope.ts';
import { mentionsOfAll } from './mentions-of-all.ts';
import { TONES, tones } from './tones.ts';

const figures = { mentions: z.number(), authors: z.number(), engagement: z.number(), ...tones };
const row = z.object({ place: z.number(), ...figures });
export type TopicFigures = Omit<z.infer<typeof row>, 'place'>;

const NONE: TopicFigures = {
  mentions: 0,
  authors: 0,
  engagement: 0,
  positive: 0,
  negative: 0,
  neutral: 0,
  mixed: 0,
  unscored: 0,
};

/** In the order of the scopes. */
export async function figuresOfAll(clickhouse: ClickHouse, scopes: readonly MentionScope[]): Promise<TopicFigures[]> {
  if (scopes.length === 0) return [];
  const { sql, params } = mentionsOfAll(scopes);
  const rows = await clickhouse.query(
    {
      sql: `SELECT place, count() AS mentions, uniqExactIf(author_key, author_key != 0) AS authors, ifNull(sum(engagement), 0) AS engagement, ${TONES}
            FROM ${sql} GROUP BY place`,
      row,
    },
    params,
  );
  const found = new Map(rows.map(({ place, ...counts }) => [place, counts]));
  return scopes.map((_, place) => found.get(place) ?? NONE);
}
