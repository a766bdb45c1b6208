import { expect, it } from 'vitest';
import { type FailureKind, SourceFailure } from '../../outside/connectors/source-failure.ts';
import { webRefusal } from './web-refusal.ts';

const UNTIL = new Date('2026-03-11T07:00:00.000Z');
const ANSWER = { status: 429, headers: new Headers(), text: '' };

it.each<[string, FailureKind, typeof ANSWER | null, object]>([
  ['the provider, which wants a pause', 'rate-limited', ANSWER, { code: 'rate_limited', detail: { limit: 'webPace' } }],
  ['the provider, which has given all', 'out-of-budget', ANSWER, { code: 'rate_limited', detail: { limit: 'webQuota' } }],
  ['our own budget', 'out-of-budget', null, { code: 'rate_limited', detail: { limit: 'webBudget' } }],
])('says who refuses, and until when: %s', (_name, kind, answer, refusal) => {
  const said = webRefusal(new SourceFailure(kind, 'a.example says no', UNTIL, answer));
  expect(said).toMatchObject({ ...refusal, message: 'a.example says no' });
  expect(said.detail.until).toBe(UNTIL.toISOString());
});

it('says nothing of limits where there is none', () => {
  const said = webRefusal(new SourceFailure('unreachable', 'a.example says no', null, ANSWER));
  expect([said.code, said.detail]).toEqual(['upstream', {}]);
});
