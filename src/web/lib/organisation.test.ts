import { expect, test, vi } from 'vitest';
import { NO_SUBSCRIPTION } from '../../contract/subscriptions.ts';
import type { RequestUse } from './call.ts';
import { CallError } from './call-error.ts';
import { asksTimezone, useOrgUsers, useSubscription } from './organisation.ts';

const lost = new CallError('network', 'm', { status: 0 });
/** No call gets an answer. */
vi.mock('./call.ts', async (original) => {
  const real = await original<typeof import('./call.ts')>();
  const useRequest = (_endpoint: unknown, _input: unknown, { neutral }: RequestUse<unknown, unknown>) =>
    real.called({ data: undefined, error: lost, isPending: false, isPlaceholderData: false, refetch: () => undefined }, neutral);
  return { ...real, useRequest };
});

test.each([
  ['nothing is known yet', '+0000', false, true, true],
  ['nobody is signed in', '+0000', false, false, false],
  ['it is known and not the default', 'Asia/Hong_Kong', true, true, false],
  ['it is known to be the default', '+0000', true, true, true],
  ['it was known to whoever was signed in', 'Asia/Hong_Kong', true, false, false],
])('whether the timezone is asked for: %s', (_what, timezone, known, signedIn, asks) => {
  expect(asksTimezone({ timezone, known }, signedIn)).toBe(asks);
});

test.each([
  ['a plan that could not be loaded allows nothing', useSubscription, NO_SUBSCRIPTION],
  ['people who could not be loaded are an empty list', useOrgUsers, []],
])('%s, and its error stands beside that', (_what, useAnswer, data) => {
  expect(useAnswer()).toMatchObject({ data, error: lost });
});
