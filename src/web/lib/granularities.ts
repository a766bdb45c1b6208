/** By how long a time a window can be counted. */
import { type Granularity, granularity } from '../../contract/filter.ts';
import { GRANULARITIES } from '../../contract/filter-choices.ts';
import { canBeCountedBy } from '../../engine/analysis/periods.ts';

export function isGranularity(value: string): value is Granularity {
  return granularity.safeParse(value).success;
}

/** Granularities the server can answer for a window: not more buckets than a chart and a person can take. */
export function possibleGranularities(window: { startDate: string; endDate: string }, timezone: string): Granularity[] {
  const period = { start: new Date(window.startDate), end: new Date(window.endDate) };
  return GRANULARITIES.filter((granularity) => canBeCountedBy(granularity, period, timezone));
}
