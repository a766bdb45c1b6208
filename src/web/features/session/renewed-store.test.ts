import { User, WebStorageStateStore } from 'oidc-client-ts';
import { expect, test } from 'vitest';
import { storage } from '../../lib/fake-storage.ts';
import { renewedStore } from './renewed-store.ts';

const KEY = 'user:issuer:client';
const session = (token: string) =>
  new User({
    access_token: token,
    token_type: 'Bearer',
    profile: { sub: 'ada', iss: 'i', aud: 'a', exp: 1, iat: 0 },
  }).toStorageString();

test.each([
  ['nothing happened meanwhile', session('first'), true, session('second')],
  ['another tab has signed out', null, false, null],
  ['another tab has signed somebody else in', session('of bob'), false, session('of bob')],
])('a renewal while %s', async (_, meanwhile, isStored, after) => {
  const browser = new WebStorageStateStore({ store: storage() });
  const store = renewedStore(browser);
  await store.set(KEY, session('first'));
  const done = await store.onlyOver('first', async () => {
    if (meanwhile === null) await browser.remove(KEY);
    else await browser.set(KEY, meanwhile);
    await store.set(KEY, session('second'));
    return 'answer';
  });
  expect(done).toEqual({ answer: 'answer', isStored });
  expect(await store.get(KEY)).toBe(after);
});

test('what is signed in with afterwards is stored, also where a renewal has failed', async () => {
  const store = renewedStore(new WebStorageStateStore({ store: storage() }));
  await expect(store.onlyOver('first', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await store.set(KEY, session('new'));
  expect(await store.get(KEY)).toBe(session('new'));
});
