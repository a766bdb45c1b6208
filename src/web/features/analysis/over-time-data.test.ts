import { describe, expect, test } from 'vitest';
import type { TimeBucket } from '../../../contract/analysis/figures.ts';
import type { Bucket } from './model.ts';
import { overTimeBucket, overTimeData } from './over-time-data.ts';

const day = (start: string, positive: number, negative: number, unscored: number): Bucket => ({
  start,
  end: `${start}+1`,
  partial: false,
  positive,
  negative,
  neutral: 0,
  mixed: 0,
  unscored,
});
const sentiment = { positive: 'pos', negative: 'neg', neutral: 'neu', mixed: 'mix', unscored: 'not' };
const words = {
  sentiment,
  axis: '',
  total: 'all',
  partial: '',
  score: 'score',
  scored: 'scored',
  label: ({ start }: TimeBucket) => start,
  full: ({ start }: TimeBucket) => start,
  number: String,
  exact: String,
  percent: (value: number | null) => (value === null ? '–' : `${value}%`),
  figure: (value: number | null) => (value === null ? '–' : String(value)),
};
const BUCKETS = [day('1', 3, 1, 0), day('2', 0, 0, 5), day('3', 0, 0, 0)];

describe('the figures of a view', () => {
  const cases = [
    {
      view: 'volume',
      rows: [
        ['1', 3, 0, 0, 1, 0, 4],
        ['2', 0, 0, 0, 0, 5, 5],
        ['3', 0, 0, 0, 0, 0, 0],
      ],
    },
    {
      view: 'share',
      rows: [
        ['1', 75, 0, 0, 25, 0, 4],
        ['2', 0, 0, 0, 0, 100, 5],
        ['3', null, null, null, null, null, 0],
      ],
    },
    {
      view: 'score',
      rows: [
        ['1', 50, 4],
        ['2', null, 0],
        ['3', null, 0],
      ],
    },
  ] as const;
  test.each(cases)('$view', ({ view, rows }) => {
    expect(overTimeData(BUCKETS, view, words, 'from').rows).toEqual(rows);
  });
  test('shares are written as percent, and a total is not', () => {
    const { texts } = overTimeData(BUCKETS, 'share', words, 'from');
    expect(texts?.['pos']?.(75)).toBe('75%');
    expect(texts).not.toHaveProperty('all');
  });
});

describe('the posts of a bucket', () => {
  const when = { startDate: '1', endDate: '1+1' };
  const cases = [
    { name: 'a stack as a whole', view: 'volume', key: undefined, bucket: when },
    { name: 'a part of it', view: 'share', key: 'negative', bucket: { ...when, sentiments: ['Negative'] } },
    {
      name: 'a score: all that was scored',
      view: 'score',
      key: undefined,
      bucket: { ...when, sentiments: ['Positive', 'Negative', 'Neutral', 'Mixed'] },
    },
  ] as const;
  test.each(cases)('$name', ({ view, key, bucket }) => {
    expect(overTimeBucket(day('1', 1, 0, 0), view, key)).toEqual(bucket);
  });
});
