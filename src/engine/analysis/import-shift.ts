/**
 * Moving an old set of posts up to now: by whole weeks, so that weekdays stay, and on the clock of a zone, so that
 * hours stay across clock changes.
 */
import { tzOffset } from '@date-fns/tz';

const MINUTE = 60 * 1000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** Clocks change on the half hour at the finest, and posts of one set lie close together. */
const SLOT = 30 * MINUTE;
const MAX_SLOTS = 50_000;

/** Milliseconds, whole weeks: the largest shift after which `latest` is not later than `now`. Negative for a set from the future. */
export function weeksShift(latest: Date, now: Date, timezone: string): number {
  const shift = Math.floor((now.getTime() - latest.getTime()) / WEEK) * WEEK;
  const move = shifter(timezone);
  // On the clock of the zone a shift across a clock change is up to an hour longer or shorter than its weeks.
  if (move(latest.getTime(), shift + WEEK) <= now.getTime()) return shift + WEEK;
  return move(latest.getTime(), shift) <= now.getTime() ? shift : shift - WEEK;
}

/** (instant, shift) → instant with the same time on the clock; all in milliseconds. It remembers offsets: make one per run. */
export function shifter(timezone: string): (at: number, shift: number) => number {
  const offsets = new Map<number, number>();

  function offsetAt(at: number): number {
    const slot = Math.floor(at / SLOT);
    const known = offsets.get(slot);
    if (known !== undefined) return known;
    const offset = tzOffset(timezone, new Date(slot * SLOT)) * MINUTE;
    if (offsets.size >= MAX_SLOTS) offsets.clear();
    offsets.set(slot, offset);
    return offset;
  }

  return (at, shift) => {
    const local = at + offsetAt(at) + shift;
    // The offset at the target is found in two steps, since which side of a clock change it lies on depends on it.
    return local - offsetAt(local - offsetAt(at + shift));
  };
}
