/** Days and hours: calendar days of a zone as instants, and when people post. */
import { TZDate } from '@date-fns/tz';
import type { Random } from './random.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;

/** `YYYY-MM-DD` of an instant, in the zone. */
export function dayOf(instant: Date, timezone: string): string {
  const local = new TZDate(instant.getTime(), timezone);
  return `${local.getFullYear()}-${String(local.getMonth() + 1).padStart(2, '0')}-${String(local.getDate()).padStart(2, '0')}`;
}

/** The instant at which a day begins in the zone, in milliseconds. */
export function startOfDay(day: string, timezone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, timezone).getTime();
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** How much is posted on a weekday, Sunday first. */
const WEEKDAYS = [0.86, 0.98, 1, 1.02, 1.06, 1.12, 0.94];

export function busyness(day: string): number {
  return WEEKDAYS[new Date(Date.parse(day)).getUTCDay()] ?? 1;
}

/** How much is posted in each hour of a local day: quiet nights, peaks at the way to work, lunch and late evening. */
const HOURS = [
  3.2, 1.8, 1, 0.6, 0.5, 0.7, 1.4, 2.8, 4.3, 4.8, 4.3, 4.2, 5.4, 5.6, 4.4, 4.1, 4.2, 4.6, 5.4, 5.6, 6.2, 6.9, 6.8, 5.2,
];

export interface HourTable {
  /** Milliseconds after the start of the day. */
  draw(random: Random): number;
}

/** With `fromHour`, nothing before it and a rush after it, which is how news spreads. */
export function hourTable(fromHour = 0): HourTable {
  const weights = HOURS.map((weight, hour) => {
    if (fromHour === 0) return weight;
    return hour < fromHour ? 0 : weight * (1 + 2 * Math.exp((fromHour - hour) / 3));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    draw(random) {
      let rest = random.next() * total;
      const found = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
      return Math.floor(((found < 0 ? 23 : found) + random.next()) * HOUR);
    },
  };
}

/** How long after its parent a comment comes: minutes mostly, hours sometimes, never more than two days. */
export function answerDelay(random: Random): number {
  return Math.min(2 * DAY - 1, Math.round(Math.exp(random.normal() * 1.3 + 3.7) * 60_000));
}
