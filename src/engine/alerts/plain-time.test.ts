import { tz } from '@date-fns/tz';
import { addDays, set, startOfDay } from 'date-fns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDays } from './plain-time.ts';

test('an instant that needs no calendar is the one that the calendar has, in every zone', () => {
  const times = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true });
  const zones = fc.constantFrom(
    '+0800',
    '-0330',
    'Europe/London',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
  );
  let plain = 0;
  fc.assert(
    fc.property(times, zones, fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 1439 }), (at, zone, days, minutes) => {
      const { today, instant } = plainDays(at, zone);
      const found = instant(today + days, minutes);
      if (!found) return;
      plain += 1;
      const there = { in: tz(zone) };
      const day = addDays(startOfDay(at, there), days, there);
      expect(found.getTime()).toBe(+set(day, { hours: Math.floor(minutes / 60), minutes: minutes % 60 }, there));
    }),
    { numRuns: 1000 },
  );
  expect(plain).toBeGreaterThan(800);
});

test('an instant of a day on which the clock is changed is left to the calendar', () => {
  const { today, instant } = plainDays(new Date('2026-03-28T12:00:00Z'), 'Europe/London');
  expect([0, 1, 2].map((days) => instant(today + days, 90)?.toISOString() ?? null)).toEqual([null, null, null]);
  expect(instant(today - 1, 90)?.toISOString()).toBe('2026-03-27T01:30:00.000Z');
});
