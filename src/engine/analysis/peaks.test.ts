import { describe, expect, test } from 'vitest';
import { findPeaks } from './peaks.ts';

describe('peaks', () => {
  const cases: [name: string, counts: number[], expected: [first: number, last: number, count: number][]][] = [
    ['an even series', [10, 11, 9, 10, 12, 10], []],
    ['one day', [10, 11, 9, 60, 12, 10], [[3, 3, 60]]],
    ['two days in a row are one peak', [10, 11, 60, 80, 12, 10, 9, 11, 10], [[2, 3, 140]]],
    [
      'the higher first',
      [10, 50, 9, 10, 12, 90, 10, 11],
      [
        [5, 5, 90],
        [1, 1, 50],
      ],
    ],
    ['of a quiet topic a few are no peak', [0, 0, 1, 0, 4, 0], []],
    ['of a quiet topic many are', [0, 0, 1, 0, 9, 0], [[4, 4, 9]]],
    ['of small numbers chance', [3, 2, 4, 7, 3, 3], []],
    ['of large numbers a small rise', [10_000, 10_010, 9990, 10_200, 10_005], []],
    ['too few buckets', [1, 1, 90], []],
    ['none', [], []],
  ];
  test.each(cases)('%s', (_name, counts, expected) => {
    expect(findPeaks(counts, 5).peaks.map(({ first, last, count }) => [first, last, count])).toEqual(expected);
  });

  test('the usual is the median, which peaks do not move; only so many are told', () => {
    const counts = [10, 10, 200, 10, 300, 10, 400, 10, 10, 10, 10];
    expect(findPeaks(counts, 2)).toMatchObject({ usual: 10, peaks: [{ count: 400 }, { count: 300 }] });
  });
});
