import { describe, expect, test } from 'vitest';
import { calendarNumber } from './calendar-number.ts';
import { rollUp } from './roll-up.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (date: string) => Date.parse(date) / DAY;
const rowOf = (date: string, count: number) => ({ day: dayOf(date), count });
const numberOf = (granularity: 'day' | 'week' | 'month' | 'quarter', date: string) =>
  calendarNumber(granularity, new Date(date), { first: new Date(date), ahead: 0 });

describe('days put together', () => {
  /** 28 December 2025 is a Sunday. */
  const rows = [
    rowOf('2025-12-28', 1),
    rowOf('2025-12-29', 2),
    rowOf('2026-01-04', 4),
    rowOf('2026-01-05', 8),
    rowOf('2026-04-01', 16),
  ];
  const cases: [granularity: 'day' | 'week' | 'month' | 'quarter', buckets: string[], counts: number[]][] = [
    ['day', ['2025-12-28', '2025-12-29', '2025-12-30'], [1, 2, 0]],
    ['week', ['2025-12-22', '2025-12-29', '2026-01-05'], [1, 6, 8]],
    ['month', ['2025-12-01', '2026-01-01', '2026-02-01'], [3, 12, 0]],
    ['quarter', ['2025-10-01', '2026-01-01', '2026-04-01'], [3, 12, 16]],
  ];
  test.each(cases)('by the %s', (granularity, buckets, counts) => {
    const numbers = buckets.map((date) => numberOf(granularity, date));
    const rolled = rollUp(rows, { granularity, numbers });
    expect(rolled.map((found) => found.reduce((sum, { count }) => sum + count, 0))).toEqual(counts);
  });
});
