/**
 * Moving an old set of posts up to now: by whole weeks, so that weekdays stay, and on the clock of a zone, so that
 * hours stay across clock changes.
 */
import { zoneOffsets } from './zone-offsets.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Milliseconds, whole weeks: the largest shift after which `latest` is not later than `now`. Negative for a set from the
 * future.
 */
export function weeksShift(latest: Date, now: Date, timezone: string): number {
  const shift = Math.floor((now.getTime() - latest.getTime()) / WEEK) * WEEK;
  const move = shifter(timezone);
  // On the clock of the zone a shift across a clock change is up to an hour longer or shorter than its weeks.
  if (move(latest.getTime(), shift + WEEK) <= now.getTime()) return shift + WEEK;
  return move(latest.getTime(), shift) <= now.getTime() ? shift : shift - WEEK;
}

/** (instant, shift) → instant with the same time on the clock; all in milliseconds. */
export function shifter(timezone: string): (at: number, shift: number) => number {
  const offsetAt = zoneOffsets(timezone);
  return (at, shift) => {
    const local = at + offsetAt(at) + shift;
    // The offset at the target is found in two steps, since which side of a clock change it lies on depends on it.
    return local - offsetAt(local - offsetAt(at + shift));
  };
}
