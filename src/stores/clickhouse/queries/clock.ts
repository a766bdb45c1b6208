/** What the clock of a timezone shows when a post was published. The zone is decided in engine/analysis, for every statement alike. */
import type { BoundValues } from '../bound-values.ts';

/** From each of `since` on (rising, seconds since 1970) the clock is so many seconds ahead of UTC; before the first as at the first. */
export interface Clock {
  since: readonly number[];
  ahead: readonly number[];
}

/** Of `local`, the seconds that the clock shows. 1 = Sunday … 7 = Saturday: 1 January 1970 was a Thursday. */
export const WEEKDAY = '(intDiv(local, 86400) + 4) % 7 + 1';
export const HOUR_OF_DAY = 'intDiv(local % 86400, 3600)';

/** The number of the day, from 1970 on. */
export const LOCAL_DAY = 'intDiv(local, 86400)';

/** Seconds that the clock is ahead of UTC. `at`: an expression of type DateTime. */
export function aheadOnClock({ since, ahead }: Clock, values: BoundValues, at = 'published_at'): string {
  // Clocks change twice a year: a few comparisons are three times faster than a look into a list.
  const cases = since
    .slice(1)
    .map((change, index) => `toUInt32(${at}) < ${values.whole(change)}, ${values.whole(ahead[index] ?? 0)}`);
  const last = values.whole(ahead.at(-1) ?? 0);
  return cases.length === 0 ? last : `multiIf(${cases.join(', ')}, ${last})`;
}

/**
 * `expression` may say `local` several times, an UInt32 of which it is divided in half the time of an Int64; what would lie before 1970
 * counts as its first second. `at`: an expression of type DateTime.
 */
export function onClock(expression: string, clock: Clock, values: BoundValues, at = 'published_at'): string {
  return expression.replaceAll('local', `toUInt32(greatest(toUInt32(${at}) + ${aheadOnClock(clock, values, at)}, 0))`);
}
