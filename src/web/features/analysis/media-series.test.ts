import { describe, expect, it } from 'vitest';
import { MEDIA_TYPES } from '../../../contract/media-types.ts';
import { mediaSeries } from './media-series.ts';

/** Media types in the order of the contract, with these mentions in a first and a second bucket. */
function where(first: readonly number[], second: readonly number[]) {
  const breakdown = MEDIA_TYPES.map((type, place) => ({ type, count: (first[place] ?? 0) + (second[place] ?? 0), ratio: 0 }));
  const bucket = { start: '', end: '', partial: false };
  const counts = (values: readonly number[]) => MEDIA_TYPES.map((_, place) => values[place] ?? 0);
  return { breakdown, mediaOverTime: [first, second].map((values) => ({ ...bucket, counts: counts(values) })) };
}

describe('mediaSeries', () => {
  it('has the largest first, and none without mentions', () => {
    expect(mediaSeries(where([1, 0, 3], [1, 0, 0]))).toEqual([
      { types: ['twitter'], counts: [3, 0] },
      { types: ['facebook'], counts: [1, 1] },
    ]);
  });

  it('keeps eight by themselves, and of more puts the smallest together', () => {
    expect(mediaSeries(where([8, 7, 6, 5, 4, 3, 2, 1], []))).toHaveLength(8);
    const series = mediaSeries(where([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 5]));
    expect(series).toHaveLength(8);
    expect(series.at(-1)).toEqual({ types: ['website', 'blog', 'x'], counts: [9, 0] });
  });
});
