import { describe, expect, it } from 'vitest';
import { decideDevice, signInOf } from './sign-in.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second));
const call = { deviceId: 'laptop', userAgent: undefined, isSigningIn: false };

describe('a sign-in', () => {
  it.each([
    ['is what the issuer calls a session, on whatever device', 's1', /^s1$/],
    ['is the device, where the issuer says nothing', null, /^device:laptop$/],
    ['of a very long name is kept short', 'x'.repeat(300), /^[\w-]{43}$/],
    ['of a name that no store holds is kept all the same', 'a\0b', /^[\w-]{43}$/],
  ])('%s', (_, session, key) => {
    expect(signInOf({ session, signedInAt: null, issuedAt: null }, call, at(0)).key).toMatch(key);
  });

  it('is its time, where the issuer names no session and says that', () => {
    const { key } = signInOf({ session: null, signedInAt: at(1), issuedAt: at(2) }, call, at(9));
    expect(key).toBe(`time:${at(1).getTime()}`);
  });

  it.each([
    ['by the time that the issuer says', { signedInAt: at(1), issuedAt: at(2) }, false, at(1), true],
    ['not known from a token alone, which may be renewed', { signedInAt: null, issuedAt: at(2) }, false, at(2), false],
    ['known while somebody signs in', { signedInAt: null, issuedAt: at(2) }, true, at(2), true],
    ['now, where nothing is said', { signedInAt: null, issuedAt: null }, true, at(9), true],
  ] as const)('is dated: %s', (_, claims, isSigningIn, since, isExact) => {
    expect(signInOf({ session: 's1', ...claims }, { ...call, isSigningIn }, at(9))).toMatchObject({ since, isExact });
  });
});

describe('decideDevice', () => {
  const known = { since: at(10), signedOutAt: null };
  const out = { since: at(10), signedOutAt: at(20) };
  const same = { since: at(10), isExact: true };
  const later = { since: at(30), isExact: true };
  const renewed = { since: at(30), isExact: false };
  const free = { newer: 0, maxSessions: 2 };

  it.each([
    ['a device that was never seen', null, same, free, 'admit'],
    ['one never seen, of an issuer that says no times', null, renewed, free, 'admit'],
    ['a device that is signed in', known, same, free, 'go-on'],
    ['after a renewal that is not told from a sign-in', known, renewed, free, 'go-on'],
    ['with as many newer ones as the plan allows', known, same, { newer: 2, maxSessions: 2 }, 'over-limit'],
    ['with many newer ones and no limit', known, same, { newer: 99, maxSessions: 0 }, 'go-on'],
    ['whose person signs in once more', known, later, { newer: 2, maxSessions: 2 }, 'admit'],
    ['a device that was signed out', out, same, free, 'signed-out'],
    ['signed out, and the token renewed since', out, renewed, free, 'signed-out'],
    ['signed out, with a sign-in of before', out, { since: at(5), isExact: true }, free, 'signed-out'],
    ['signed out, and the person has signed in since', out, later, free, 'admit'],
    // By our own clock the sign-in was before the sign-out: the issuer's may be behind.
    ['signed out, and signed in by a clock that is behind', out, { since: at(15), isExact: true }, free, 'admit'],
    ['signed out, without any limit', out, same, { newer: 0, maxSessions: 0 }, 'signed-out'],
  ] as const)('%s', (_, device, signIn, plan, expected) => {
    expect(decideDevice(device, signIn, plan)).toBe(expected);
  });
});
