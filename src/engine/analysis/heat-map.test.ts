import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../contract/filter.ts';
import { heatMap, peakOf } from './heat-map.ts';

const row = (weekday: number, hour: number, sentiment: Sentiment | 'none', count: number) => ({
  weekday,
  hour,
  sentiment,
  count,
});
const none = { positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0 };

describe('heatMap', () => {
  it('is ordered by weekday and hour, each hour once', () => {
    const rows = [row(2, 23, 'none', 4), row(7, 0, 'Mixed', 1), row(2, 3, 'Positive', 1), row(2, 23, 'Negative', 2)];
    expect(heatMap(rows)).toEqual([
      { ...none, dayOfWeek: 2, hour: 3, count: 1, positive: 1 },
      { ...none, dayOfWeek: 2, hour: 23, count: 6, negative: 2, unscored: 4 },
      { ...none, dayOfWeek: 7, hour: 0, count: 1, mixed: 1 },
    ]);
  });

  it('has nothing of nothing', () => {
    expect(heatMap([])).toEqual([]);
  });
});

describe('peakOf', () => {
  it.each([
    [
      'the largest sum',
      [
        [1, 2],
        [3, 4],
        [1, 3],
      ],
      1,
    ],
    [
      'of several the smallest',
      [
        [9, 5],
        [3, 5],
        [4, 1],
      ],
      3,
    ],
    ['nothing', [], null],
  ])('%s', (_, rows, peak) => {
    expect(
      peakOf(
        rows.map(([key = 0, count = 0]) => ({ key, count })),
        ({ key }) => key,
      ),
    ).toBe(peak);
  });
});
