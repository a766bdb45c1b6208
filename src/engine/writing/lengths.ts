/** Lengths of time in their largest unit, rounded: months have 30 days here, years 365. Pure. */
import { awayText, type LengthUnit, lengthText, type WrittenLanguage } from './calendar-words.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** "4 minutes", of milliseconds. */
export function lengthOf(language: WrittenLanguage, milliseconds: number): string {
  const [count, unit] = inUnit(Math.abs(milliseconds));
  return lengthText(language, count, unit);
}

/** "3 hours ago", "in 3 hours". */
export function relativeTo(language: WrittenLanguage, at: number, now: number): string {
  return awayText(language, lengthOf(language, at - now), at > now);
}

function inUnit(length: number): [count: number, unit: LengthUnit] {
  if (length < MINUTE) return [Math.round(length / 1000), 'second'];
  if (length < HOUR) return [Math.round(length / MINUTE), 'minute'];
  if (length < DAY) return [Math.round(length / HOUR), 'hour'];
  if (length < MONTH) return [Math.round(length / DAY), 'day'];
  if (length >= YEAR) return [Math.round(length / YEAR), 'year'];
  const months = Math.round(length / MONTH);
  return months === 12 ? [1, 'year'] : [months, 'month'];
}
