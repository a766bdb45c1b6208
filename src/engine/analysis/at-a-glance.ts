/** What the last days of a topic come to: this week so far, and as much of the week before. */
import { tz } from '@date-fns/tz';
import { subDays } from 'date-fns';
import type { Changed } from '../../contract/analysis/figures.ts';
import { lastDays } from './last-days.ts';
import { change } from './score.ts';

const WEEK = 7;
const DAYS = 2 * WEEK;

/** Two weeks of days, of which one is cut in two where a week ago it was as late as now. */
export interface Glance {
  /** `yyyy-MM-dd`, oldest first; the last is today. */
  dates: string[];
  /** What is counted between: rising, one more than there are counts. */
  edges: Date[];
  /** Of each count, the place of its day. */
  days: number[];
  /** How many of the counts are compared with: those before this time a week ago. */
  before: number;
}

/** `until`: up to when this week counts as gone. */
export function glanceAt(now: Date, timezone: string, until = now): Glance {
  const { dates, edges } = lastDays(now, timezone, DAYS);
  const weekAgo = subDays(until, WEEK, { in: tz(timezone) }).getTime();
  const starts = edges.slice(0, -1).map(Number);
  const rising = [...new Set([...edges.map(Number), weekAgo])].toSorted((one, other) => one - other);
  return {
    dates,
    edges: rising.map((at) => new Date(at)),
    days: rising.slice(0, -1).map((at) => starts.findLastIndex((start) => start <= at)),
    before: rising.indexOf(weekAgo),
  };
}

export interface AtAGlance {
  mentions: Changed;
  today: number;
  /** Mentions of each day, oldest first. */
  byDay: number[];
}

/** `counts`: mentions between the edges of the glance. `covered`: whether the topic's period has all of its days. */
export function atAGlance({ dates, days, before: compared }: Glance, counts: readonly number[], covered: boolean): AtAGlance {
  const before = sumOf(counts.slice(0, compared));
  const byDay = dates.map((_, day) => sumOf(counts.filter((_count, place) => days[place] === day)));
  return {
    // Of a week without a mention nothing is a percentage; of one that was not looked at nothing is known.
    mentions: change(sumOf(byDay.slice(-WEEK)), covered && before > 0 ? before : null, 'percent'),
    today: byDay.at(-1) ?? 0,
    byDay,
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
