import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from 'jose';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { publishedKeys } from './published-keys.ts';

const SECOND = 1000;
const START = Date.parse('2026-03-10T12:00:00Z');

let jwk: JWK;
beforeAll(async () => {
  jwk = await exportJWK((await generateKeyPair('RS256')).publicKey);
});

let published: string[];
let answers: boolean;
let asked: number;
let time: number;
let keys: JWTVerifyGetKey;

beforeEach(() => {
  published = ['one'];
  answers = true;
  asked = 0;
  time = START;
  keys = publishedKeys(fetchKeys, () => new Date(time));
});

async function fetchKeys(): Promise<JSONWebKeySet> {
  asked += 1;
  if (!answers) throw new Error('no answer');
  return { keys: published.map((kid) => ({ ...jwk, kid, alg: 'RS256', use: 'sig' })) };
}

/** What comes of a token that this key has signed. */
function tokenOf(kid: string): Promise<string> {
  return Promise.resolve(keys({ alg: 'RS256', kid }, { payload: '', signature: '' })).then(
    () => 'known',
    (error: Error) => error.message,
  );
}

const UNKNOWN = 'no applicable key found in the JSON Web Key Set';

test('they are asked for once, however many tokens come at once', async () => {
  expect(await Promise.all(['one', 'one', 'one'].map(tokenOf))).toEqual(['known', 'known', 'known']);
  expect(asked).toBe(1);
});

test('a new key counts at once, even a moment after they were asked for', async () => {
  expect(await tokenOf('one')).toBe('known');
  published = ['two', 'one'];
  expect(await tokenOf('two')).toBe('known');
  expect(await tokenOf('one')).toBe('known');
  expect(asked).toBe(2);
});

test('a key that was taken back counts no longer than a minute', async () => {
  expect(await tokenOf('one')).toBe('known');
  published = ['two'];
  time += 59 * SECOND;
  expect(await tokenOf('one')).toBe('known');
  time += SECOND;
  expect(await tokenOf('one')).toBe(UNKNOWN);
});

test('made-up keys do not make us ask for ever; a minute later we ask again', async () => {
  for (let count = 0; count < 50; count += 1) expect(await tokenOf(`made-up-${count}`)).toBe(UNKNOWN);
  expect(asked).toBe(11);
  published = ['two', 'one'];
  expect(await tokenOf('two')).toBe(UNKNOWN);
  time += 60 * SECOND;
  expect(await tokenOf('two')).toBe('known');
});

test('while the issuer does not answer, what it published last counts for ten minutes, and it is asked now and then', async () => {
  expect(await tokenOf('one')).toBe('known');
  answers = false;
  time += 60 * SECOND;
  for (let count = 0; count < 5; count += 1) expect(await tokenOf('one')).toBe('known');
  expect(asked).toBe(2);
  time = START + 599 * SECOND;
  expect(await tokenOf('one')).toBe('known');
  time = START + 600 * SECOND;
  expect(await tokenOf('one')).toBe('no answer');
  answers = true;
  expect(await tokenOf('one')).toBe('known');
});

test('without any keys yet, a failure is told and the next token asks again', async () => {
  answers = false;
  expect(await tokenOf('one')).toBe('no answer');
  answers = true;
  expect(await tokenOf('one')).toBe('known');
});
