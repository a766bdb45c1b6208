import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Granularity } from '../../contract/filter.ts';
import { GRANULARITIES } from '../../contract/filter-choices.ts';
import { bucketEdges, canBeCountedBy, defaultGranularity, finestFromDays, lastEdges, MAX_BUCKETS } from './periods.ts';

const HOUR = 60 * 60 * 1000;
const iso = (dates: readonly Date[]): string[] => dates.map((date) => date.toISOString().replace(':00.000Z', ''));

describe('defaultGranularity', () => {
  const rows: [string, number, Granularity][] = [
    ['two days', 48, 'hour'],
    ['two days, one of 25 hours', 49, 'hour'],
    ['three days', 72, 'day'],
    ['a quarter', 92 * 24 + 1, 'day'],
    ['a year', 366 * 24, 'week'],
    ['two years', 730 * 24, 'month'],
  ];
  it.each(rows)('%s', (_, hours, granularity) => {
    const start = new Date('2026-01-01T00:00:00Z');
    expect(defaultGranularity(start, new Date(start.getTime() + hours * HOUR))).toBe(granularity);
  });
});

describe('bucketEdges', () => {
  it.each<[string, Granularity, string, string, string, string[]]>([
    [
      'hours of a zone on the half hour',
      'hour',
      '2026-03-28T00:20Z',
      '2026-03-28T01:40Z',
      '+0530',
      ['2026-03-27T23:30', '2026-03-28T00:30', '2026-03-28T01:30', '2026-03-28T02:30'],
    ],
    [
      'the spring day of 23 hours',
      'day',
      '2026-03-28T12:00Z',
      '2026-03-30T12:00Z',
      'Europe/London',
      ['2026-03-28T00:00', '2026-03-29T00:00', '2026-03-29T23:00', '2026-03-30T23:00'],
    ],
    [
      'the autumn day of 25 hours',
      'day',
      '2026-11-01T04:00Z',
      '2026-11-02T05:00Z',
      'America/New_York',
      ['2026-11-01T04:00', '2026-11-02T05:00'],
    ],
    [
      'a day that begins at one',
      'day',
      '2026-03-28T22:00Z',
      '2026-03-29T21:00Z',
      'Asia/Beirut',
      ['2026-03-28T22:00', '2026-03-29T21:00'],
    ],
    [
      'weeks from Monday',
      'week',
      '2026-03-25T00:00Z',
      '2026-04-01T00:00Z',
      '+0800',
      ['2026-03-22T16:00', '2026-03-29T16:00', '2026-04-05T16:00'],
    ],
    [
      'months',
      'month',
      '2026-01-31T00:00Z',
      '2026-03-01T00:00Z',
      '+0000',
      ['2026-01-01T00:00', '2026-02-01T00:00', '2026-03-01T00:00'],
    ],
    [
      'quarters across summer time',
      'quarter',
      '2026-02-01T00:00Z',
      '2026-05-01T00:00Z',
      'Europe/London',
      ['2026-01-01T00:00', '2026-03-31T23:00', '2026-06-30T23:00'],
    ],
    [
      'a date that a zone left out, moving across the date line',
      'day',
      '2011-12-29T10:00Z',
      '2011-12-31T10:00Z',
      'Pacific/Apia',
      ['2011-12-29T10:00', '2011-12-30T10:00', '2011-12-31T10:00'],
    ],
    ['an empty window', 'day', '2026-01-01T00:00Z', '2026-01-01T00:00Z', '+0000', ['2026-01-01T00:00']],
    ['an empty window within a day', 'day', '2026-01-01T07:00Z', '2026-01-01T07:00Z', '+0000', ['2026-01-01T00:00']],
  ])('%s', (...[, granularity, start, end, timezone, edges]) => {
    expect(iso(bucketEdges(new Date(start), new Date(end), granularity, timezone))).toEqual(edges);
  });

  it('repeats the hour that an autumn night has twice', () => {
    const edges = bucketEdges(new Date('2026-10-25T00:00Z'), new Date('2026-10-25T03:00Z'), 'hour', 'Europe/London');
    expect(iso(edges)).toEqual(['2026-10-25T00:00', '2026-10-25T01:00', '2026-10-25T02:00', '2026-10-25T03:00']);
  });

  it('covers any window without gap or overlap, no bucket too many', () => {
    const changes = ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-28T22:00Z', '2026-10-24T21:00Z', '2026-11-01T05:00Z'];
    const instant = fc.oneof(
      fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2027-01-01') }),
      fc
        .tuple(fc.constantFrom(...changes.map(Date.parse)), fc.integer({ min: -3 * HOUR, max: 3 * HOUR }))
        .map(([at, by]) => at + by),
    );
    const zone = fc.constantFrom(
      '+0000',
      '+0800',
      '-0330',
      'Europe/London',
      'America/New_York',
      'Asia/Beirut',
      'America/Havana',
      'Australia/Lord_Howe',
    );
    const length = fc.oneof(fc.integer({ min: 1, max: 6 * HOUR }), fc.integer({ min: 1, max: 70 * 24 * HOUR }));
    fc.assert(
      fc.property(instant, length, fc.constantFrom(...GRANULARITIES), zone, (start, milliseconds, granularity, timezone) => {
        const edges = bucketEdges(new Date(start), new Date(start + milliseconds), granularity, timezone).map(Number);
        for (let index = 1; index < edges.length; index++) expect(edges[index]).toBeGreaterThan(edges[index - 1] as number);
        expect(edges[0]).toBeLessThanOrEqual(start);
        expect(edges[1]).toBeGreaterThan(start);
        expect(edges.at(-1)).toBeGreaterThanOrEqual(start + milliseconds);
        expect(edges.at(-2)).toBeLessThan(start + milliseconds);
      }),
      { numRuns: 500 },
    );
  }, 30_000);

  it.each<[string, string, string, Granularity, string, RegExp]>([
    ['too many buckets', '2020-01-01T00:00Z', '2026-01-01T00:00Z', 'hour', '+0000', new RegExp(`${MAX_BUCKETS} hour`)],
    ['an end before the start', '2026-01-02T00:00Z', '2026-01-01T00:00Z', 'day', '+0000', /before/],
    ['no date', 'x', '2026-01-01T00:00Z', 'day', '+0000', /before/],
    ['no zone', '2026-01-01T00:00Z', '2026-01-02T00:00Z', 'day', 'Nowhere/Town', /time zone/],
  ])('refuses %s', (...[, start, end, granularity, timezone, message]) => {
    expect(() => bucketEdges(new Date(start), new Date(end), granularity, timezone)).toThrow(message);
  });
});

