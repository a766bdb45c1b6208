/** What the period of an address means, and how a period is put into one. */
import { shortcutPeriod } from '../../engine/analysis/shortcuts.ts';
import { dayOf, endOfDay, lastDayOf, startOfDay } from './days.ts';
import { isDay } from './instants.ts';
import type { PeriodSearch } from './period-search.ts';

/** Instants of the period in the address; an end that is not there is left to the server. */
export function periodOf(search: PeriodSearch, now: Date, timezone: string): { startDate?: string; endDate?: string } {
  if (search.period) {
    const { start, end } = shortcutPeriod(search.period, now, timezone);
    return { startDate: start.toISOString(), endDate: end.toISOString() };
  }
  const startDate = search.from && (isDay(search.from) ? startOfDay(search.from, timezone) : search.from);
  const endDate = search.to && (isDay(search.to) ? endOfDay(search.to, timezone) : search.to);
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** Whether it ends before it begins, as an address that somebody wrote may say; days to choose from are in order. */
export function isBackwards(search: PeriodSearch, timezone: string): boolean {
  const { startDate, endDate } = periodOf(search, new Date(0), timezone);
  return startDate !== undefined && endDate !== undefined && Date.parse(startDate) >= Date.parse(endDate);
}

/** A window of instants as the address has it: by days where it consists of whole days, otherwise exact. */
export function windowForAddress(start: string, end: string, timezone: string): PeriodSearch {
  return { period: undefined, from: startForAddress(start, timezone), to: endForAddress(end, timezone) };
}

export function startForAddress(start: string, timezone: string): string {
  const day = dayOf(start, timezone);
  return Date.parse(startOfDay(day, timezone)) === Date.parse(start) ? day : start;
}

export function endForAddress(end: string, timezone: string): string {
  const day = lastDayOf(end, timezone);
  return Date.parse(endOfDay(day, timezone)) === Date.parse(end) ? day : end;
}
