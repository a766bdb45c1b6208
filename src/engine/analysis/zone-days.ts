/** Days of a zone's calendar as numbers, counted from 1970-01-01, with which one reckons as with any others; days of 23 and 25 hours are right. */
import { zoneOffsets } from './zone-offsets.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The day on which an instant is. NaN for an unknown zone. */
export function dayAt(at: number, timezone: string): number {
  return Math.floor((at + zoneOffsets(timezone)(at)) / DAY);
}

/**
 * The instant at which a day begins: its midnight, the first one where there are two. A day whose midnight a clock change swallows begins
 * with the change; so does one that a zone left out.
 */
export function dayStart(day: number, timezone: string): number {
  const offset = zoneOffsets(timezone);
  const midnight = day * DAY;
  const before = midnight - offset(midnight - DAY);
  const after = midnight - offset(midnight + DAY);
  const first = Math.min(before, after);
  return first + offset(first) >= midnight ? first : Math.max(before, after);
}

/** `yyyy-MM-dd`. Throws RangeError for what is no day. */
export function dayName(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Of `yyyy-MM-dd`. */
export function dayNamed(name: string): number {
  return Math.floor(Date.parse(name) / DAY);
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: number): number {
  // The first of January 1970 was a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/** The first of the month in which the day is. */
export function monthStart(day: number): number {
  return day + 1 - new Date(day * DAY).getUTCDate();
}
