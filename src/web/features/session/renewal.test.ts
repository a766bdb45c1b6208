import { describe, expect, it } from 'vitest';
import { decideAtTimer, decideRenewal, isNewer } from './renewal.ts';

const now = 1_000_000_000;

describe('decideRenewal', () => {
  it.each([
    ['an hour left: 30 seconds before the end', 3_600_000, { kind: 'wait', milliseconds: 3_570_000 }],
    ['exactly 30 seconds left: at once', 30_000, { kind: 'wait', milliseconds: 0 }],
    ['just under 30 seconds: given up', 29_999, { kind: 'end' }],
    ['expired: given up', -1, { kind: 'end' }],
    ['longer than a timer holds: the longest wait', 1e11, { kind: 'wait', milliseconds: 2_147_483_647 }],
  ])('%s', (_, left, expected) => {
    expect(decideRenewal(now + left, now)).toEqual(expected);
  });
});

describe('decideAtTimer', () => {
  it.each([
    ['on time', 30_000, 'renew'],
    ['late, but not too late', 2_000, 'renew'],
    ['after a sleep', -5_000, 'end'],
    ['the wait was cut to what a timer holds', 90_000_000, 'wait'],
  ])('%s', (_, left, expected) => {
    expect(decideAtTimer(now + left, now)).toBe(expected);
  });
});

describe('isNewer', () => {
  const held = (token: string, left: number) => ({
    user: { id: '1', email: 'a@b.example', name: 'A', deviceId: 'd' },
    token,
    expiresAt: now + left,
  });
  it.each([
    ['renewed by another tab', held('new', 600_000), true],
    ['the very one that was refused', held('old', 600_000), false],
    ['another, that ends as well', held('new', 20_000), false],
    ['nothing stored', null, false],
  ])('%s', (_, stored, expected) => {
    expect(isNewer(stored, 'old', now)).toBe(expected);
  });
});
