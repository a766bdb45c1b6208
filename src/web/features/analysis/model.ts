/** Pure shaping of the overview's figures for what shows them. No words and no colours: those belong to the components. */
import type { SentimentCounts, TimeBucket } from '../../../contract/analysis/figures.ts';
import { GRANULARITIES, type Granularity, type SentimentFilter } from '../../../contract/filter.ts';
import { bucketEdges, MAX_BUCKETS } from '../../../engine/analysis/periods.ts';
import { totalOf } from '../../../engine/analysis/tally.ts';

export type SentimentKey = keyof SentimentCounts;

/** The order of every stack, legend and table: from good to bad, what has no score last. */
export const SENTIMENT_ORDER = [
  'positive',
  'neutral',
  'mixed',
  'negative',
  'unscored',
] as const satisfies readonly SentimentKey[];

/** Of time, with its mentions by sentiment. */
export type Bucket = TimeBucket & SentimentCounts;

export interface SplitRow {
  key: SentimentKey;
  count: number;
  /** Percent of all mentions, unscored ones included; null where there are none. */
  percent: number | null;
}

export function splitRows(counts: SentimentCounts): SplitRow[] {
  const total = totalOf(counts);
  return SENTIMENT_ORDER.map((key) => ({
    key,
    count: counts[key],
    percent: total === 0 ? null : (100 * counts[key]) / total,
  }));
}

/** What a filter calls a sentiment. */
export const FILTER_NAMES = {
  positive: 'Positive',
  neutral: 'Neutral',
  mixed: 'Mixed',
  negative: 'Negative',
  unscored: 'Unscored',
} as const satisfies Record<SentimentKey, SentimentFilter>;

/** The largest bucket, the earlier of two alike; null where nothing was counted. */
export function peakOf<Counted>(buckets: readonly Counted[], count: (bucket: Counted) => number): Counted | null {
  const peak = buckets.reduce<Counted | null>((best, bucket) => (best && count(best) >= count(bucket) ? best : bucket), null);
  return peak && count(peak) > 0 ? peak : null;
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
