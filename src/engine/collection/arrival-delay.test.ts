import { expect, it } from 'vitest';
import { arrivalDelay } from './arrival-delay.ts';

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
