/**
 * Calendar units as running numbers, so that a store can tell the bucket of a mention by arithmetic: looking for its place among the
 * edges of a year of days takes ten times as long as counting the mentions. What the numbers are is known here and in
 * stores/clickhouse/queries/bucket-of.ts; a test holds both to the edges of periods.ts.
 */
import type { Granularity } from '../../contract/filter.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** `first`: the first edge, from which hours are counted. `ahead`: milliseconds that the clock is ahead of UTC at `at`. */
export function calendarNumber(granularity: Granularity, at: Date, { first, ahead }: { first: Date; ahead: number }): number {
  if (granularity === 'hour') return Math.floor((at.getTime() - first.getTime()) / HOUR);
  const local = at.getTime() + ahead;
  const day = Math.floor(local / DAY);
  if (granularity === 'day') return day;
  // 1 January 1970 was a Thursday; weeks begin on Monday.
  if (granularity === 'week') return Math.floor((day + 3) / 7);
  const date = new Date(local);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  return granularity === 'month' ? month : Math.floor(month / 3);
}
