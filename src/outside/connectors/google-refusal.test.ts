import { describe, expect, it } from 'vitest';
import { googleMeaning, nextPacificMidnight } from './google-refusal.ts';

describe('nextPacificMidnight', () => {
  it.each([
    ['in winter', '2026-11-23T06:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['just after midnight', '2026-11-23T08:00:00Z', '2026-11-24T08:00:00.000Z'],
    ['in summer', '2026-07-01T12:00:00Z', '2026-07-02T07:00:00.000Z'],
    ['before clocks go forward', '2026-03-08T09:59:00Z', '2026-03-09T07:00:00.000Z'],
    ['after clocks went forward', '2026-03-08T10:01:00Z', '2026-03-09T07:00:00.000Z'],
    ['the evening before that day', '2026-03-08T07:30:00Z', '2026-03-08T08:00:00.000Z'],
    ['before clocks go back', '2026-11-01T08:30:00Z', '2026-11-02T08:00:00.000Z'],
    ['after clocks went back', '2026-11-01T10:30:00Z', '2026-11-02T08:00:00.000Z'],
    ['the last hour of that day', '2026-11-02T07:59:59Z', '2026-11-02T08:00:00.000Z'],
  ])('%s', (_name, now, midnight) => {
    expect(nextPacificMidnight(new Date(now)).toISOString()).toBe(midnight);
  });
});

describe('googleMeaning', () => {
  const now = new Date('2026-11-23T06:00:00Z');

  it.each([
    ['a quota of the day', { errors: [{ reason: 'quotaExceeded' }] }, 'out-of-budget', '2026-11-23T08:00:00.000Z'],
    ['too many in a minute', { errors: [{ reason: 'rateLimitExceeded' }] }, 'rate-limited', '2026-11-23T06:01:00.000Z'],
    [
      'too many in a day, as newer refusals say it',
      {
        status: 'RESOURCE_EXHAUSTED',
        errors: [{ reason: 'rateLimitExceeded' }],
        details: [
          {
            reason: 'RATE_LIMIT_EXCEEDED',
            metadata: { quota_limit: 'SearchQueriesPerDayPerProject', quota_unit: '1/d/{project}' },
          },
        ],
      },
      'out-of-budget',
      '2026-11-23T08:00:00.000Z',
    ],
    [
      'too many in a day, as Custom Search says it',
      {
        message: "Quota exceeded for quota metric 'Queries' and limit 'Queries per day' of service 'customsearch.googleapis.com'",
        errors: [{ reason: 'rateLimitExceeded' }],
        status: 'RESOURCE_EXHAUSTED',
      },
      'out-of-budget',
      '2026-11-23T08:00:00.000Z',
    ],
    [
      'too many in a minute, as Custom Search says it',
      {
        message: "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute per user' of service 'customsearch'",
        errors: [{ reason: 'rateLimitExceeded' }],
      },
      'rate-limited',
      '2026-11-23T06:01:00.000Z',
    ],
    ['a bad key', { errors: [{ reason: 'keyInvalid' }] }, 'unauthorised', undefined],
    [
      'a bad key, as newer refusals say it',
      { status: 'INVALID_ARGUMENT', errors: [{ reason: 'badRequest' }], details: [{ reason: 'API_KEY_INVALID' }] },
      'unauthorised',
      undefined,
    ],
    ['an API that is not switched on', { errors: [{ reason: 'accessNotConfigured' }] }, 'unauthorised', undefined],
    ['a failure of its own', { errors: [{ reason: 'processingFailure' }] }, 'unreachable', undefined],
    ['a bad page', { errors: [{ reason: 'invalidPageToken' }] }, 'bad-query', undefined],
    ['what nobody knows', { errors: [{ reason: 'somethingNew' }] }, undefined, undefined],
  ])('%s', (_name, error, kind, until) => {
    const meaning = googleMeaning({ status: 400, headers: new Headers(), body: { error } }, now);
    expect([meaning?.kind, meaning?.until?.toISOString()]).toEqual([kind, until]);
  });

  it.each([['text'], [{ error: 'text' }], [undefined]])('says nothing of %j', (body) => {
    expect(googleMeaning({ status: 400, headers: new Headers(), body }, now)).toBeNull();
  });
});
