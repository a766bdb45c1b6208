import { describe, expect, it } from 'vitest';
import type { SentimentCounts } from '../../../contract/analysis/figures.ts';
import { totalOf } from '../../../engine/analysis/tally.ts';
import { type Bucket, peakOf, splitRows } from './model.ts';

const counts = (positive = 0, negative = 0, neutral = 0, mixed = 0, unscored = 0): SentimentCounts => ({
  positive,
  negative,
  neutral,
  mixed,
  unscored,
});
const bucket = (day: number, positive: number): Bucket => ({
  ...counts(positive),
  start: `2026-11-0${day}T00:00:00.000Z`,
  end: `2026-11-0${day + 1}T00:00:00.000Z`,
  partial: false,
});

describe('sentiment', () => {
  it('is listed from good to bad, the unscored last, in percent of all', () => {
    expect(totalOf(counts(1, 2, 3, 0, 4))).toBe(10);
    expect(splitRows(counts(1, 2, 3, 0, 4)).map(({ key, percent }) => [key, percent])).toEqual([
      ['positive', 10],
      ['neutral', 30],
      ['mixed', 0],
      ['negative', 20],
      ['unscored', 40],
    ]);
    expect(splitRows(counts()).every((row) => row.percent === null)).toBe(true);
  });
});

describe('buckets', () => {
  it('finds the peak, the earlier of two', () => {
    expect(peakOf([bucket(1, 3), bucket(2, 5), bucket(3, 5)], totalOf)?.start).toBe('2026-11-02T00:00:00.000Z');
    expect(peakOf([bucket(1, 0)], totalOf)).toBeNull();
    expect(peakOf([], totalOf)).toBeNull();
  });
});
