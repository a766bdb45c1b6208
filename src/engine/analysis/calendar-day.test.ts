import { expect, test } from 'vitest';
import { calendarDay } from './calendar-day.ts';

test.each([
  ['of an offset', '2026-12-31', '+0800', '2026-12-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
  ['of UTC', '2026-12-31', '+0000', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['of 23 hours', '2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ['of 25 hours', '2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
])('a day %s', (_what, day, timezone, start, end) => {
  const found = calendarDay(day, timezone);
  expect([found.start.toISOString(), found.end.toISOString()]).toEqual([start, end]);
});
