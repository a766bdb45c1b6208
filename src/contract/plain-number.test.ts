import { expect, test } from 'vitest';
import { plainNumber } from './plain-number.ts';

test.each<[string, number | null]>([
  ['12', 12],
  [' 12.50 ', 12.5],
  ['１２', 12],
  ['１，０００．５', 1000.5],
  ['1,000', 1000],
  ['999,999,999', 999_999_999],
  ['1,00', null],
  ['1000,000', null],
  ['1.000,5', null],
  ['-1', null],
  ['1e3', null],
  ['.5', null],
  ['', null],
])('%s is %s', (text, value) => {
  expect(plainNumber(text)).toBe(value);
});
