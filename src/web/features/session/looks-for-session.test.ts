import { describe, expect, it } from 'vitest';
import { looksForSession } from './looks-for-session.ts';

describe('looksForSession', () => {
  it.each([
    ['a page of the product', '/topics/3', '?from=2026-11-01', true],
    ['the login page, opened by its address', '/login', '', true],
    ['another public page', '/register', '', true],
    ['the page of a link in a mail', '/users/confirm', '', false],
    ['that of a new password', '/users/reset', '', false],
    ['after a session has ended', '/login', '?reason=token-expired', false],
    ['at the form of the built-in provider', '/login', '?interaction=abc', false],
    ['a page of the product that has a reason of its own', '/topics', '?reason=x', true],
  ])('%s', (_, path, search, expected) => {
    expect(looksForSession({ autoRedirect: false }, path, search)).toBe(expected);
    expect(looksForSession({ autoRedirect: true }, path, search)).toBe(false);
  });
});
