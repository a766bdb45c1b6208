/** Hours of the day in which an alert sends nothing. */
import { tz } from '@date-fns/tz';
import { addDays, set, startOfDay } from 'date-fns';
import { plainDays } from './plain-time.ts';
import { clockTime } from './rhythm-of.ts';

/** Minutes past midnight, `to` excluded; over midnight where `to` is before `from`, and never where they are the same. */
export interface QuietHours {
  from: number;
  to: number;
}

/** As an alert has them, `HH:mm`. */
export function minutesOf({ from, to }: { from: string; to: string }): QuietHours {
  const minutes = (text: string) => 60 * clockTime(text).hours + clockTime(text).minutes;
  return { from: minutes(from), to: minutes(to) };
}

/** When the quiet hours end that `at` lies in; null where it lies in none. */
export function quietUntil(at: Date, { from, to }: QuietHours, timezone: string): Date | null {
  // What would be quiet all day would put off to the next end for ever.
  if (from === to) return null;
  const zone = { in: tz(timezone) };
  const { today, instant } = plainDays(at, timezone);
  const clock = (days: number, minutes: number) => instant(today + days, minutes) ?? onCalendar(days, minutes);
  const onCalendar = (days: number, minutes: number) =>
    new Date(+set(addDays(startOfDay(at, zone), days, zone), { hours: Math.floor(minutes / 60), minutes: minutes % 60 }, zone));
  // Those that began yesterday, and those of today.
  for (const day of [-1, 0]) {
    const end = clock(to > from ? day : day + 1, to);
    if (clock(day, from) <= at && at < end) return end;
  }
  return null;
}
