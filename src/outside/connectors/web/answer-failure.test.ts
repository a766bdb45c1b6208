import { expect, test } from 'vitest';
import type { FailureKind } from '../source-failure.ts';
import { answerFailure } from './answer-failure.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const TOMORROW = '2026-03-11T12:00:00.000Z';

test.each([200, 204, 206, 304])('%s may be read', (status) => {
  expect(answerFailure(status, new Headers(), 'a.example', NOW)).toBeNull();
});

test.each<[string, number, Record<string, string>, FailureKind, string | null]>([
  ['too often, and no word how long', 429, {}, 'rate-limited', null],
  ['too often, seconds', 429, { 'retry-after': '90' }, 'rate-limited', '2026-03-10T12:01:30.000Z'],
  ['a date', 429, { 'retry-after': 'Tue, 10 Mar 2026 13:00:00 GMT' }, 'rate-limited', '2026-03-10T13:00:00.000Z'],
  ['a date that is over', 429, { 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT' }, 'rate-limited', '2026-03-10T12:00:00.000Z'],
  ['a year', 429, { 'retry-after': '31536000' }, 'rate-limited', TOMORROW],
  ['beyond all dates', 429, { 'retry-after': '9'.repeat(400) }, 'rate-limited', TOMORROW],
  ['nonsense', 429, { 'retry-after': 'soon' }, 'rate-limited', null],
  ['the time of a reset', 429, { 'x-rate-limit-reset': '1773144600' }, 'rate-limited', '2026-03-10T12:10:00.000Z'],
  ['seconds to a reset', 429, { 'x-ratelimit-reset': '30.0' }, 'rate-limited', '2026-03-10T12:00:30.000Z'],
  ['busy, and says how long', 503, { 'retry-after': '1' }, 'rate-limited', '2026-03-10T12:00:01.000Z'],
  ['busy', 503, {}, 'unreachable', null],
  ['busy, with the reset that every answer has', 503, { 'x-ratelimit-reset': '600' }, 'unreachable', null],
  ['the old way of a short-message service', 420, {}, 'rate-limited', null],
  ['no key', 401, {}, 'unauthorised', null],
  ['no key for the proxy', 407, {}, 'unauthorised', null],
  ['forbidden', 403, {}, 'blocked', null],
  ['for legal reasons', 451, {}, 'blocked', null],
  ['a challenge', 403, { 'cf-mitigated': 'challenge' }, 'blocked', null],
  ['a challenge that calls itself busy', 503, { 'cf-mitigated': 'challenge', 'retry-after': '1' }, 'blocked', null],
  ['a challenge that calls itself well', 200, { 'cf-mitigated': 'challenge' }, 'blocked', null],
  ['not there', 404, {}, 'unreachable', null],
  ['gone', 410, {}, 'gone', null],
  ['not understood', 400, {}, 'bad-query', null],
  ['too long', 414, {}, 'bad-query', null],
  ['not processed', 422, {}, 'bad-query', null],
  ['any other of the kind', 418, {}, 'bad-query', null],
  ['its own failure', 500, { 'retry-after': '5' }, 'unreachable', null],
  ['a failure of what stands before it', 520, {}, 'unreachable', null],
  ['a redirect to nowhere', 302, {}, 'unreachable', null],
])('%s', (_name, status, headers, kind, until) => {
  const failure = answerFailure(status, new Headers(headers), 'a.example', NOW);
  expect([failure?.kind, failure?.until?.toISOString() ?? null]).toEqual([kind, until]);
  expect(failure?.message).toMatch(new RegExp(`^a\\.example .*${status}`));
});

test.each([404, 410])('%s is said to be gone', (status) => {
  expect(answerFailure(status, new Headers(), 'a.example', NOW)?.message).toMatch(/\bgone\b/);
});
