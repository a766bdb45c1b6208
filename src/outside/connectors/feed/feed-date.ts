/**
 * The dates that feeds have: RFC 822 with what people made of it, ISO 8601, East Asian dates, numbers, names of months in several
 * languages, seconds since 1970. What may mean two days (04/05/2026) is no date: to have none is better than a wrong one.
 */
import { zoneOffsets } from '../../../engine/analysis/zone-offsets.ts';
import { monthOf, namedZone } from './date-words.ts';

interface Clock {
  hour: number;
  minute: number;
  second: number;
  milliseconds: number;
}

interface Day {
  year: number;
  month: number;
  day: number;
}

/** No date is longer; what is, is text. */
const LONGEST = 100;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MIDNIGHT: Clock = { hour: 0, minute: 0, second: 0, milliseconds: 0 };
/** What follows a sign is no time but a zone. */
const TIME = /(?<![+-]\d?)(\d{1,2})[:：](\d{2})(?:[:：](\d{2})(?:[.,](\d{1,9}))?)?/;
/** Of the day, before or after the time. */
const HALF = new RegExp(
  [
    '(?<noon>中午|正午)',
    '(?<night>晚上|夜晚|深夜|晚間|晚间)',
    String.raw`(?<late>下午|傍晚|오후|午後|(?<!\p{Letter})p\.?\s?m(?!\p{Letter}))`,
    String.raw`(?<early>上午|早上|清晨|凌晨|오전|午前|(?<!\p{Letter})a\.?\s?m(?!\p{Letter}))`,
  ].join('|'),
  'iu',
);
/** Of twelve: what is called night before it is after midnight. */
const EVENING = 5;
const HOURS_IN_WORDS = /(\d{1,2})\s?[時时點点시]\s?(\d{1,2})?\s?[分분]?\s?(?:(\d{1,2})\s?[秒초])?/;
const OFFSET = /(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?(?!\d)/i;

/** `timezone`: of dates that name none, as an IANA name or `+0800`. null for what is no date. */
export function feedDate(text: string, timezone = 'UTC'): Date | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST) return null;
  // Some write zones with the minus of printers.
  const written = trimmed.replaceAll('\u2212', '-').replace(HOURS_IN_WORDS, asClock);
  const epoch = epochMilliseconds(written);
  if (epoch !== undefined) return new Date(epoch);
  for (const read of [isoDate, eastAsianDate, numericDate, namedDate]) {
    const found = read(written);
    if (found !== undefined) return instantOf(found.day, found.rest, timezone);
  }
  return null;
}

interface Found {
  day: Day;
  /** What stands after the day, or around it: time and zone. */
  rest: string;
}

/** Ten digits are seconds, from 2001 until 2286, thirteen milliseconds; eight, twelve and fourteen are a date. */
function epochMilliseconds(text: string): number | undefined {
  if (/^\d{10}(?:\.\d{1,6})?$/.test(text)) return Math.round(Number(text) * 1000);
  return /^\d{13}$/.test(text) ? Number(text) : undefined;
}

/** 2026-11-23, 2026/1/5, 2026.01.05, 20261123, 2026-11; a time after T or spaces. */
function isoDate(text: string): Found | undefined {
  const packed = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?)?(?![\d-])(.*)$/i.exec(text);
  if (packed) {
    const [, year, month, day, hour, minute, second = '00', rest = ''] = packed;
    return { day: dayOf(year, month, day), rest: hour === undefined ? rest : `${hour}:${minute}:${second}${rest}` };
  }
  const parts = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?(?!\d)[T,]?(.*)$/i.exec(text);
  return parts ? { day: dayOf(parts[1], parts[3], parts[4] ?? '1'), rest: parts[5] ?? '' } : undefined;
}

/** 2026年11月23日 下午3:05, 2026년 11월 23일 15시 5분. */
function eastAsianDate(text: string): Found | undefined {
  const parts = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日號号일]?(.*)$/.exec(text);
  return parts ? { day: dayOf(parts[1], parts[2], parts[3]), rest: parts[4] ?? '' } : undefined;
}

function asClock(_all: string, hour: string, minute = '0', second = '0'): string {
  return `${hour}:${minute.padStart(2, '0')}:${second.padStart(2, '0')}`;
}

/** 23.11.2026, 23/11/2026 and 11/23/2026, where one number can be no month. With dots the day always comes first. */
function numericDate(text: string): Found | undefined {
  const parts = /^(?:\p{Letter}+[.,]?\s+)?(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d),?(.*)$/u.exec(text);
  if (!parts) return undefined;
  const [, first = '', separator, second = '', year, rest = ''] = parts;
  if (separator === '.' || Number(first) > 12 || first === second) return { day: dayOf(year, second, first), rest };
  return Number(second) > 12 ? { day: dayOf(year, first, second), rest } : undefined;
}

