/** Pure shaping of the overview's figures for what shows them. No words and no colours: those belong to the components. */
import type { SentimentCounts, TimeBucket } from '../../../contract/analysis/figures.ts';
import { totalOf } from '../../../engine/analysis/tally.ts';
import { SENTIMENT_ORDER, type SentimentKey } from '../../lib/sentiments.ts';

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

/** The largest bucket, the earlier of two alike; null where nothing was counted. */
export function peakOf<Counted>(buckets: readonly Counted[], count: (bucket: Counted) => number): Counted | null {
  const peak = buckets.reduce<Counted | null>((best, bucket) => (best && count(best) >= count(bucket) ? best : bucket), null);
  return peak && count(peak) > 0 ? peak : null;
}
