import { expect, it } from 'vitest';
import { LEASE_MS, leaseEnd, mayAskAnother, needsAsking } from './push-lease.ts';

const ASKED = new Date('2026-03-10T12:00:00Z');
const after = (hours: number) => new Date(ASKED.getTime() + hours * 3_600_000);

it.each<[string, number | null, number, boolean]>([
  ['nobody has agreed yet', null, 1, false],
  ['nobody has agreed for a day', null, 24, true],
  ['a lease of ten days on its eighth', 240, 8 * 24, false],
  ['a lease of ten days on its last', 240, 9 * 24, true],
  ['a lease that has ended', 240, 300, true],
  ['a lease of an hour, at once', 1, 0.1, false],
  ['a lease of an hour, half of it later', 1, 0.5, true],
])('%s', (_name, lease, hours, asks) => {
  expect(needsAsking({ askedAt: ASKED, leaseEndsAt: lease === null ? null : after(lease) }, after(hours))).toBe(asks);
});

it.each([
  ['at once', 0.1, false],
  ['half an hour later', 0.5, true],
])('somebody else is asked %s', (_name, hours, may) => {
  expect(mayAskAnother({ askedAt: ASKED }, after(hours))).toBe(may);
});

it.each<[string, number | null, number]>([
  ['as agreed', 3600, 3_600_000],
  ['not said', null, LEASE_MS],
  ['of no length', 0, LEASE_MS],
  ['of centuries', 1e12, 10 * LEASE_MS],
])('a lease %s', (_name, seconds, ms) => {
  expect(leaseEnd(seconds, ASKED).getTime() - ASKED.getTime()).toBe(ms);
});
