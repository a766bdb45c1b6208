import { expect, test } from 'vitest';
import { askedDelay, retryDelay } from './retry-delay.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

test.each<[string, number, Record<string, string>, number | null]>([
  ['the first', 1, {}, 500],
  ['the third', 3, {}, 2000],
  ['never beyond eight seconds', 20, {}, 8000],
  ['seconds', 1, { 'retry-after': '1.5' }, 1500],
  ['milliseconds come first', 1, { 'retry-after-ms': '20', 'retry-after': '9' }, 20],
  ['a date', 1, { 'retry-after': 'Tue, 10 Mar 2026 12:00:30 GMT' }, 30_000],
  ['a date that is over says nothing', 1, { 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT' }, 500],
  ['nor does what is below nothing', 1, { 'retry-after': '-5' }, 500],
  ['nothing at all', 1, { 'retry-after': '0' }, 0],
  ['a minute', 1, { 'retry-after': '60' }, 60_000],
  ['more than a minute', 1, { 'retry-after': '61' }, null],
  ['nonsense', 2, { 'retry-after': 'soon' }, 1000],
])('%s', (_name, attempt, headers, expected) => {
  expect(retryDelay(attempt, new Headers(headers), NOW, 0)).toBe(expected);
});

test('chance takes off up to a quarter', () => {
  expect(retryDelay(1, undefined, NOW, 1)).toBe(375);
});

const DAY_MS = 86_400_000;
test.each<[string, Record<string, string>, number | null]>([
  ['beyond all calendars', { 'retry-after': '9999999999999' }, DAY_MS],
  ['beyond all numbers', { 'retry-after': '9'.repeat(400) }, DAY_MS],
  ['in milliseconds', { 'retry-after-ms': '9'.repeat(40) }, DAY_MS],
  ['a date far away', { 'retry-after': 'Tue, 10 Mar 9026 12:00:00 GMT' }, DAY_MS],
  ['a date that is over', { 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT' }, null],
  ['an hour', { 'retry-after': '3600' }, 3_600_000],
])('what is asked for is a day at most: %s', (_name, headers, expected) => {
  expect(askedDelay(new Headers(headers), NOW)).toBe(expected);
});
