/** How many mentions of each sentiment are there by day of the clock, and by media type? Only what has mentions is answered. */
import { z } from 'zod';
import { mediaType } from '../../../contract/filter.ts';
import { SENTIMENTS } from '../../../contract/filter-choices.ts';
import type { ClickHouse } from '../client.ts';
import { LOCAL_DAY, onClock } from './clock.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({
  /** Of a day, not of a media type. */
  timed: z.number(),
  /** From 1970 on. */
  day: z.number(),
  type: mediaType,
  sentiment: z.enum([...SENTIMENTS, 'none']),
  count: z.number(),
});
type Row = z.infer<typeof row>;

export interface ToneCounts {
  days: Pick<Row, 'day' | 'sentiment' | 'count'>[];
  mediaTypes: Pick<Row, 'type' | 'sentiment' | 'count'>[];
}

/** Both in one pass. */
export async function toneCounts(clickhouse: ClickHouse, scope: MentionScope): Promise<ToneCounts> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT 1 - grouping(day) AS timed, ${onClock(LOCAL_DAY, scope.clock, values)} AS day, media_type AS type, sentiment, count() AS count
            FROM ${sql} GROUP BY GROUPING SETS ((day, sentiment), (type, sentiment))`,
      row,
    },
    params,
  );
  return { days: rows.filter(({ timed }) => timed === 1), mediaTypes: rows.filter(({ timed }) => timed === 0) };
}
