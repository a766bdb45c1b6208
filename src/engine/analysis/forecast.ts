/**
 * What a query that found so much in the last days will find: the average of the days for which posts were collected at
 * all, carried over a period. No trend and no weekday is read out of it: thirty days are too few for either.
 */

export interface ForecastDay {
  /** Posts that match. */
  count: number;
  /** Whether any post of that day is stored, matching or not. */
  stored: boolean;
}

export interface Forecast {
  /** Matches per day, not rounded; null where no day has posts. */
  perDay: number | null;
  /** Matches in the whole period, past and to come, rounded; null without a period and where perDay is. */
  inPeriod: number | null;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * `days`: oldest first, the last one is today, which is not over: it counts only where it is all there is, and then as a
 * whole day, so that the first minutes of a new store do not promise the earth. An empty or reversed period has 0 matches.
 */
export function forecast(days: readonly ForecastDay[], period: { start: Date; end: Date } | null): Forecast {
  const over = days.slice(0, -1).filter(({ stored }) => stored);
  const counted = over.length > 0 ? over : days.filter(({ stored }) => stored);
  if (counted.length === 0) return { perDay: null, inPeriod: null };
  const perDay = counted.reduce((sum, { count }) => sum + count, 0) / counted.length;
  if (!period) return { perDay, inPeriod: null };
  const length = Math.max(0, period.end.getTime() - period.start.getTime()) / DAY;
  return { perDay, inPeriod: Math.round(perDay * length) };
}
