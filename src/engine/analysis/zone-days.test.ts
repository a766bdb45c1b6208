import { tz } from '@date-fns/tz';
import { addDays, format, startOfDay as startIn } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, dayName, dayNamed, dayStart, monthStart, weekdayOf } from './zone-days.ts';

const iso = (at: number): string => new Date(at).toISOString();

describe('where a day begins', () => {
  it.each([
    ['an offset', '2026-11-01', '+0800', '2026-10-31T16:00:00.000Z'],
    ['an offset on the half hour', '2026-11-01', '-0330', '2026-11-01T03:30:00.000Z'],
    ['a zone by name', '2026-07-01', 'Europe/London', '2026-06-30T23:00:00.000Z'],
    ['after a day of 23 hours', '2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
    ['after a day of 25 hours', '2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['a midnight that a change swallows', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['the first of two midnights', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['a midnight that the clock reaches twice', '2017-02-19', 'America/Sao_Paulo', '2017-02-19T03:00:00.000Z'],
    ['a day that a zone left out', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['before 1970', '1965-03-01', 'UTC', '1965-03-01T00:00:00.000Z'],
  ])('%s', (_, day, timezone, start) => {
    expect(iso(dayStart(dayNamed(day), timezone))).toBe(start);
  });

  it('is not known in an unknown zone', () => {
    expect([dayAt(0, 'Nowhere/Else'), dayStart(0, 'Nowhere/Else')]).toEqual([Number.NaN, Number.NaN]);
  });
});

const ZONES = [
  '+0800',
  'Asia/Hong_Kong',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Cairo',
];
const HOUR = 60 * 60 * 1000;
const instants = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2060, 0) });

describe('every instant', () => {
  it('is on the day that date-fns says, and between its beginning and the next one', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (at, timezone) => {
        const day = dayAt(at, timezone);
        expect(dayName(day)).toBe(format(at, 'yyyy-MM-dd', { in: tz(timezone) }));
        expect(dayStart(day, timezone)).toBe(+startIn(at, { in: tz(timezone) }));
        expect(dayStart(day, timezone)).toBeLessThanOrEqual(at);
        expect(dayStart(day + 1, timezone)).toBeGreaterThan(at);
        expect(dayStart(day + 1, timezone) - dayStart(day, timezone)).toBeGreaterThanOrEqual(23 * HOUR);
      }),
    );
  });

  it('is of a week from Monday on, and of a month', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const day = dayAt(at, 'UTC');
        expect(weekdayOf(day)).toBe((new Date(at).getUTCDay() + 6) % 7);
        expect(dayName(monthStart(day))).toBe(`${iso(at).slice(0, 7)}-01`);
        expect(dayName(day + 40)).toBe(format(addDays(at, 40, { in: tz('UTC') }), 'yyyy-MM-dd', { in: tz('UTC') }));
      }),
    );
  });
});
