import { describe, expect, it } from 'vitest';
import { decideFace, promptAfter } from './login-face.ts';

const sso = { auth: 'sso', autoRedirect: true, interaction: undefined, reason: undefined, wished: false } as const;
const password = { ...sso, auth: 'password' } as const;

describe('decideFace', () => {
  it.each([
    ['people are sent on', sso, 'leaving'],
    ['people are not sent on', { ...sso, autoRedirect: false }, 'door'],
    ['until that is known', { ...sso, autoRedirect: undefined }, 'waiting'],
    ['the built-in provider asks', { ...sso, interaction: 'abc' }, 'interaction'],
    ['the session has ended', { ...sso, reason: 'token-expired' }, 'token-expired'],
    ['another device has taken the place: nobody is sent back by himself', { ...sso, reason: 'displaced' }, 'displaced'],
    ['somebody unknown', { ...sso, autoRedirect: false, reason: 'user-unknown' }, 'user-unknown'],
    ['and who then asks to sign in', { ...sso, reason: 'token-expired', wished: true }, 'leaving'],
    ['also without being sent on', { ...sso, autoRedirect: false, wished: true }, 'leaving'],
    ['also where the form has closed', { ...sso, interaction: 'abc', wished: true }, 'leaving'],
    ['a build with passwords', password, 'password'],
    ['its session has ended', { ...password, reason: 'token-expired' }, 'token-expired'],
    ['its password was changed', { ...password, reason: 'password-changed' }, 'password-changed'],
    ['it was signed out from another device', { ...password, reason: 'signed-out-elsewhere' }, 'signed-out-elsewhere'],
    ['and who then asks to sign in by it', { ...password, reason: 'token-expired', wished: true }, 'password'],
    ['what only a provider can say is nothing there', { ...password, reason: 'user-unknown' }, 'password'],
  ] as const)('%s', (_, known, expected) => {
    expect(decideFace(known)).toBe(expected);
  });
});

describe('promptAfter', () => {
  it.each([
    ['displaced', 'login'],
    ['signed-out-elsewhere', 'login'],
    ['signed-out-by-operator', 'login'],
    ['password-changed', 'login'],
    ['session-over', 'login'],
    ['sign-out-incomplete', 'login'],
    // The provider's session, where it lives, is good.
    ['token-expired', undefined],
    [undefined, undefined],
  ] as const)('%s: %s', (reason, prompt) => {
    expect(promptAfter(reason)).toBe(prompt);
  });
});
