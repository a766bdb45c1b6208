import { describe, expect, test } from 'vitest';
import { storage } from '../../lib/fake-storage.ts';
import { isSessionKey, type StoredSession, sessionOf, sessionStore } from './stored-session.ts';

const OF = { authority: 'https://id.harbour.example', clientId: 'web' };
const KEY = 'oidc.user:https://id.harbour.example:web';
const NOW = 1_700_000_000;
const session = (token: string, more: Partial<StoredSession> = {}): StoredSession => ({
  access_token: token,
  token_type: 'bearer',
  profile: { sub: 'ada' },
  ...more,
});

describe('what is stored', () => {
  test('was perhaps stored by another build, with claims and fields that this one does not ask for', () => {
    const browser = storage();
    const profile = { sub: 'ada', iss: 'i', aud: 'web', exp: 1, iat: 0, email: 'ada@harbour.example', given_name: 'Ada' };
    const stored = { ...session('first'), token_type: 'Bearer', session_state: null, scope: 'openid', profile, expires_at: NOW };
    browser.setItem(KEY, JSON.stringify(stored));
    expect(sessionStore(browser, OF).read()).toEqual(stored);
    expect(isSessionKey(KEY)).toBe(true);
  });

  test.each([
    '',
    'no JSON',
    'null',
    '7',
    '{}',
    '{"access_token":"a"}',
    '{"access_token":"a","profile":{}}',
    '{"profile":{"sub":"a"}}',
  ])('is no session: %j', (text) => {
    const browser = storage();
    browser.setItem(KEY, text);
    expect(sessionStore(browser, OF).read()).toBeNull();
  });

  test('is of one provider and one client', () => {
    const browser = storage();
    sessionStore(browser, OF).keep(session('first'));
    expect(sessionStore(browser, { ...OF, clientId: 'other' }).read()).toBeNull();
    sessionStore(browser, OF).forget();
    expect(browser.length).toBe(0);
  });
});

test.each([
  ['nothing happened meanwhile', session('first'), true, session('second')],
  ['another tab has signed out', null, false, null],
  ['another tab has signed somebody else in', session('of bob'), false, session('of bob')],
])('what a renewal has brought while %s', (_, meanwhile, isStored, after) => {
  const store = sessionStore(storage(), OF);
  if (meanwhile) store.keep(meanwhile);
  expect(store.keepOver('first', session('second'))).toBe(isStored);
  expect(store.read()).toEqual(after);
});

describe('an answer of the provider', () => {
  const claims = { iss: 'i', aud: 'web', iat: NOW, exp: NOW + 60, sub: 'ada' };
  const answer = { access_token: 'second', token_type: 'bearer' as const };
  const before = session('first', {
    refresh_token: 'r1',
    id_token: 'i1',
    scope: 'openid',
    expires_at: NOW - 600,
    profile: { sub: 'ada', azp: 'web', auth_time: 5 },
  });

  test('leaves what a renewal does not bring, but for when the token ends', () => {
    const renewed = sessionOf(answer, undefined, NOW, before);
    expect(renewed).toEqual({ ...before, access_token: 'second', expires_at: undefined });
    expect(JSON.stringify(renewed)).not.toContain('expires_at');
  });

  test('replaces what it brings; its token ends by the clock of this machine', () => {
    const brought = { ...answer, refresh_token: 'r2', id_token: 'i2', scope: 'openid email', expires_in: 900 };
    const said = { ...claims, azp: 'web', auth_time: 5 };
    expect(sessionOf(brought, said, NOW + 0.7, before)).toEqual({
      access_token: 'second',
      token_type: 'bearer',
      refresh_token: 'r2',
      id_token: 'i2',
      scope: 'openid email',
      expires_at: NOW + 900,
      profile: said,
    });
  });

  test('that does not say who it is, is none', () => {
    expect(() => sessionOf(answer, undefined, NOW, {})).toThrow('who');
  });

  test.each([
    ['another person', { sub: 'bob', azp: 'web', auth_time: 5 }],
    ['another sign-in of theirs', { azp: 'web', auth_time: 6 }],
    ['a sign-in at another client', { azp: 'other', auth_time: 5 }],
    ['a sign-in at nobody knows which', { auth_time: 5 }],
  ])('that renews %s is refused', (_, said) => {
    expect(() => sessionOf(answer, { ...claims, ...said }, NOW, before)).toThrow('another sign-in');
  });

  test.each([
    ['does not say when it began', before.profile, { azp: 'web' }],
    ['goes on with a session that was stored without that', { sub: 'ada' }, { azp: 'web', auth_time: 5 }],
  ])('that %s is taken', (_, profile, said) => {
    expect(sessionOf(answer, { ...claims, ...said }, NOW, { ...before, profile }).access_token).toBe('second');
  });
});
