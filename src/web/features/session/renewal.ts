/**
 * When a token is renewed: 30 seconds before it ends. One that is found with less than that left, as when the page opens, is given up; the
 * renewal of one that was in use may come later, as in a tab that slept, as long as it has not ended.
 */
import type { HeldSession } from './held-session.ts';

const LEAD = 30_000;

/** Longest wait a browser's timer can hold. */
const LONGEST = 2_147_483_647;

export type Renewal = { kind: 'wait'; milliseconds: number } | { kind: 'end' };

export function decideRenewal(expiresAt: number, now: number): Renewal {
  const left = expiresAt - now;
  if (left < LEAD) return { kind: 'end' };
  return { kind: 'wait', milliseconds: Math.min(left - LEAD, LONGEST) };
}

/** What to do when the wait is over: the machine may have slept through it. */
export function decideAtTimer(expiresAt: number, now: number): 'renew' | 'wait' | 'end' {
  if (expiresAt <= now) return 'end';
  return expiresAt - now > LEAD + 1000 ? 'wait' : 'renew';
}

/** Whether what is stored is another session than that of the refused token, and has time left. */
export function isNewer(stored: HeldSession | null, refused: string | null, now: number): stored is HeldSession {
  return stored !== null && stored.token !== refused && decideRenewal(stored.expiresAt, now).kind === 'wait';
}
