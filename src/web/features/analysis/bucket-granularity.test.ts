import { expect, test } from 'vitest';
import { bucketGranularity } from './bucket-granularity.ts';

test.each([
  { name: 'none: days', edges: [], granularity: 'day' },
  { name: 'one day, cut off', edges: ['2026-11-02T10:00Z', '2026-11-03T00:00Z'], granularity: 'day' },
  { name: 'a day of 25 hours', edges: ['2026-10-24T23:00Z', '2026-10-26T00:00Z'], granularity: 'day' },
  {
    name: 'weeks, the first cut off',
    edges: ['2026-11-01T00:00Z', '2026-11-02T00:00Z', '2026-11-09T00:00Z'],
    granularity: 'week',
  },
  {
    name: 'months, February among them',
    edges: ['2026-02-01T00:00Z', '2026-03-01T00:00Z', '2026-04-01T00:00Z'],
    granularity: 'month',
  },
  { name: 'quarters', edges: ['2026-01-01T00:00Z', '2026-04-01T00:00Z'], granularity: 'quarter' },
])('$name', ({ edges, granularity }) => {
  const buckets = edges.slice(1).map((end, index) => ({ start: edges[index] ?? end, end }));
  expect(bucketGranularity(buckets)).toBe(granularity);
});
