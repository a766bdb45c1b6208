/** The bucket of time a mention lies in: its running number on the calendar, and from that its place in the series. */
import type { Granularity } from '../../../contract/filter.ts';
import type { BoundValues } from '../bound-values.ts';
import { LOCAL_DAY, onClock } from './clock.ts';
import type { MentionScope } from './mention-scope.ts';

export interface Buckets {
  granularity: Granularity;
  /** The first edge, from which hours are counted. */
  first: Date;
  /** The number of each bucket (engine/analysis/calendar-number.ts), rising. */
  numbers: readonly number[];
}

/** Everything in one bucket. */
export const ONE_BUCKET = 'one';

const month = (day: string) => `toYear(toDate(${day})) * 12 + toMonth(toDate(${day})) - 1`;
/** Of an expression for the number of a day from 1970 on. */
const NUMBERS: Record<Exclude<Granularity, 'hour'>, (day: string) => string> = {
  day: (day) => day,
  week: (day) => `intDiv(${day} + 3, 7)`,
  month,
  quarter: (day) => `intDiv(${month(day)}, 3)`,
};

/** The number of the bucket, Int32; `at`: an expression of type DateTime. */
export function bucketNumber(
  buckets: Buckets | typeof ONE_BUCKET,
  { clock }: Pick<MentionScope, 'clock'>,
  values: BoundValues,
  at = 'published_at',
): string {
  if (buckets === ONE_BUCKET) return 'toInt32(0)';
  const { granularity, first } = buckets;
  if (granularity === 'hour') return `toInt32(intDiv(toInt64(toUInt32(${at})) - toInt64(${values.time(first)}), 3600))`;
  return `toInt32(${onClock(NUMBERS[granularity](LOCAL_DAY), clock, values, at)})`;
}

/** The same of a `day` from 1970 on; undefined where it may be several. */
export function bucketOfDay(buckets: Buckets | typeof ONE_BUCKET): string | undefined {
  if (buckets === ONE_BUCKET) return 'toInt32(0)';
  return buckets.granularity === 'hour' ? undefined : `toInt32(${NUMBERS[buckets.granularity]('day')})`;
}

/** Rows with the place of their bucket instead of its number. */
export function placed<Row extends { bucket: number }>(rows: readonly Row[], buckets: Buckets | typeof ONE_BUCKET): Row[] {
  if (buckets === ONE_BUCKET) return [...rows];
  const places = new Map(buckets.numbers.map((number, place) => [number, place]));
  return rows.flatMap((row) => {
    const place = places.get(row.bucket);
    return place === undefined ? [] : [{ ...row, bucket: place }];
  });
}
