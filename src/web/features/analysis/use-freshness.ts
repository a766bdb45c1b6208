/** How fresh the posts are that the topic is searched in, or those of them that the filter lets through. */
import { narrowingOf } from '../../lib/filter-search.ts';
import type { Freshness } from '../../lib/freshness.ts';
import { useFreshness } from '../../lib/use-coverage.ts';
import { useAnalysedTopic } from './api.ts';
import { useAnalysis } from './use-analysis.ts';

/** Null where no source of these media types is followed. */
export function useAnalysedFreshness(): Freshness | null {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  return useFreshness(narrowingOf(search).mediaTypes ?? topic?.mediaTypes ?? []);
}
