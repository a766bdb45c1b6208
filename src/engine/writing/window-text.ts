/** The window of an alert in words: its days where it has whole ones, otherwise its times. The end is exclusive. */
import type { Period } from '../analysis/periods.ts';
import { dayAt, dayStart } from '../analysis/zone-days.ts';
import { zoneOffsets } from '../analysis/zone-offsets.ts';
import { type Dates, timezoneText } from './dates.ts';

/**
 * `10/Mar/2026 20:15 – 20:30`. Where the clock is changed in between, with what it is ahead of UTC: of a night that has an hour twice,
 * `01:00 – 01:00` says nothing.
 */
export function windowText({ start, end }: Period, timezone: string, dates: Dates): string {
  const [first, last] = [dates.date(start), dates.date(end.getTime() - 1)];
  if (isDayStart(start, timezone) && isDayStart(end, timezone)) return first === last ? first : `${first} – ${last}`;
  const offsets = zoneOffsets(timezone);
  const isChanged = offsets(start.getTime()) !== offsets(end.getTime());
  const aside = (at: Date) => (isChanged ? ` ${offsetText(offsets(at.getTime()))}` : '');
  return `${dates.dateTime(start)}${aside(start)} – ${first === last ? dates.time(end) : dates.dateTime(end)}${aside(end)}`;
}

function isDayStart(at: Date, timezone: string): boolean {
  return dayStart(dayAt(at.getTime(), timezone), timezone) === at.getTime();
}

/** `UTC+05:30`, of milliseconds. */
function offsetText(ahead: number): string {
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return timezoneText(`${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`);
}
