/** Peaks, and what stands out of them, as what their posts are opened by. */
import type { Peak, Reason } from '../../../contract/analysis/peaks.ts';
import type { FilterBucket } from '../../../contract/filter.ts';
import { type NarrowingKey, narrowingBy } from '../../lib/filter-fields.ts';

const FIELDS: Record<Reason['kind'], NarrowingKey> = {
  keyword: 'keywords',
  hashtag: 'hashtags',
  entity: 'ners',
  author: 'authors',
  domain: 'domains',
  thread: 'threads',
};

export function peakBucket({ start, end }: Pick<Peak, 'start' | 'end'>): FilterBucket {
  return { startDate: start, endDate: end };
}

/** The posts of the peak that have it. null where no filter takes its key: without it, the list would be of the whole peak. */
export function reasonBucket(
  peak: Pick<Peak, 'start' | 'end'>,
  { kind, key }: Pick<Reason, 'kind' | 'key'>,
): FilterBucket | null {
  const narrowing = narrowingBy(FIELDS[kind], [key]);
  return Object.keys(narrowing).length === 0 ? null : { ...peakBucket(peak), ...narrowing };
}
