/** Counts by day put together to those of longer buckets. */
import type { Granularity } from '../../contract/filter.ts';
import { calendarNumber } from './calendar-number.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface CalendarScale {
  /** Not by the hour. */
  granularity: Granularity;
  /** The number of each bucket (calendar-number.ts), rising. */
  numbers: readonly number[];
}

/** The rows of each bucket, in the order of the buckets; `day` is a number from 1970 on. Rows of other days are left out. */
export function rollUp<Row extends { day: number }>(rows: Iterable<Row>, { granularity, numbers }: CalendarScale): Row[][] {
  const rolled = numbers.map((): Row[] => []);
  const places = new Map(numbers.map((number, place) => [number, place]));
  for (const row of rows) {
    const midnight = new Date(row.day * DAY);
    const place = places.get(calendarNumber(granularity, midnight, { first: midnight, ahead: 0 }));
    if (place !== undefined) rolled[place]?.push(row);
  }
  return rolled;
}
