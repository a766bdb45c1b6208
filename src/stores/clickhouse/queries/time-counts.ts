/** How many mentions are there by bucket, by day of the clock, and by weekday, hour and sentiment? Only what has mentions is answered. */
import { z } from 'zod';
import { SENTIMENTS } from '../../../contract/filter-choices.ts';
import type { ClickHouse } from '../client.ts';
import { type Buckets, bucketNumber, placed } from './bucket-of.ts';
import { HOUR_OF_DAY, LOCAL_DAY, onClock, WEEKDAY } from './clock.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({
  counted: z.enum(['bucket', 'day', 'hour']),
  bucket: z.number(),
  /** From 1970 on. */
  day: z.number(),
  weekday: z.number(),
  hour: z.number(),
  sentiment: z.enum([...SENTIMENTS, 'none']),
  count: z.number(),
});
type Row = z.infer<typeof row>;

export interface TimeCounts {
  buckets: Pick<Row, 'bucket' | 'count'>[];
  days: Pick<Row, 'day' | 'count'>[];
  hours: Pick<Row, 'weekday' | 'hour' | 'sentiment' | 'count'>[];
}

/** Seconds. Clocks of named zones are ahead by hours or by quarters of an hour; a number may be any. */
const STEPS = [3600, 900];
const MINUTE = 60;

/** `bucket` is a place in `buckets`; days, weekdays and hours are those of the scope's clock. All in one pass. */
export async function timeCounts(clickhouse: ClickHouse, scope: MentionScope, buckets: Buckets): Promise<TimeCounts> {
  const { sql, params, values } = mentionsIn(scope);
  const clock = (expression: string) => onClock(expression, scope.clock, values, 'at');
  // What is told three times is counted once, by the steps that hours and days consist of: there are few of them.
  const step = STEPS.find((seconds) => scope.clock.ahead.every((ahead) => ahead % seconds === 0)) ?? MINUTE;
  const steps = `SELECT toUInt32(intDiv(toUInt32(published_at), ${step}) * ${step}) AS at, sentiment, count() AS mentions FROM ${sql} GROUP BY at, sentiment`;
  const rows = await clickhouse.query(
    {
      sql: `SELECT multiIf(grouping(bucket) = 0, 'bucket', grouping(day) = 0, 'day', 'hour') AS counted,
              ${bucketNumber(buckets, scope, values, 'at')} AS bucket, ${clock(LOCAL_DAY)} AS day,
              ${clock(WEEKDAY)} AS weekday, ${clock(HOUR_OF_DAY)} AS hour, sentiment, sum(mentions) AS count
            FROM (${steps}) GROUP BY GROUPING SETS ((bucket), (day), (weekday, hour, sentiment))`,
      row,
    },
    params,
  );
  const of = (counted: Row['counted']) => rows.filter((found) => found.counted === counted);
  return { buckets: placed(of('bucket'), buckets), days: of('day'), hours: of('hour') };
}
