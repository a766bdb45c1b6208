/**
 * Days of the organisation's timezone ⇄ instants. A day is `yyyy-MM-dd`; people say periods in days, the end included;
 * calls take instants, the end excluded. The browser's own timezone never plays a part.
 */
import { dayAt, dayName, dayNamed, dayStart } from '../../engine/analysis/zone-days.ts';

const DAY = 24 * 60 * 60 * 1000;

export function dayOf(instant: string, timezone: string): string {
  return dayName(dayAt(Date.parse(instant), timezone));
}

/** The last day of a period whose end is exclusive. */
export function lastDayOf(end: string, timezone: string): string {
  return dayOf(new Date(Date.parse(end) - 1).toISOString(), timezone);
}

export function startOfDay(day: string, timezone: string): string {
  return new Date(dayStart(dayNamed(day), timezone)).toISOString();
}

/** The end, exclusive, of a period that includes `day`. */
export function endOfDay(day: string, timezone: string): string {
  return new Date(dayStart(dayNamed(day) + 1, timezone)).toISOString();
}

/** Whole days of a period given by its first and last day; 1 when they are the same. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
}

/** Length of a period in days, as plans measure it: from instant to instant, an hour of a clock change aside. */
export function lengthInDays(startsAt: string, endsAt: string): number {
  return Math.max(0, Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / DAY));
}
