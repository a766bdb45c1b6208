/** How fresh posts are, one question for every page that says so. */
import type { MediaType } from '../../contract/media-types.ts';
import { type Coverage, getCoverage } from '../../contract/sources.ts';
import { useRequest } from './call.ts';
import { type Freshness, freshnessOf } from './freshness.ts';

const COVERAGE_POLL = 60_000;
const NOTHING: { data: Coverage[] } = { data: [] };

/** Null while it is not known, and where no source of these media types is followed. */
export function useFreshness(mediaTypes?: readonly MediaType[]): Freshness | null {
  const { data } = useRequest(getCoverage, {}, { neutral: NOTHING, refetchInterval: () => COVERAGE_POLL });
  return freshnessOf(data.data, mediaTypes);
}
