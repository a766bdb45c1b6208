import { expect, test } from 'vitest';
import { storage } from '../../lib/fake-storage.ts';
import { type BegunSignIn, rememberBegun, takeBegun } from './begun-sign-in.ts';

const NOW = 1_700_000_000.4;
const MINUTE = 60;
const begun = (code_verifier: string): BegunSignIn => ({
  authority: 'https://id.harbour.example',
  client_id: 'web',
  code_verifier,
});

test('each of several that are under way is answered by its own state, and once', () => {
  const tab = storage();
  rememberBegun(tab, 'first', { ...begun('v1'), nonce: 'n', data: '77' }, NOW);
  rememberBegun(tab, 'second', begun('v2'), NOW + 14 * MINUTE);
  expect(takeBegun(tab, 'first')).toMatchObject({ ...begun('v1'), nonce: 'n', data: '77' });
  expect(takeBegun(tab, 'first')).toBeNull();
  expect(takeBegun(tab, 'third')).toBeNull();
  expect(takeBegun(tab, 'second')).toMatchObject(begun('v2'));
  expect(tab.length).toBe(0);
});

test('one that nobody came back to goes after a quarter of an hour, and what is none at once; others stay', () => {
  const tab = storage();
  rememberBegun(tab, 'old', begun('v1'), NOW);
  tab.setItem('oidc.broken', 'no JSON');
  tab.setItem('oidc.none', 'null');
  tab.setItem('earshot.asked-for', 'kept');
  rememberBegun(tab, 'new', begun('v2'), NOW + 15 * MINUTE);
  expect(takeBegun(tab, 'old')).toBeNull();
  expect(takeBegun(tab, 'new')).toMatchObject(begun('v2'));
  expect([tab.length, tab.getItem('earshot.asked-for')]).toEqual([1, 'kept']);
});

test('one that a build without nonces has begun goes on', () => {
  const tab = storage();
  const stored = { id: 's', created: Math.floor(NOW), request_type: 'si:r', redirect_uri: 'u', scope: 'openid', ...begun('v') };
  tab.setItem('oidc.s', JSON.stringify(stored));
  expect(takeBegun(tab, 's')).toEqual(stored);
});
