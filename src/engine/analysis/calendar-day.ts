/** A day of the calendar as a stretch of time on the clock of a zone; days of 23 and 25 hours are right. Pure. */
import { tz } from '@date-fns/tz';
import { addDays, parseISO, startOfDay } from 'date-fns';
import { type Period, period } from './periods.ts';

/** `day`: `YYYY-MM-DD`, as it is checked by whoever takes it. */
export function calendarDay(day: string, timezone: string): Period {
  const zone = { in: tz(timezone) };
  const start = startOfDay(parseISO(day, zone), zone);
  return period(start, startOfDay(addDays(start, 1, zone), zone));
}
