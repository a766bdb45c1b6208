/** A window in words: whole days as days, anything finer with its times. The end is exclusive. */
import { dayOf, lastDayOf } from '../../lib/days.ts';
import type { Format } from '../../lib/format.ts';
import { windowForAddress } from './filter-search.ts';

export function windowText(start: string, end: string, timezone: string, format: Format): string {
  const { from, to } = windowForAddress(start, end, timezone);
  if (from !== undefined && to !== undefined && from === dayOf(start, timezone) && to === lastDayOf(end, timezone)) {
    return from === to ? format.day(from) : `${format.day(from)} – ${format.day(to)}`;
  }
  const sameDay = dayOf(start, timezone) === dayOf(end, timezone);
  return `${format.dateTime(start)} – ${sameDay ? format.time(end) : format.dateTime(end)}`;
}
