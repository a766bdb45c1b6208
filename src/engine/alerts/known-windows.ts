/** Windows by rhythm.ts, those found last remembered: thousands of alerts ask for the same ones, and a calendar is slow. */
import { type Period, period } from '../analysis/periods.ts';
import { type Rhythm, windowAround } from './rhythm.ts';

/** By rhythm and zone. */
const found = new Map<string, Period[]>();
const MAX_RHYTHMS = 500;
const MAX_WINDOWS = 8;

/** The window that `at` lies in. Throws RangeError for an unknown zone. */
export function windowAt(at: Date, rhythm: Rhythm, timezone: string): Period {
  const key = `${rhythm.unit} ${rhythm.count} ${rhythm.at} ${timezone}`;
  const known = found.get(key) ?? [];
  const same = known.find(({ start, end }) => start <= at && at < end);
  if (same) return period(same.start, same.end);
  const window = windowAround(at, rhythm, timezone);
  if (known.length === 0 && found.size >= MAX_RHYTHMS) found.clear();
  found.set(key, [window, ...known.slice(0, MAX_WINDOWS - 1)]);
  return period(window.start, window.end);
}

/** The one that ends at `end`, or that it lies in where none does. */
export function windowEnding(end: Date, rhythm: Rhythm, timezone: string): Period {
  return windowAt(new Date(end.getTime() - 1), rhythm, timezone);
}
