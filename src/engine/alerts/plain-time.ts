/** Instants of a clock that is not changed around them, which need no calendar: thousands of windows would wait for it. */
import { zoneOffsets } from '../analysis/zone-offsets.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface PlainDays {
  /** Number of the day that it is there, counted from its 1970-01-01 on. */
  today: number;
  /** So many minutes after midnight of a day; null where the clock is changed on a day beside it, or is another by then. */
  instant(day: number, minutes: number): Date | null;
}

/** As the clock of the zone is at that time. */
export function plainDays(at: Date, timezone: string): PlainDays {
  const offset = zoneOffsets(timezone);
  const ahead = offset(at.getTime());
  return {
    today: Math.floor((at.getTime() + ahead) / DAY),
    instant(day, minutes) {
      const time = day * DAY + minutes * MINUTE - ahead;
      return offset(time - DAY) === ahead && offset(time + DAY) === ahead ? new Date(time) : null;
    },
  };
}
