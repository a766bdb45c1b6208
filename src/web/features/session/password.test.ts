import { describe, expect, it, vi } from 'vitest';
import { expiryOf, signInWithPassword } from './password.ts';

function token(claims: object): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims)));
  return `x.${btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.y`;
}
const NOW = 1_700_000_000;

it('signs in also where the browser refuses to keep anything', async () => {
  const user = { id: '7', email: 'ada@example.org', email_unverified: false, name: 'Ada', device_id: 'd' };
  const access = token({ iat: NOW, exp: NOW + 900 });
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  vi.stubGlobal('fetch', async () => Response.json({ user, access_token: access, refresh_token: 'r' }));
  expect(await signInWithPassword('ada@example.org', 'secret')).toMatchObject({ user: { id: '7' }, token: access });
  vi.unstubAllGlobals();
});

describe('expiryOf', () => {
  it.each([
    ['clocks that agree', { iat: NOW, exp: NOW + 900 }, NOW + 900],
    ['a clock here that is an hour ahead', { iat: NOW - 3600, exp: NOW - 2700 }, NOW + 900],
    ['a clock here that is an hour behind', { iat: NOW + 3600, exp: NOW + 4500 }, NOW + 900],
    ['a token that does not say when it began', { exp: NOW + 60 }, NOW + 60],
    ['characters of the alphabet of URLs', { exp: NOW, name: '香港？>' }, NOW],
  ])('%s', (_, claims, expected) => {
    expect(expiryOf(token(claims), NOW)).toBe(expected);
  });

  it('takes what is no token as ended long ago', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(expiryOf('opaque', NOW)).toBe(0);
    log.mockRestore();
  });
});
