import { describe, expect, it, vi } from 'vitest';
import { expiryOf } from './password.ts';

function token(claims: object): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims)));
  return `x.${btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.y`;
}
const NOW = 1_700_000_000;

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
