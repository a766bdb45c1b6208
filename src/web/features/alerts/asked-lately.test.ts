import { expect, it } from 'vitest';
import { askedLately } from './asked-lately.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

it.each([
  ['never', undefined, false],
  ['just now', '2026-11-23T12:00:00.000Z', true],
  ['within a day', '2026-11-22T12:00:00.001Z', true],
  ['a day ago', '2026-11-22T12:00:00.000Z', false],
])('an address that was asked %s', (_name, at, lately) => {
  expect(askedLately(at === undefined ? {} : { askedAgainAt: at }, NOW)).toBe(lately);
});
