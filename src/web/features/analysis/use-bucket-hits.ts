/** What a chart of buckets does: a click opens the posts of one, a drag makes its stretch the period. */
import { useMemo } from 'react';
import type { TimeBucket } from '../../../contract/analysis/figures.ts';
import type { FilterBucket } from '../../../contract/filter.ts';
import { windowForAddress } from '../../lib/filter-period.ts';
import { learnt } from '../../lib/hints.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useAnalysis } from './use-analysis.ts';
import { useOpenPosts } from './use-open-posts.ts';

export interface BucketHits {
  /** `part`: what of the bucket was clicked, with its name. */
  open(row: number, part?: { name: string; bucket: FilterBucket }): void;
  choosePeriod(first: number, last: number): void;
}

export function useBucketHits(buckets: readonly TimeBucket[], nameOf: (bucket: TimeBucket) => string): BucketHits {
  const timezone = useTimezone((organisation) => organisation.timezone);
  const openPosts = useOpenPosts();
  const { change } = useAnalysis();
  return useMemo(
    () => ({
      open: (row, part) => {
        const hit = buckets[row];
        if (!hit) return;
        openPosts({
          title: part ? `${nameOf(hit)} · ${part.name}` : nameOf(hit),
          bucket: { startDate: hit.start, endDate: hit.end, ...part?.bucket },
        });
      },
      choosePeriod: (first, last) => {
        const start = buckets[first]?.start;
        const end = buckets[Math.min(last, buckets.length - 1)]?.end;
        if (!start || !end) return;
        learnt('dragPeriod');
        change(windowForAddress(start, end, timezone));
      },
    }),
    [buckets, nameOf, openPosts, change, timezone],
  );
}
