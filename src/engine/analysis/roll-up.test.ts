import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRANULARITIES } from '../../contract/filter.ts';
import { bucketEdges } from './periods.ts';
import { commonEdges, rollUp } from './roll-up.ts';

const HOUR = 60 * 60 * 1000;
const at = (hour: number) => new Date(hour * HOUR);
const bucket = (from: number, to: number) => ({ start: at(from).toISOString(), end: at(to).toISOString(), partial: false });

describe('commonEdges', () => {
  it.each([
    [
      'begins with the window, wherever the lists begin',
      5,
      [
        [0, 24, 48],
        [24, 48],
      ],
      [5, 24, 48],
    ],
    [
      'takes every edge once',
      0,
      [
        [0, 3, 6],
        [0, 2, 6],
      ],
      [0, 2, 3, 6],
    ],
    ['of lists without a bucket', 5, [[0], []], [5]],
  ])('%s', (_, start, lists, edges) => {
    expect(
      commonEdges(
        at(start),
        lists.map((list) => list.map(at)),
      ),
    ).toEqual(edges.map(at));
  });
});

describe('rollUp', () => {
  const edges = [5, 24, 48, 72].map(at);
  const rows = [0, 1, 2, 3].map((index) => ({ bucket: index }));
  const rolled = (buckets: ReturnType<typeof bucket>[]) =>
    rollUp(rows, edges, buckets).map((found) => found.map((row) => row.bucket));

  it.each([
    [
      'two days each',
      [bucket(5, 48), bucket(48, 96)],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['the same buckets', [bucket(5, 24), bucket(24, 48), bucket(48, 72), bucket(72, 90)], [[0], [1], [2], [3]]],
    ['only the last ones', [bucket(48, 72), bucket(72, 90)], [[2], [3]]],
    ['only the first ones', [bucket(5, 24)], [[0]]],
    ['no buckets', [], []],
  ])('%s', (_, buckets, expected) => {
    expect(rolled(buckets)).toEqual(expected);
  });

  it('puts every instant where the longer buckets have it, whatever was cut beside them', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2026, 11) });
    const length = fc.integer({ min: HOUR, max: 60 * 24 * HOUR });
    const zone = fc.constantFrom('+0800', '+0530', 'Europe/London', 'Australia/Lord_Howe');
    const granularity = fc.constantFrom(...GRANULARITIES);
    const granularities = fc.tuple(granularity, granularity);
    const inside = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(instant, length, zone, granularities, inside, (start, duration, timezone, [one, other], parts) => {
        const [from, to] = [new Date(start), new Date(start + duration)];
        const asked = bucketEdges(from, to, one, timezone);
        const common = commonEdges(from, [asked, bucketEdges(from, to, other, timezone)]);
        const rowsAt = parts.map((part) => {
          const time = start + Math.floor(part * duration);
          return { bucket: common.findLastIndex((edge) => edge.getTime() <= time), time };
        });
        const buckets = asked.slice(0, -1).map((edge, index) => ({
          start: new Date(Math.max(edge.getTime(), start)).toISOString(),
          end: (asked[index + 1] ?? to).toISOString(),
          partial: false,
        }));
        const rolledUp = rollUp(rowsAt, common, buckets);
        expect(rolledUp.flat()).toHaveLength(parts.length);
        for (const [index, { start: first, end: last }] of buckets.entries())
          for (const { time } of rolledUp[index] ?? []) {
            expect(time).toBeGreaterThanOrEqual(Date.parse(first));
            expect(time).toBeLessThan(Date.parse(last));
          }
      }),
      { numRuns: 200 },
    );
  });
});
