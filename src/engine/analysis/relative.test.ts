import { describe, expect, it } from 'vitest';
import { shareOfSentiments, shareOfSeries, shareOfVoice } from './relative.ts';

const BUCKETS = [1, 2].map((day) => ({ start: `2026-03-0${day}`, end: `2026-03-0${day + 1}`, partial: day === 2 }));

describe('shareOfSeries', () => {
  it('is of the whole, of which the buckets may be the last', () => {
    expect(shareOfSeries(BUCKETS, [[{ count: 1 }, { count: 2 }], []], 12)).toEqual([
      { ...BUCKETS[0], count: 3, share: 25 },
      { ...BUCKETS[1], count: 0, share: 0 },
    ]);
  });

  it('is 0 of nothing', () => {
    expect(shareOfSeries(BUCKETS, [[], []], 0).map(({ share }) => share)).toEqual([0, 0]);
  });
});

it('shareOfSentiments is of each sentiment by itself', () => {
  const rows = [
    { sentiment: 'Positive' as const, count: 1 },
    { sentiment: 'none' as const, count: 5 },
  ];
  const whole = { positive: 4, negative: 2, neutral: 0, mixed: 0, unscored: 5 };
  const [first, second] = shareOfSentiments(BUCKETS, [rows, []], whole);
  expect(first).toMatchObject({ positive: 1, unscored: 5, shares: { positive: 25, negative: 0, neutral: null, mixed: null } });
  expect(second).toMatchObject({ positive: 0, shares: { positive: 0 } });
});

it.each([
  ['one topic alone', 7, 7, 100],
  ['of two', 1, 4, 25],
  ['of nothing', 0, 0, null],
])('shareOfVoice: %s', (_, count, ofAll, share) => {
  expect(shareOfVoice(count, ofAll)).toBe(share);
});
