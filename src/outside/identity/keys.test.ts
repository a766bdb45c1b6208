import { beforeEach, expect, test } from 'vitest';
import type { KeyStore, StoredKey } from './identity.ts';
import { keysAt, loadKeys, rotateKeys } from './keys.ts';

const USE = { tokens: 900, cookies: 86_400 };
const START = Date.parse('2026-03-10T12:00:00Z');
const after = (seconds: number) => new Date(START + seconds * 1000);

let stored: StoredKey[];
const store: KeyStore = {
  list: async () => [...stored].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
  insert: async (_kid, key) => void stored.push(key),
  rotate: async (_kid, key, gone) => {
    const kept = gone === 'all' ? [] : stored.filter(({ jwk }) => !gone.includes(String(jwk['kid'])));
    stored = [...kept, key];
  },
};
beforeEach(() => {
  stored = [];
});

const kids = (keys: { kid?: string }[]) => keys.map(({ kid }) => kid);

test('the first is made where there is none, and stays; its public half tells nothing of the private one', async () => {
  const first = await loadKeys(store, USE, after(0));
  const again = await loadKeys(store, USE, after(1_000_000));
  expect(kids(again.signing)).toEqual(kids(first.signing));
  expect(again.cookies).toEqual(first.cookies);
  expect(Object.keys(first.public[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('the new one signs; the old one counts until its tokens have ended, for cookies longer', async () => {
  const [old] = kids((await loadKeys(store, USE, after(0))).signing);
  const { kid, oldCountUntil } = await rotateKeys(store, USE, after(100), false);
  expect(oldCountUntil).toEqual(after(100 + 900 + 120));
  const at = async (seconds: number) => keysAt(await store.list(), USE, after(seconds));
  expect(kids((await at(101)).signing)).toEqual([kid, old]);
  expect(kids((await at(1119)).signing)).toEqual([kid, old]);
  expect(kids((await at(1120)).signing)).toEqual([kid]);
  expect((await at(1120)).cookies).toHaveLength(2);
  expect((await at(100 + 86_400 + 120)).cookies).toHaveLength(1);
});

test('each counts from when the next one replaced it, and is removed when nothing needs it', async () => {
  const [first] = kids((await loadKeys(store, USE, after(0))).signing);
  const second = (await rotateKeys(store, USE, after(500), false)).kid;
  const third = (await rotateKeys(store, USE, after(1000), false)).kid;
  expect(kids(keysAt(await store.list(), USE, after(1500)).signing)).toEqual([third, second, first]);
  expect(kids(keysAt(await store.list(), USE, after(1600)).signing)).toEqual([third, second]);
  const fourth = (await rotateKeys(store, USE, after(100_000), false)).kid;
  expect((await store.list()).map(({ jwk }) => jwk['kid'])).toEqual([fourth, third]);
});

test('the new one is the newest even where the clock went back', async () => {
  await loadKeys(store, USE, after(0));
  const { kid } = await rotateKeys(store, USE, after(-3600), false);
  expect(keysAt(await store.list(), USE, after(0)).signing[0]?.kid).toBe(kid);
});

test('where it must count at once, every other key is gone', async () => {
  await loadKeys(store, USE, after(0));
  await rotateKeys(store, USE, after(10), false);
  const { kid, oldCountUntil } = await rotateKeys(store, USE, after(20), true);
  expect(oldCountUntil).toEqual(after(20));
  expect((await store.list()).map(({ jwk }) => jwk['kid'])).toEqual([kid]);
});
