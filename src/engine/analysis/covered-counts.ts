/** The counts of a series of which only a part was looked at: zero where nothing was found, null where nobody looked. */
import type { TimeBucket } from '../../contract/analysis/figures.ts';
import type { Period } from './periods.ts';

/** `counts`: by the place of the bucket. An empty part covers nothing. */
export function coveredCounts(
  buckets: readonly TimeBucket[],
  counts: ReadonlyMap<number, number>,
  { start, end }: Period,
): (number | null)[] {
  return buckets.map((bucket, place) => {
    const isCovered = Date.parse(bucket.start) < end.getTime() && start.getTime() < Date.parse(bucket.end);
    return isCovered ? (counts.get(place) ?? 0) : null;
  });
}
