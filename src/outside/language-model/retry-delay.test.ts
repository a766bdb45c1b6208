import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

test.each<[string, number, Record<string, string>, number | null]>([
  ['the first', 1, {}, 500],
  ['the third', 3, {}, 2000],
  ['never beyond eight seconds', 20, {}, 8000],
  ['seconds', 1, { 'retry-after': '1.5' }, 1500],
  ['milliseconds come first', 1, { 'retry-after-ms': '20', 'retry-after': '9' }, 20],
  ['a date', 1, { 'retry-after': 'Tue, 10 Mar 2026 12:00:30 GMT' }, 30_000],
  ['a date that is over', 1, { 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT' }, 0],
  ['a minute', 1, { 'retry-after': '60' }, 60_000],
  ['more than a minute', 1, { 'retry-after': '61' }, null],
  ['nonsense', 2, { 'retry-after': 'soon' }, 1000],
])('%s', (_name, attempt, headers, expected) => {
  expect(retryDelay(attempt, new Headers(headers), NOW, 0)).toBe(expected);
});

test('chance takes off up to a quarter', () => {
  expect(retryDelay(1, undefined, NOW, 1)).toBe(375);
});
