/** The last days of a zone up to today, as dates and as the instants between them. Clock changes make days of 23 and 25 hours. */
import { tz } from '@date-fns/tz';
import { addDays, format, startOfDay } from 'date-fns';

/** `dates`: `yyyy-MM-dd`, oldest first, the last one is today. `edges`: one more than dates, the last is the end of today. */
export function lastDays(now: Date, timezone: string, days: number): { dates: string[]; edges: Date[] } {
  const zone = { in: tz(timezone) };
  const today = startOfDay(now, zone);
  // Where a clock change swallows midnight, the day begins later than the same hour of another day.
  const starts = Array.from({ length: days + 1 }, (_, index) => startOfDay(addDays(today, index - days + 1, zone), zone));
  return {
    dates: starts.slice(0, days).map((start) => format(start, 'yyyy-MM-dd', zone)),
    edges: starts.map((start) => new Date(start.getTime())),
  };
}
