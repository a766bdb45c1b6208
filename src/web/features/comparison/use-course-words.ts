/** What charts over time say of a bucket, bound to language, timezone and the size of the buckets. */
import { useMemo } from 'react';
import type { TimeBucket } from '../../../contract/analysis/figures.ts';
import type { Granularity } from '../../../contract/filter.ts';
import { axisText, bucketText } from '../../lib/bucket-text.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useFormat } from '../../lib/use-format.ts';

export function useCourseWords(granularity: Granularity) {
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  return useMemo(() => {
    const full = (bucket: TimeBucket) => bucketText(bucket, granularity, timezone, format);
    const row = (bucket: TimeBucket) => ({
      label: axisText(bucket.start, granularity, format),
      full: full(bucket),
      partial: bucket.partial,
    });
    return { full, row };
  }, [granularity, timezone, format]);
}
