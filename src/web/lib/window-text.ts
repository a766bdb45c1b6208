/** A window in words: days where it has whole or many days, times where it is short. The end is exclusive. */
import { dayOf, lastDayOf } from './days.ts';
import { windowForAddress } from './filter-period.ts';
import type { Format } from './format.ts';

const DAY = 24 * 60 * 60 * 1000;

export function windowText(start: string, end: string, timezone: string, format: Format): string {
  const first = dayOf(start, timezone);
  const last = lastDayOf(end, timezone);
  const { from, to } = windowForAddress(start, end, timezone);
  const whole = from === first && to === last;
  if (whole || Date.parse(end) - Date.parse(start) > 2 * DAY) {
    return first === last ? format.day(first) : `${format.day(first)} – ${format.day(last)}`;
  }
  return `${format.dateTime(start)} – ${first === last ? format.time(end) : format.dateTime(end)}`;
}
