import { expect, test } from 'vitest';
import { coveredCounts } from './covered-counts.ts';

const bucket = (day: number) => ({
  start: `2026-03-0${day}T00:00:00.000Z`,
  end: `2026-03-0${day + 1}T00:00:00.000Z`,
  partial: false,
});
const BUCKETS = [1, 2, 3, 4].map(bucket);
const COUNTS = new Map([[1, 5]]);
const at = (text: string) => new Date(`2026-03-${text}Z`);

test.each([
  ['all of it', at('01T00:00:00'), at('05T00:00:00'), [0, 5, 0, 0]],
  ['from the middle of a bucket to the middle of another', at('02T12:00:00'), at('03T12:00:00'), [null, 5, 0, null]],
  ['up to the edge of a bucket, which is not in it', at('02T00:00:00'), at('03T00:00:00'), [null, 5, null, null]],
  ['nothing', at('02T00:00:00'), at('02T00:00:00'), [null, null, null, null]],
  ['another time', at('20T00:00:00'), at('21T00:00:00'), [null, null, null, null]],
])('covered: %s', (_name, start, end, expected) => {
  expect(coveredCounts(BUCKETS, COUNTS, { start, end })).toEqual(expected);
});
