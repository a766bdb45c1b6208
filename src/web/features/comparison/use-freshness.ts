/** How fresh the posts are that are compared: of the media types that the filter lets through, or of all. */
import { narrowingOf } from '../../lib/filter-search.ts';
import type { Freshness } from '../../lib/freshness.ts';
import { useFreshness } from '../../lib/use-coverage.ts';
import { useComparisonPlace } from './use-comparison-place.ts';

/** Null where no source of these media types is followed. */
export function useComparedFreshness(): Freshness | null {
  return useFreshness(narrowingOf(useComparisonPlace().search).mediaTypes);
}
