/** What part of a whole series its last buckets are, in percent and not rounded. */
import type { SentimentCounts, TimeBucket } from '../../contract/analysis/figures.ts';
import type { RelativeSentiment } from '../../contract/analysis/how.ts';
import type { ShareOfSeries } from '../../contract/analysis/when.ts';
import { countBySentiment, type SentimentRow, sumOf } from './tally.ts';

/** `rows`: those of each bucket; `whole`: the sum of the series, of which the buckets may be only the last ones. */
export function shareOfSeries(
  buckets: readonly TimeBucket[],
  rows: readonly (readonly { count: number }[])[],
  whole: number,
): ShareOfSeries[] {
  return buckets.map((bucket, index) => {
    const count = sumOf(rows[index] ?? []);
    return { ...bucket, count, share: percent(count, whole) ?? 0 };
  });
}

/** Of each sentiment by itself; null of one that the series does not have. */
export function shareOfSentiments(
  buckets: readonly TimeBucket[],
  rows: readonly (readonly SentimentRow[])[],
  whole: SentimentCounts,
): RelativeSentiment[] {
  return buckets.map((bucket, index) => {
    const counts = countBySentiment(rows[index] ?? []);
    const shares = {
      positive: percent(counts.positive, whole.positive),
      negative: percent(counts.negative, whole.negative),
      neutral: percent(counts.neutral, whole.neutral),
      mixed: percent(counts.mixed, whole.mixed),
    };
    return { ...bucket, ...counts, shares };
  });
}

/** Of the mentions of all topics that are compared; null where they have none. */
export function shareOfVoice(count: number, ofAll: number): number | null {
  return percent(count, ofAll);
}

/** null of nothing. */
function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}
