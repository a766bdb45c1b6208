/** Of which size buckets are that come without its name, by how long they are. Hours are not told from days. */
import type { TimeBucket } from '../../../contract/analysis/figures.ts';
import type { Granularity } from '../../../contract/filter.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The first and the last may be cut off by their window, so the longest tells; the clock may add an hour to it. */
export function bucketGranularity(buckets: readonly Pick<TimeBucket, 'start' | 'end'>[]): Exclude<Granularity, 'hour'> {
  const longest = Math.max(0, ...buckets.map(({ start, end }) => Date.parse(end) - Date.parse(start)));
  if (longest <= DAY + HOUR) return 'day';
  if (longest <= 7 * DAY + HOUR) return 'week';
  return longest <= 31 * DAY + HOUR ? 'month' : 'quarter';
}