describe('lastEdges', () => {
  it.each<[string, Exclude<Granularity, 'hour'>, string, string, string, string[]]>([
    [
      'days of which one has 23 hours',
      'day',
      '2026-01-01T00:00Z',
      '2026-03-30T10:00Z',
      'Europe/London',
      ['2026-03-28T00:00', '2026-03-29T00:00', '2026-03-29T23:00', '2026-03-30T23:00'],
    ],
    [
      'quarters of a fixed offset',
      'quarter',
      '2020-01-01T00:00Z',
      '2026-03-31T16:00Z',
      '+0800',
      ['2025-06-30T16:00', '2025-09-30T16:00', '2025-12-31T16:00', '2026-03-31T16:00'],
    ],
    [
      'fewer than asked for',
      'month',
      '2026-03-03T00:00Z',
      '2026-03-04T00:00Z',
      '+0000',
      ['2026-03-01T00:00', '2026-04-01T00:00'],
    ],
    ['an empty window', 'week', '2026-03-03T00:00Z', '2026-03-03T00:00Z', '+0000', ['2026-03-02T00:00']],
  ])('%s', (...[, granularity, start, end, timezone, edges]) => {
    expect(iso(lastEdges({ start: new Date(start), end: new Date(end) }, granularity, timezone, 3))).toEqual(edges);
  });

  it('are the last of all edges, in any zone', () => {
    const start = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2026, 0) });
    const zone = fc.constantFrom(
      '+0000',
      '+0530',
      '-0330',
      'Europe/London',
      'America/New_York',
      'Asia/Beirut',
      'Australia/Lord_Howe',
    );
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 40 * 24 * HOUR }),
        fc.constantFrom('day', 'week', 'month', 'quarter'),
        zone,
        (from, length, by, timezone) => {
          const window = { start: new Date(from), end: new Date(from + length) };
          expect(lastEdges(window, by, timezone, 8)).toEqual(bucketEdges(window.start, window.end, by, timezone).slice(-9));
        },
      ),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['a year', 365, 'day'],
  ['as many days as there may be', MAX_BUCKETS - 2, 'day'],
  ['a day more', MAX_BUCKETS - 1, 'week'],
  ['a hundred years', 36_525, 'month'],
])('finestFromDays: %s', (_, days, granularity) => {
  const [start, end] = [new Date('1970-01-01T07:00:00Z'), new Date(Date.parse('1970-01-01T07:00:00Z') + days * 24 * HOUR)];
  expect(finestFromDays(start, end)).toBe(granularity);
  expect(bucketEdges(start, end, finestFromDays(start, end), '+0000').length).toBeLessThanOrEqual(MAX_BUCKETS + 1);
});

it.each(GRANULARITIES)('whether a window can be counted by the %s is told as counting tells it', (granularity) => {
  const counts = (start: Date, end: Date, timezone: string) => {
    try {
      return bucketEdges(start, end, granularity, timezone).length <= MAX_BUCKETS + 1;
    } catch {
      return false;
    }
  };
  const bucket = { hour: 1, day: 24, week: 7 * 24, month: 730.5, quarter: 2191.5 }[granularity] * 3_600_000;
  // A zone without its own clock changes, and one that left a day out.
  for (const timezone of ['+0800', granularity === 'day' ? 'Pacific/Apia' : '+0000']) {
    for (const many of [1, MAX_BUCKETS - 3, MAX_BUCKETS, MAX_BUCKETS + 40]) {
      const start = new Date('2011-06-15T05:30Z');
      const end = new Date(start.getTime() + many * bucket);
      expect(canBeCountedBy(granularity, { start, end }, timezone), `${timezone} ${many}`).toBe(counts(start, end, timezone));
    }
  }
});
