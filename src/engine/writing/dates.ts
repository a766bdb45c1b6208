/** Dates as pages and messages write them, on the clock of a zone. */
import { zoneOffsets } from '../analysis/zone-offsets.ts';
import { MONTHS, type WrittenLanguage } from './calendar-words.ts';

export type Instant = string | number | Date;

export interface Dates {
  date(at: Instant): string;
  dateTime(at: Instant): string;
  time(at: Instant): string;
}

/** Of the pieces that `writeClock` knows; everything else in them is written as it is. */
export interface DatePatterns {
  date: string;
  dateTime: string;
}

export function datesIn(language: WrittenLanguage, timezone: string, patterns: DatePatterns): Dates {
  const write = (pattern: string) => (at: Instant) => writeClock(clockAt(at, timezone), pattern);
  return {
    date: write(patternIn(language, patterns.date)),
    dateTime: write(patternIn(language, patterns.dateTime)),
    time: write('HH:mm'),
  };
}

/** What the clock of a zone shows, as UTC's own would show it. Throws RangeError for no instant, and for no zone. */
export function clockAt(at: Instant, timezone: string): Date {
  const instant = +new Date(at);
  return knownClock(new Date(instant + zoneOffsets(timezone)(instant)));
}

/** The beginning of a day, `yyyy-MM-dd`, which has no zone. */
export function clockOf(day: string): Date {
  return knownClock(new Date(day));
}

function knownClock(clock: Date): Date {
  if (Number.isNaN(clock.getTime())) throw new RangeError('Invalid time value');
  return clock;
}

const two = (number: number): string => String(number).padStart(2, '0');

const PIECES: Record<string, (clock: Date) => string | number> = {
  yyyy: (clock) => String(clock.getUTCFullYear()).padStart(4, '0'),
  MMM: (clock) => MONTHS[clock.getUTCMonth()] ?? '',
  MM: (clock) => two(clock.getUTCMonth() + 1),
  M: (clock) => clock.getUTCMonth() + 1,
  Q: (clock) => Math.floor(clock.getUTCMonth() / 3) + 1,
  dd: (clock) => two(clock.getUTCDate()),
  d: (clock) => clock.getUTCDate(),
  HH: (clock) => two(clock.getUTCHours()),
  mm: (clock) => two(clock.getUTCMinutes()),
};
const PIECE = /yyyy|M{1,3}|Q|d{1,2}|HH|mm/g;

export function writeClock(clock: Date, pattern: string): string {
  return pattern.replace(PIECE, (piece) => String(PIECES[piece]?.(clock)));
}

/** "Nov" has no short twin in Chinese ("21/11月/2026" is nobody's date), so months become figures there. */
export function patternIn(language: WrittenLanguage, pattern: string): string {
  return language === 'en' ? pattern : pattern.replace('MMM', 'MM');
}

/** `UTC+08:00` for a fixed offset, otherwise the name with spaces: `Asia/Hong Kong`. */
export function timezoneText(timezone: string): string {
  return timezone
    .replaceAll('_', ' ')
    .replace(/^([+-])(\d{2}):?(\d{2})$/, (_, sign, hours, minutes) => `UTC${sign === '-' ? '−' : '+'}${hours}:${minutes}`);
}
