import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shifter, weeksShift } from './import-shift.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

function move(at: string, weeks: number, timezone: string): string {
  return new Date(shifter(timezone)(Date.parse(at), weeks * WEEK)).toISOString();
}

describe('weeksShift', () => {
  it.each([
    ['the same weekday later in the day', '2019-11-24T10:00Z', '2019-12-08T12:00Z', 2],
    ['the same weekday, not yet that hour', '2019-11-24T10:00Z', '2019-12-08T09:00Z', 1],
    ['exactly now', '2019-11-24T10:00Z', '2019-12-01T10:00Z', 1],
    ['a set of this week', '2019-11-24T10:00Z', '2019-11-25T10:00Z', 0],
    ['a set from the future', '2020-01-10T10:00Z', '2020-01-01T10:00Z', -2],
  ])('%s', (_, latest, now, weeks) => {
    expect(weeksShift(new Date(latest), new Date(now), '+0800')).toBe(weeks * WEEK);
  });

  it('moves the latest post as close to now as whole weeks allow, never after it', () => {
    const instant = fc.integer({ min: Date.parse('2006-01-01'), max: Date.parse('2026-12-01') });
    fc.assert(
      fc.property(
        instant,
        instant,
        fc.constantFrom('+0000', '+0800', 'Europe/London', 'America/New_York'),
        (latest, now, timezone) => {
          const shift = weeksShift(new Date(latest), new Date(now), timezone);
          const at = shifter(timezone);
          expect(Number.isInteger(shift / WEEK)).toBe(true);
          expect(at(latest, shift)).toBeLessThanOrEqual(now);
          expect(at(latest, shift + WEEK)).toBeGreaterThan(now);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('shifter', () => {
  it.each([
    ['no clock change', '2026-01-05T08:00:00.000Z', 2, 'Europe/London', '2026-01-19T08:00:00.000Z'],
    ['into summer time', '2026-03-24T08:15:00.000Z', 1, 'Europe/London', '2026-03-31T07:15:00.000Z'],
    ['out of summer time', '2026-10-27T12:00:00.000Z', 2, 'America/New_York', '2026-11-10T13:00:00.000Z'],
    ['back in time', '2026-03-31T07:15:00.000Z', -1, 'Europe/London', '2026-03-24T08:15:00.000Z'],
    ['a fixed offset', '2026-03-24T08:15:00.000Z', 1, '+0800', '2026-03-31T08:15:00.000Z'],
  ])('keeps the time on the clock: %s', (_, at, weeks, timezone, expected) => {
    expect(move(at, weeks, timezone)).toBe(expected);
  });
});