/** Mon, 23 Nov 2026; November 23, 2026; 23. November 26; Mon Nov 23 10:05:00 UTC 2026. The weekday is not asked whether it is right. */
function namedDate(text: string): Found | undefined {
  const time = TIME.exec(text);
  const before = time ? text.slice(0, time.index) : text;
  const after = time ? text.slice(time.index) : '';
  // The last word, since weekdays begin like months (martes) and come first.
  const months = [...before.matchAll(/\p{Letter}[\p{Letter}\p{Mark}]{2,}/gu)].map(([word]) => monthOf(word));
  const month = months.findLast((one) => one !== undefined);
  if (month === undefined) return undefined;
  const numbers = [...before.matchAll(/\d+/g)].map(([digits]) => digits);
  // As `date` and Ruby write it: the year stands behind the time.
  const late = /\s(\d{4})\s*$/.exec(after);
  if (numbers.length === 1 && late) numbers.push(late[1] ?? '');
  const [first, second] = numbers;
  if (first === undefined || second === undefined || numbers.length > 2) return undefined;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  const half = HALF.exec(before)?.[0] ?? '';
  const rest = `${half} ${late ? after.slice(0, late.index) : after}`;
  return { day: { year: fullYear(year), month, day: Number(day) }, rest };
}

function dayOf(year = '', month = '', day = ''): Day {
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** RFC 2822, 4.3: two digits below 50 are of this century, three digits count from 1900. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 2) return year < 50 ? 2000 + year : 1900 + year;
  return digits.length === 3 ? 1900 + year : year;
}

/** null where there is no such day or time: no 30th of February. */
function instantOf(day: Day, rest: string, timezone: string): Date | null {
  const time = TIME.exec(rest);
  const clock = time ? clockOf(time, rest) : MIDNIGHT;
  const start = Date.UTC(day.year, day.month - 1, day.day);
  const date = new Date(start);
  if (date.getUTCMonth() !== day.month - 1 || date.getUTCDate() !== day.day || day.year < 1000 || !clock) return null;
  const wall = start + ((clock.hour * 60 + clock.minute) * 60 + clock.second) * 1000 + clock.milliseconds;
  const offsetAt = zoneOffsets(timezone);
  const local = offsetAt(wall - offsetAt(wall));
  const zone = writtenZone(time ? rest.slice(time.index + time[0].length) : rest, local / MINUTE);
  const instant = wall - (zone === undefined ? local : zone * MINUTE);
  return Number.isNaN(instant) ? null : new Date(instant);
}

function clockOf(time: RegExpExecArray, rest: string): Clock | undefined {
  const [minute, second] = [Number(time[2]), Number(time[3] ?? 0)];
  const written = Number(time[1]);
  const hour = hourOf(written, rest);
  // 24:00 ends a day; a leap second is the last one of its minute.
  if (minute > 59 || second > 60 || hour > 24 || (written === 24 && minute + second > 0)) return undefined;
  return { hour, minute, second: Math.min(second, 59), milliseconds: Number((time[4] ?? '').padEnd(3, '0').slice(0, 3)) };
}

/** 12 at night is the end of the day that is named; noon is the two hours around it. */
function hourOf(hour: number, rest: string): number {
  const half = HALF.exec(rest)?.groups ?? {};
  if (half['noon']) return hour < 10 ? hour + 12 : hour;
  if (half['night'] && hour === 12) return 24;
  if (half['night'] && hour < EVENING) return hour;
  if (half['night'] || half['late']) return hour < 12 ? hour + 12 : hour;
  return half['early'] && hour === 12 ? 0 : hour;
}

/** Minutes ahead of UTC; undefined where none is written that exists. */
function writtenZone(text: string, local: number): number | undefined {
  const offset = OFFSET.exec(text);
  if (offset) {
    const [hours, minutes] = [Number(offset[2]), Number(offset[3] ?? 0)];
    return hours > 14 || minutes > 59 ? undefined : (offset[1] === '-' ? -1 : 1) * (hours * 60 + minutes);
  }
  for (const [name] of text.matchAll(/\p{Letter}+/gu)) {
    const zone = namedZone(name, local);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

/** What a source says is later than this is not believed: its clock or its zone is wrong. */
export function latestBelieved(now: Date): Date {
  return new Date(now.getTime() + DAY);
}
