/**
 * Periods and buckets on the calendar of a zone (`+0800`, `+08:00` or IANA): days of 23 and 25 hours are right, weeks
 * begin on Monday. Pure: the clock is handed in. Instants only; it formats nothing.
 */
import { tz, tzOffset } from '@date-fns/tz';
import { addDays, addMonths, addQuarters, startOfDay, startOfISOWeek, startOfMonth, startOfQuarter } from 'date-fns';
import type { Granularity } from '../../contract/filter.ts';
import { fixedOffset, zoneOffsets } from './zone-offsets.ts';

/** `end` is exclusive. */
export interface Period {
  start: Date;
  end: Date;
}

export const MAX_BUCKETS = 2000;

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A granularity that gives between about 30 and 100 bars. */
export function defaultGranularity(start: Date, end: Date): Granularity {
  // An hour of grace: whole days across the autumn clock change are longer than their number of days.
  const days = (end.getTime() - start.getTime() - HOUR) / DAY;
  if (days <= 2) return 'hour';
  if (days <= 92) return 'day';
  return days <= 400 ? 'week' : 'month';
}

/**
 * The edges of the calendar buckets that cover [start, end): n + 1 instants for n buckets, ascending. The first edge is
 * at or before `start` and the last at or after `end`, so the outer buckets may reach beyond the window. An empty window has one
 * edge. Throws RangeError for an end before the start, an unknown zone, or more than MAX_BUCKETS buckets.
 */
export function bucketEdges(start: Date, end: Date, granularity: Granularity, timezone: string): Date[] {
  if (!(start.getTime() <= end.getTime())) throw new RangeError('a window cannot end before it starts');
  const offset = fixedOffset(timezone);
  if (offset === undefined) return calendarEdges(start, end, granularity, timezone);
  // On its clock every day has 24 hours, as those of UTC.
  const moved = calendarEdges(new Date(+start + offset), new Date(+end + offset), granularity, 'UTC');
  return moved.map((edge) => new Date(edge.getTime() - offset));
}

/** Hours: the shortest and the longest bucket, where no zone moves across the date line. */
const LENGTHS: Record<Granularity, readonly [shortest: number, longest: number]> = {
  hour: [1, 1],
  day: [23, 25],
  week: [7 * 24 - 1, 7 * 24 + 1],
  month: [28 * 24 - 1, 31 * 24 + 1],
  quarter: [90 * 24 - 1, 92 * 24 + 1],
};
/** Buckets: both ends may be cut off, and a zone may move. */
const DOUBT = 3;

/** Whether [start, end) has no more than MAX_BUCKETS buckets. They are counted only where their length does not tell. */
export function canBeCountedBy(granularity: Granularity, { start, end }: Period, timezone: string): boolean {
  const hours = (end.getTime() - start.getTime()) / HOUR;
  const [shortest, longest] = LENGTHS[granularity];
  if (hours / shortest + DOUBT <= MAX_BUCKETS) return true;
  if (hours / longest - DOUBT > MAX_BUCKETS) return false;
  try {
    return bucketEdges(start, end, granularity, timezone).length <= MAX_BUCKETS + 1;
  } catch {
    return false;
  }
}

/** Buckets that begin where a day begins. */
type DayGranularity = Exclude<Granularity, 'hour'>;

/** The edges of the last buckets of [start, end), `count` at most: as bucketEdges gives them. */
export function lastEdges({ start, end }: Period, granularity: DayGranularity, timezone: string, count: number): Date[] {
  if (!(start < end)) return bucketEdges(start, end, granularity, timezone);
  const zone = zoneNamed(timezone);
  const { floor, step } = CALENDAR[granularity];
  const first = step(floor(new Date(end.getTime() - 1), zone), 1 - count, zone);
  return bucketEdges(new Date(Math.max(start.getTime(), first.getTime())), end, granularity, timezone);
}

/** The finest calendar buckets, from days on, of which a window has no more than MAX_BUCKETS. */
export function finestFromDays(start: Date, end: Date): DayGranularity {
  // The outer buckets may be cut off, so that a window touches one more than fit into it.
  const days = (end.getTime() - start.getTime()) / DAY / (MAX_BUCKETS - 2);
  if (days <= 1) return 'day';
  return days <= 7 ? 'week' : 'month';
}

function calendarEdges(start: Date, end: Date, granularity: Granularity, timezone: string): Date[] {
  const zone = zoneNamed(timezone);
  const first = CALENDAR[granularity].floor(start, zone);
  if (Number.isNaN(first.getTime())) throw new RangeError(`unknown time zone ${timezone}`);
  const edges = [new Date(first.getTime())];
  if (start.getTime() === end.getTime()) return edges;
  for (let count = 1, last = first.getTime(); last < end.getTime(); count++) {
    if (count > MAX_BUCKETS) throw new RangeError(`more than ${MAX_BUCKETS} ${granularity} buckets in one window`);
    const next = CALENDAR[granularity].step(first, count, zone).getTime();
    // A zone that moved across the date line has a date without any time: it is no bucket.
    if (next > last) edges.push(new Date(next));
    last = Math.max(last, next);
  }
  return edges;
}

interface Zone {
  name: string;
  in: ReturnType<typeof tz>;
  offset: ReturnType<typeof zoneOffsets>;
}

function zoneNamed(name: string): Zone {
  return { name, in: tz(name), offset: zoneOffsets(name) };
}

/** Every edge is counted from the first one, so that an hour lost to a clock change does not move the edges after it. */
const CALENDAR: Record<
  Granularity,
  { floor: (at: Date, zone: Zone) => Date; step: (first: Date, count: number, zone: Zone) => Date }
> = {
  hour: { floor: startOfHour, step: (first, count) => new Date(first.getTime() + count * HOUR) },
  day: { floor: startOfDay, step: stepDays },
  week: { floor: startOfISOWeek, step: (first, count, zone) => stepDays(first, 7 * count, zone) },
  month: { floor: startOfMonth, step: (first, count, zone) => startOfDay(addMonths(first, count, zone), zone) },
  quarter: { floor: startOfQuarter, step: (first, count, zone) => startOfDay(addQuarters(first, count, zone), zone) },
};

/** From the beginning of a day to that of another. Away from changes of the clock that is plain, and the calendar need not be asked. */
function stepDays(first: Date, days: number, zone: Zone): Date {
  const plain = first.getTime() + days * DAY;
  const offset = zone.offset(first.getTime());
  const isMidnight = (first.getTime() + offset) % DAY === 0;
  if (isMidnight && [plain - DAY, plain, plain + DAY].every((at) => zone.offset(at) === offset)) return new Date(plain);
  return startOfDay(addDays(first, days, zone), zone);
}

/** By the offset at that very instant: of an hour that an autumn night has twice, the one meant. */
function startOfHour(at: Date, zone: Zone): Date {
  const offset = tzOffset(zone.name, at) * MINUTE;
  const local = at.getTime() + offset;
  return new Date(Math.floor(local / HOUR) * HOUR - offset);
}

/** Plain dates: those of a zone carry it along and print differently. */
export function period(start: Date | number, end: Date | number): Period {
  return { start: new Date(+start), end: new Date(+end) };
}
