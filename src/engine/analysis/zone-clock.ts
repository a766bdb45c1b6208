/** A zone's clock as a few numbers, so that a store can tell weekdays and hours by it: clock changes are those of zone-offsets.ts. */
import { zoneOffsets } from './zone-offsets.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Clocks change on the half hour at the finest. */
const SLOT = HOUR / 2;

/**
 * Of [start, end): from each of `since` (seconds since 1970, rising) the clock is as many seconds `ahead` of UTC. The first is the
 * start itself. Throws RangeError for an unknown zone.
 */
export function zoneClock(start: Date, end: Date, timezone: string): { since: number[]; ahead: number[] } {
  const offset = zoneOffsets(timezone);
  const first = start.getTime();
  if (Number.isNaN(offset(first))) throw new RangeError(`unknown time zone ${timezone}`);
  const clock = { since: [Math.floor(first / 1000)], ahead: [offset(first) / 1000] };
  for (let at = first; at < end.getTime(); at += DAY) {
    const next = Math.min(at + DAY, end.getTime());
    // Two changes within a day do not happen but in zones that gave up one rule for another that day.
    if (offset(next) === offset(at)) continue;
    clock.since.push(changeBetween(at, next, offset) / 1000);
    clock.ahead.push(offset(next) / 1000);
  }
  return clock;
}

function changeBetween(from: number, to: number, offset: (at: number) => number): number {
  let low = Math.floor(from / SLOT);
  let high = Math.ceil(to / SLOT);
  const after = offset(to);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle * SLOT) === after) high = middle;
    else low = middle;
  }
  return high * SLOT;
}
