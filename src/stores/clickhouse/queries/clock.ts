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

export function onClock(expression: string, { since, ahead }: Clock, values: BoundValues): string {
  const at = 'toInt64(toUInt32(published_at))';
  const changes = values.signed(since);
  const local = `(${at} + transform(roundDown(${at}, ${changes}), ${changes}, ${values.signed(ahead)}, toInt64(0)))`;
  return expression.replace('local', local);
}
