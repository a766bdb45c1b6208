import { expect, test } from 'vitest';
import { nextTry } from './next-try.ts';

const since = new Date('2026-03-10T12:00:00.000Z');
const after = (hours: number) => new Date(since.getTime() + hours * 3_600_000);
const failed = { tries: 1, since, now: since, chance: 0, notBefore: null };

test.each([
  ['the first, soonest', {}, 1],
  ['the first, latest', { chance: 1 }, 2],
  ['the second', { tries: 2, chance: 1 }, 4],
  ['the fifth', { tries: 5 }, 16],
  ['the sixth', { tries: 6 }, 30],
  ['the hundredth', { tries: 100, chance: 1 }, 60],
  ['one that asks for later', { notBefore: after(3) }, 180],
  ['one that asks for sooner', { notBefore: since }, 1],
  ['the last', { tries: 60, now: after(47.99), chance: 1 }, 48.99 * 60],
])('%s', (_name, given, minutes) => {
  expect(nextTry({ ...failed, ...given })?.getTime()).toBeCloseTo(since.getTime() + minutes * 60_000, -1);
});

test('after two days it is given up', () => {
  expect(nextTry({ ...failed, tries: 60, now: after(48) })).toBeNull();
});
