/** What a figure of a window is compared with. Pure: the clock is handed in. */
import { tz } from '@date-fns/tz';
import { differenceInCalendarDays, startOfDay, subDays } from 'date-fns';
import { type Period, period } from './periods.ts';

/**
 * The window of the same length that ends where this one starts. Between two midnights of the zone the length is counted in
 * days, so that the week before the clock change is compared whole; otherwise in milliseconds.
 */
export function previousWindow(window: Period, timezone: string): Period {
  const days = wholeDays(window, timezone);
  if (days === null) return period(window.start.getTime() - (window.end.getTime() - window.start.getTime()), window.start);
  return period(subDays(window.start, days, { in: tz(timezone) }), window.start);
}

/** How many days it has; null where it begins or ends within one. */
function wholeDays({ start, end }: Period, timezone: string): number | null {
  const zone = { in: tz(timezone) };
  if ([start, end].some((edge) => startOfDay(edge, zone).getTime() !== edge.getTime())) return null;
  return differenceInCalendarDays(end, start, zone);
}

/** The time of the window before at which it was as late as it is now: on the clock, where the windows have days. */
function asLate(now: Date, window: Period, timezone: string): number {
  const days = wholeDays(window, timezone);
  if (days === null) return now.getTime() - (window.end.getTime() - window.start.getTime());
  return subDays(now, days, { in: tz(timezone) }).getTime();
}

export interface Comparing {
  timezone: string;
  now: Date;
  /** Since when somebody has looked: of a window that began earlier, less was found than was said. */
  since: Date;
}

/** As much of the window before as has passed of this one; null where nobody looked through all of it. */
export function comparedWindow(window: Period, { timezone, now, since }: Comparing): Period | null {
  const before = previousWindow(window, timezone);
  if (before.start < since) return null;
  if (now >= window.end) return before;
  return period(before.start, Math.max(before.start.getTime(), Math.min(before.end.getTime(), asLate(now, window, timezone))));
}
