/** The query filter that an address means. No dates mean the whole period of the topics up to now, which the server knows. */
import type { AskedFilter } from '../../contract/filter.ts';
import { periodOf } from './filter-period.ts';
import { type FilterSearch, narrowingOf } from './filter-search.ts';

export function filterFromSearch(search: FilterSearch, now: Date, timezone: string): AskedFilter {
  return {
    mention: search.mention ?? 'all',
    ...periodOf(search, now, timezone),
    ...narrowingOf(search),
    ...(search.copies && { copies: search.copies }),
    ...(search.granularity && { granularity: search.granularity }),
  };
}
