import { describe, expect, it } from 'vitest';
import { change, sentimentScore, shares } from './score.ts';

describe('sentimentScore', () => {
  it.each([
    ['all kinds', { positive: 6, negative: 2, neutral: 1, mixed: 1, unscored: 90 }, 40],
    ['mixed counts in the total only', { positive: 1, negative: 0, neutral: 0, mixed: 1, unscored: 0 }, 50],
    ['only negative', { positive: 0, negative: 3, neutral: 0, mixed: 0, unscored: 0 }, -100],
    ['balanced', { positive: 2, negative: 2, neutral: 0, mixed: 0, unscored: 0 }, 0],
    ['nothing scored', { positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 5 }, null],
  ])('%s', (_, counts, score) => {
    expect(sentimentScore(counts)).toBe(score);
  });
});

describe('change', () => {
  it.each([
    ['a rise in percent', 15, 10, 'percent', 50],
    ['a fall in percent', 0, 10, 'percent', -100],
    ['from nothing', 3, 0, 'percent', null],
    ['no window before', 3, null, 'percent', null],
    ['points of a score', 20, -10, 'points', 30],
    ['no score now', null, 10, 'points', null],
  ] as const)('%s', (_, value, previous, unit, expected) => {
    expect(change(value, previous, unit)).toEqual({ value, previous, change: expected });
  });
});

describe('shares', () => {
  it.each([
    ['of several', [3, 2], [60, 40]],
    ['of one', [7], [100]],
    ['of nothing', [], []],
    ['of zeros', [0, 0], [0, 0]],
  ])('%s', (_, counts, expected) => {
    expect(shares(counts)).toEqual(expected);
  });
});
