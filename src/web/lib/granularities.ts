/** By how long a time a window can be counted. */
import { type Granularity, granularity } from '../../contract/filter.ts';
import { GRANULARITIES } from '../../contract/filter-choices.ts';
import { bucketEdges, MAX_BUCKETS } from '../../engine/analysis/periods.ts';

export function isGranularity(value: string): value is Granularity {
  return granularity.safeParse(value).success;
}

/** Granularities the server can answer for a window: not more buckets than a chart and a person can take. */
export function possibleGranularities(window: { startDate: string; endDate: string }, timezone: string): Granularity[] {
  const start = new Date(window.startDate);
  const end = new Date(window.endDate);
  return GRANULARITIES.filter((granularity) => {
    try {
      return bucketEdges(start, end, granularity, timezone).length <= MAX_BUCKETS + 1;
    } catch {
      return false;
    }
  });
}
