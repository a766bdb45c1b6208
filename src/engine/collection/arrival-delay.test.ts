import { describe, expect, it, test } from 'vitest';
import { arrivalDelay, usualDelay } from './arrival-delay.ts';

it.each<[string, number | null, number[], number | null]>([
  ['nothing has come yet', null, [], null],
  ['the first', null, [60], 60],
  ['the middle one of the first', null, [3600, 60, 90], 90],
  ['nothing new', 120, [], 120],
  ['a fifth of the way to the newest', 100, [200], 120],
  ['one that is dated ahead', null, [-50], 0],
])('%s', (_name, before, delays, after) => {
  expect(arrivalDelay(before, delays)).toBe(after);
});

describe('how long posts of several sources take', () => {
  const times = (count: number, seconds: number, rate = 1) => Array.from({ length: count }, () => ({ seconds, rate }));
  test.each<[string, { seconds: number; rate: number }[], number | null]>([
    ['of none', [], null],
    ['of one', times(1, 300), 300],
    ['of which one in ten is slow', [...times(1, 9000), ...times(9, 300)], 300],
    ['of which one in nine is slow', [...times(1, 9000), ...times(8, 300)], 9000],
    ['of which most are slow and bring little', [...times(9, 9000, 0.1), ...times(1, 300, 30)], 300],
    ['of which a slow one brings most', [...times(1, 9000, 30), ...times(9, 300)], 9000],
    ['of which none brings anything', times(3, 300, 0), 300],
  ])('%s', (_name, sources, expected) => {
    expect(usualDelay(sources)).toBe(expected);
  });
});
