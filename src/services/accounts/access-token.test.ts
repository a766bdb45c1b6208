import { expect, test } from 'vitest';
import { accessTokenHash, isAccessToken, makeAccessToken } from './access-token.ts';

test('a token is letters and digits behind its prefix, begins as it is shown, and is found by its hash', () => {
  const { token, start, hash } = makeAccessToken();
  expect(token).toMatch(/^earshot_pat_[0-9A-Za-z]{49}$/);
  expect(token.startsWith(start)).toBe(true);
  expect(start).toHaveLength('earshot_pat_'.length + 4);
  expect(accessTokenHash(token)).toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('no two are alike', () => {
  expect(new Set(Array.from({ length: 200 }, () => makeAccessToken().token)).size).toBe(200);
});

const { token } = makeAccessToken();
/** Another letter of the same alphabet in that place. */
const changedAt = (place: number) => token.slice(0, place) + (token.charAt(place) === 'x' ? 'y' : 'x') + token.slice(place + 1);

test.each([
  ['another letter of the secret', changedAt(20)],
  ['another letter of the checksum', changedAt(token.length - 1)],
  ['one letter less', token.slice(0, -1)],
  ['one letter more', `${token}0`],
  ['another prefix', token.replace('_pat_', '_pet_')],
  ['capitals', token.toUpperCase()],
  ['a sign that is no digit', `${token.slice(0, -1)}-`],
  ['a line break', `${token}\n`],
  ['the prefix alone', 'earshot_pat_'],
  ['nothing', ''],
])('%s is no token that was made', (_, text) => {
  expect(accessTokenHash(text)).toBeNull();
});

test('what says that it is one is known by its prefix alone, and a token of a session is none', () => {
  expect(isAccessToken('earshot_pat_x')).toBe(true);
  expect(isAccessToken('eyJhbGciOiJSUzI1NiJ9.e30.c2ln')).toBe(false);
});
