import { expect, test } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { accountRefusal } from './account-refusal.ts';

test.each([
  ['no answer', new CallError('network', '', { status: 0 }), { kind: 'unreachable' }],
  ['asked too often', new CallError('unexpected', '', { status: 429, retryAfter: 61 }), { kind: 'too-many', seconds: 61 }],
  ['asked too often, without a time', new CallError('unexpected', '', { status: 429 }), { kind: 'too-many', seconds: null }],
  ['what cannot be', new CallError('unexpected', '', { status: 400, loginCode: 'UNKNOWN' }), { kind: 'incorrect' }],
  [
    'a link that is over',
    new CallError('unexpected', '', { status: 409, loginCode: 'TOKEN_EXPIRED' }),
    { kind: 'code', code: 'TOKEN_EXPIRED' },
  ],
  ['a failure of the server', new CallError('unexpected', '', { status: 500 }), { kind: 'code', code: 'UNKNOWN' }],
])('%s', (_name, error, expected) => {
  expect(accountRefusal(error)).toEqual(expected);
});

test('what is no call is no refusal', () => {
  expect(() => accountRefusal(new TypeError('broken'))).toThrow('broken');
});
