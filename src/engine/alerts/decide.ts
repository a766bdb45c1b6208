/**
 * What becomes of an alert with each window: its state, and whether somebody is told. All by the ends of windows and never by the clock
 * of whoever evaluates, so that windows evaluated late, or tried beforehand, are decided as they would have been in time.
 */
import type { AlertState, HeldBack } from '../../contract/alerts.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

/** What stays of the windows before. */
export interface Standing {
  state: AlertState;
  /** End of the last window that was told of. */
  toldAt: Date | null;
}

export const AT_FIRST: Standing = { state: 'normal', toldAt: null };

/** `due`: a digest, which is sent whatever was measured; `known`: and something was. */
export type Outcome = { kind: 'judged'; met: boolean } | { kind: 'due'; known: boolean } | { kind: 'no-data' };

export interface Manners {
  cooldownMinutes: number;
  quiet: QuietHours | null;
  snoozedUntil: Date | null;
  timezone: string;
}

export interface Decision {
  state: AlertState;
  tell: boolean;
  heldBack: HeldBack | null;
  /** Not before: where the window ended in quiet hours, when they are over. */
  tellAfter: Date | null;
}

export interface Decided {
  decision: Decision;
  standing: Standing;
}

/** `end`: of the window. */
export function decide(before: Standing, outcome: Outcome, end: Date, manners: Manners): Decided {
  if (outcome.kind === 'no-data') return silent(before, outcome.kind);
  if (outcome.kind === 'judged' && !outcome.met) return silent(before, 'normal');
  const state = outcome.kind === 'judged' ? 'firing' : outcome.known ? 'normal' : 'no-data';
  const heldBack = held(before, end, manners, outcome.kind);
  if (heldBack) return { decision: { state, tell: false, heldBack, tellAfter: null }, standing: { ...before, state } };
  const tellAfter = manners.quiet && quietUntil(end, manners.quiet, manners.timezone);
  return { decision: { state, tell: true, heldBack: null, tellAfter }, standing: { state, toldAt: end } };
}

function silent(before: Standing, state: AlertState): Decided {
  return { decision: { state, tell: false, heldBack: null, tellAfter: null }, standing: { ...before, state } };
}

function held({ toldAt }: Standing, end: Date, manners: Manners, kind: 'due' | 'judged'): HeldBack | null {
  const { cooldownMinutes, quiet, snoozedUntil, timezone } = manners;
  if (snoozedUntil && end <= snoozedUntil) return 'snoozed';
  // Whoever wants a digest every hour has said how often; and a clock that was ahead may have told of what is not yet.
  if (!toldAt || toldAt > end || kind === 'due') return null;
  if (end.getTime() - toldAt.getTime() < cooldownMinutes * 60_000) return 'cool-down';
  // What waits for the morning stands for the night.
  const until = quiet && quietUntil(toldAt, quiet, timezone);
  return until && end < until ? 'quiet-hours' : null;
}
