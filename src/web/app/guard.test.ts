import { describe, expect, it } from 'vitest';
import { decideRoute } from './guard.ts';

describe('decideRoute', () => {
  it.each([
    ['nothing is shown until the state is known', 'unknown', null, '/topics', { kind: 'wait' }],
    ['not even a public page', 'unknown', null, '/login', { kind: 'wait' }],
    ['signed in', 'signed-in', null, '/topics', { kind: 'show' }],
    ['signed in, at the login page', 'signed-in', null, '/login', { kind: 'to-app' }],
    ['signed in, at the login page with a slash', 'signed-in', null, '/login/', { kind: 'to-app' }],
    ['signed out, at a public page', 'signed-out', null, '/login', { kind: 'show' }],
    ['signed out, at the page of a link in a mail', 'signed-out', 'token-expired', '/users/reset', { kind: 'show' }],
    ['signed in, at such a page', 'signed-in', null, '/users/confirm', { kind: 'to-app' }],
    ['signed out, anywhere else', 'signed-out', null, '/', { kind: 'to-login', reason: undefined, remember: true }],
    [
      'a path that only begins like a public one',
      'signed-out',
      null,
      '/loginx',
      { kind: 'to-login', reason: undefined, remember: true },
    ],
    ['thrown out', 'signed-out', 'token-expired', '/topics/3', { kind: 'to-login', reason: 'token-expired', remember: true }],
    [
      'with a new password',
      'signed-out',
      'password-changed',
      '/topics/3',
      { kind: 'to-login', reason: 'password-changed', remember: true },
    ],
    [
      'signed out on purpose, but not at the provider',
      'signed-out',
      'sign-out-incomplete',
      '/topics/3',
      { kind: 'to-login', reason: 'sign-out-incomplete', remember: false },
    ],
    ['signed out on purpose', 'signed-out', 'left', '/topics/3', { kind: 'to-login', reason: undefined, remember: false }],
  ] as const)('%s', (_, status, reason, path, expected) => {
    expect(decideRoute({ status, reason }, path)).toEqual(expected);
  });
});
