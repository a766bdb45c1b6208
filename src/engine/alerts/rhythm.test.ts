import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rhythm, windowAround } from './rhythm.ts';

const rhythm = (count: number, unit: Rhythm['unit'], at = 0): Rhythm => ({ unit, count, at });

describe('windowAround', () => {
  test.each<[string, Rhythm, string, string, [string, string]]>([
    ['15 minutes', rhythm(15, 'minute'), '+0800', '2026-03-10T08:29:59.999Z', ['2026-03-10T08:15:00Z', '2026-03-10T08:30:00Z']],
    [
      '15 minutes, its first instant',
      rhythm(15, 'minute'),
      '+0800',
      '2026-03-10T08:15:00Z',
      ['2026-03-10T08:15:00Z', '2026-03-10T08:30:00Z'],
    ],
    [
      'an hour where clocks are 45 minutes ahead',
      rhythm(1, 'hour'),
      'Asia/Kathmandu',
      '2026-03-10T08:00:00Z',
      ['2026-03-10T07:15:00Z', '2026-03-10T08:15:00Z'],
    ],
    [
      'an hour from its tenth minute',
      rhythm(1, 'hour', 10),
      '+0000',
      '2026-03-10T08:05:00Z',
      ['2026-03-10T07:10:00Z', '2026-03-10T08:10:00Z'],
    ],
    [
      'the second of an hour that a night has twice',
      rhythm(1, 'hour'),
      'Europe/London',
      '2026-10-25T01:20:00Z',
      ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z'],
    ],
    [
      'an hour that is longer by what the clock is put back',
      rhythm(1, 'hour'),
      'Australia/Lord_Howe',
      '2026-04-04T15:15:00Z',
      ['2026-04-04T14:00:00Z', '2026-04-04T15:30:00Z'],
    ],
    ['12 hours', rhythm(12, 'hour'), '+0800', '2026-03-10T08:00:00Z', ['2026-03-10T04:00:00Z', '2026-03-10T16:00:00Z']],
    [
      '12 hours of a night of eleven',
      rhythm(12, 'hour'),
      'Europe/London',
      '2026-03-29T05:00:00Z',
      ['2026-03-29T00:00:00Z', '2026-03-29T11:00:00Z'],
    ],
    [
      '12 hours of a night of thirteen',
      rhythm(12, 'hour'),
      'Europe/London',
      '2026-10-25T05:00:00Z',
      ['2026-10-24T23:00:00Z', '2026-10-25T12:00:00Z'],
    ],
    [
      '2 hours of which one is left out',
      rhythm(2, 'hour'),
      'Europe/Berlin',
      '2026-03-29T00:30:00Z',
      ['2026-03-28T23:00:00Z', '2026-03-29T01:00:00Z'],
    ],
    ['5 hours', rhythm(5, 'hour'), '+0800', '1970-01-01T07:00:00Z', ['1970-01-01T05:00:00Z', '1970-01-01T10:00:00Z']],
    ['a day', rhythm(1, 'day'), 'Asia/Hong_Kong', '2026-03-10T15:59:00Z', ['2026-03-09T16:00:00Z', '2026-03-10T16:00:00Z']],
    [
      'a day of 23 hours',
      rhythm(1, 'day'),
      'Europe/London',
      '2026-03-29T12:00:00Z',
      ['2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z'],
    ],
    [
      'a day from eight, in the morning',
      rhythm(1, 'day', 480),
      '+0000',
      '2026-03-10T07:59:00Z',
      ['2026-03-09T08:00:00Z', '2026-03-10T08:00:00Z'],
    ],
    [
      'a day from eight, later',
      rhythm(1, 'day', 480),
      '+0000',
      '2026-03-10T08:00:00Z',
      ['2026-03-10T08:00:00Z', '2026-03-11T08:00:00Z'],
    ],
    [
      'a day from half past two, which a night leaves out',
      rhythm(1, 'day', 150),
      'Europe/Berlin',
      '2026-03-29T12:00:00Z',
      ['2026-03-29T01:30:00Z', '2026-03-30T00:30:00Z'],
    ],
    [
      '3 days, counted from 1970',
      rhythm(3, 'day'),
      '+0000',
      '1970-01-06T12:00:00Z',
      ['1970-01-04T00:00:00Z', '1970-01-07T00:00:00Z'],
    ],
    ['a week', rhythm(1, 'week'), '+0800', '2026-03-10T08:00:00Z', ['2026-03-08T16:00:00Z', '2026-03-15T16:00:00Z']],
    [
      'a week from eight on Monday, before',
      rhythm(1, 'week', 480),
      '+0000',
      '2026-03-09T07:00:00Z',
      ['2026-03-02T08:00:00Z', '2026-03-09T08:00:00Z'],
    ],
    ['a month', rhythm(1, 'month'), '+0800', '2026-02-28T16:00:00Z', ['2026-02-28T16:00:00Z', '2026-03-31T16:00:00Z']],
    [
      'a month from eight on its first, before',
      rhythm(1, 'month', 480),
      '+0000',
      '2026-03-01T07:00:00Z',
      ['2026-02-01T08:00:00Z', '2026-03-01T08:00:00Z'],
    ],
    ['5 months', rhythm(5, 'month'), '+0000', '1971-02-01T00:00:00Z', ['1970-11-01T00:00:00Z', '1971-04-01T00:00:00Z']],
  ])('%s', (_name, cut, zone, at, [start, end]) => {
    expect(windowAround(new Date(at), cut, zone)).toEqual({ start: new Date(start), end: new Date(end) });
  });

  test('an unknown zone is refused', () => {
    expect(() => windowAround(new Date(0), rhythm(1, 'day'), 'Mars/Base')).toThrow(RangeError);
  });

  test('windows have neither gaps nor overlaps, in every zone and across every change of the clock', () => {
    const cuts = fc.oneof(
      fc.constantFrom(rhythm(15, 'minute'), rhythm(30, 'minute'), rhythm(1, 'week', 480), rhythm(1, 'week')),
      fc.record({ unit: fc.constant('hour' as const), count: fc.integer({ min: 1, max: 60 }), at: fc.constant(0) }),
      fc.record({
        unit: fc.constantFrom('day' as const, 'month' as const),
        count: fc.integer({ min: 1, max: 9 }),
        at: fc.integer({ min: 0, max: 1439 }),
      }),
    );
    const zones = fc.constantFrom(
      '+0000',
      '+0800',
      '-0330',
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
    );
    const between = (from: string, to: string) => fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
    const times = fc.oneof(
      between('2024-01-01T00:00:00Z', '2027-01-01T00:00:00Z'),
      // Where clocks change on Lord Howe, by half an hour.
      between('2026-04-04T13:00:00Z', '2026-04-04T17:00:00Z'),
      between('2026-10-03T13:00:00Z', '2026-10-03T17:00:00Z'),
      between('2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z'),
    );
    fc.assert(
      fc.property(times, cuts, zones, (at, cut, zone) => {
        const around = windowAround(at, cut, zone);
        expect(around.start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(around.end.getTime()).toBeGreaterThan(at.getTime());
        expect(windowAround(around.start, cut, zone)).toEqual(around);
        expect(windowAround(around.end, cut, zone).start).toEqual(around.end);
        expect(windowAround(new Date(around.start.getTime() - 1), cut, zone).end).toEqual(around.start);
      }),
      { numRuns: 400 },
    );
  });
});
