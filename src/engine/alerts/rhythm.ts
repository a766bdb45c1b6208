/**
 * Into which windows an alert cuts time: on the clock of a zone, without gap or overlap. Days of 23 and 25 hours are right: a window
 * from midnight to noon may have eleven hours. Pure; plain dates.
 */
import { tz } from '@date-fns/tz';
import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  differenceInCalendarMonths,
  set,
  startOfDay,
  startOfISOWeek,
  startOfMonth,
} from 'date-fns';
import { type Period, period } from '../analysis/periods.ts';
import { zoneOffsets } from '../analysis/zone-offsets.ts';
import { plainDays } from './plain-time.ts';

/** A window of each 15 minutes, 12 hours, two days … */
export interface Rhythm {
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month';
  count: number;
  /** Where windows begin: minutes past the hour, or past midnight. */
  at: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The window that `at` lies in. Throws RangeError for an unknown zone. */
export function windowAround(at: Date, rhythm: Rhythm, timezone: string): Period {
  if (Number.isNaN(zoneOffsets(timezone)(at.getTime()))) throw new RangeError(`unknown time zone ${timezone}`);
  const { unit, count } = rhythm;
  if (unit === 'minute') return slotAround(at, { length: count * MINUTE, shift: 0 }, timezone);
  if (unit !== 'hour') return daysAround(at, { ...rhythm, unit }, timezone);
  if (count === 1) return slotAround(at, { length: HOUR, shift: rhythm.at * MINUTE }, timezone);
  return 24 % count === 0 ? hoursAround(at, count, timezone) : evenAround(at, count);
}

/**
 * Slots begin where the clock shows it, by the offset at that instant: of an hour that a night has twice, the one meant. Where clocks
 * change by a part of a slot, one is longer by it.
 */
function slotAround(at: Date, { length, shift }: { length: number; shift: number }, timezone: string): Period {
  const offset = zoneOffsets(timezone);
  const time = at.getTime();
  // The last one that is not after it, on a clock that is ahead by so much.
  const edge = (ahead: number) => Math.floor((time + ahead - shift) / length) * length - ahead + shift;
  const [now, before] = [offset(time), offset(edge(offset(time)))];
  let start = edge(before);
  while (before !== now && offset(start) !== before) start -= length;
  const after = offset(edge(now) + length);
  let end = edge(after) + length;
  while (after !== now && offset(end) !== after) end += length;
  return period(start, end);
}

/** Seven hours do not fit into days: they are counted from 1970 on, whatever the clock shows. */
function evenAround(at: Date, count: number): Period {
  const start = Math.floor(at.getTime() / (count * HOUR)) * count * HOUR;
  return period(start, start + count * HOUR);
}

/** By the hours of a day: of one that the clock leaves out, the hour after it. */
function hoursAround(at: Date, count: number, timezone: string): Period {
  const { today, instant } = plainDays(at, timezone);
  if (instant(today, 0) && instant(today + 1, 0)) return slotAround(at, { length: count * HOUR, shift: 0 }, timezone);
  const zone = { in: tz(timezone) };
  const day = startOfDay(at, zone);
  const edges = Array.from({ length: 24 / count }, (_, index) => set(day, { hours: index * count }, zone));
  const start = edges.findLast((edge) => edge <= at) ?? day;
  return period(start, edges.find((edge) => edge > at) ?? startOfDay(addDays(day, 1, zone), zone));
}

type DayUnit = Exclude<Rhythm['unit'], 'minute' | 'hour'>;

function daysAround(at: Date, cut: Rhythm & { unit: DayUnit }, timezone: string): Period {
  return (cut.unit === 'day' && plainDaysAround(at, cut, timezone)) || calendarAround(at, cut, timezone);
}

/** null where it needs the calendar. */
function plainDaysAround(at: Date, { count, at: minutes }: Rhythm, timezone: string): Period | null {
  const { today, instant } = plainDays(at, timezone);
  const block = today - rest(today - plainDays(new Date(0), timezone).today, count);
  const edges = [-1, 0, 1].map((blocks) => instant(block + blocks * count, minutes));
  const [before, start, end] = edges;
  if (!before || !start || !end) return null;
  return at < start ? period(before, start) : period(start, end);
}

function calendarAround(at: Date, { unit, count, at: minutes }: Rhythm & { unit: DayUnit }, timezone: string): Period {
  const zone = { in: tz(timezone) };
  const { first, add } = CALENDAR[unit];
  const block = first(at, count, zone);
  const edge = (blocks: number) => {
    const day = startOfDay(add(block, blocks * count, zone), zone);
    return set(day, { hours: Math.floor(minutes / 60), minutes: minutes % 60 }, zone);
  };
  // Before eight o'clock it is still the window that began at eight.
  return at < edge(0) ? period(edge(-1), edge(0)) : period(edge(0), edge(1));
}

type Zone = { in: ReturnType<typeof tz> };

/** `first`: the day with which a block of so many begins; they are counted from January 1970 on. */
const CALENDAR: Record<
  DayUnit,
  { first: (at: Date, count: number, zone: Zone) => Date; add: (day: Date, count: number, zone: Zone) => Date }
> = {
  day: {
    first: (at, count, zone) => addDays(startOfDay(at, zone), -rest(differenceInCalendarDays(at, 0, zone), count), zone),
    add: addDays,
  },
  week: { first: (at, _count, zone) => startOfISOWeek(at, zone), add: (day, count, zone) => addDays(day, 7 * count, zone) },
  month: {
    first: (at, count, zone) => addMonths(startOfMonth(at, zone), -rest(differenceInCalendarMonths(at, 0, zone), count), zone),
    add: addMonths,
  },
};

function rest(number: number, count: number): number {
  return ((number % count) + count) % count;
}
