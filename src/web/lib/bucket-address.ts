/**
 * What was clicked, put into the address: the posts of the filter that are also in the bucket, as one filter. Where both narrow by
 * one thing, that is exact only for some: a post has one media type, so two lists of them become what stands in both; it may
 * have many hashtags, and "any of these, and any of those" is no list. Then there is no such address, and the answer is null.
 */
import type { FilterBucket } from '../../contract/filter.ts';
import { itemsOf, NARROWING_KEYS, type Narrowing, type NarrowingKey, narrowingBy } from './filter-fields.ts';
import { endForAddress, periodOf, startForAddress } from './filter-period.ts';
import { type FilterSearch, narrowingOf, searchOf } from './filter-search.ts';

/** Of these a post has exactly one, or none. */
const SINGLE = new Set<NarrowingKey>([
  'mediaTypes',
  'sentiments',
  'languages',
  'authors',
  'repliesTo',
  'domains',
  'channels',
  'weekdays',
  'hours',
]);

/** `now` and `timezone`: what the shortcuts of the address mean. */
export function withBucket<Search extends FilterSearch>(
  search: Search,
  bucket: FilterBucket,
  now: Date,
  timezone: string,
): Search | null {
  const { startDate, endDate, mention, ...clicked } = bucket;
  // The first post of each text is chosen among those of the filter: another filter may choose another.
  if (search.copies === 'without' && Object.values(bucket).some((value) => value !== undefined)) return null;
  const kind = mention === undefined || mention === 'all' ? search.mention : mention;
  if (search.mention !== undefined && kind !== search.mention) return null;
  const period = bothPeriods(search, { startDate, endDate }, now, timezone);
  const narrowing = bothNarrowings(narrowingOf(search), clicked);
  return period && narrowing && { ...search, ...period, mention: kind, ...searchOf(narrowing) };
}

function bothPeriods(
  search: FilterSearch,
  clicked: Pick<FilterBucket, 'startDate' | 'endDate'>,
  now: Date,
  timezone: string,
): Partial<FilterSearch> | null {
  if (clicked.startDate === undefined && clicked.endDate === undefined) return {};
  const set = periodOf(search, now, timezone);
  const start = outermost([set.startDate, clicked.startDate], 'latest');
  const end = outermost([set.endDate, clicked.endDate], 'earliest');
  if (start !== undefined && end !== undefined && Date.parse(start) >= Date.parse(end)) return null;
  return {
    period: undefined,
    from: start && startForAddress(start, timezone),
    to: end && endForAddress(end, timezone),
  };
}

function outermost(instants: readonly (string | undefined)[], side: 'latest' | 'earliest'): string | undefined {
  const known = instants.filter((instant) => instant !== undefined);
  const sorted = known.sort((one, other) => Date.parse(one) - Date.parse(other));
  return side === 'latest' ? sorted.at(-1) : sorted[0];
}

function bothNarrowings(set: Narrowing, clicked: Narrowing): Narrowing | null {
  const both = { ...set };
  for (const key of NARROWING_KEYS) {
    const other = itemsOf(clicked, key);
    if (other.length === 0) continue;
    const items = bothLists(key, itemsOf(set, key), other);
    const kept = narrowingBy(key, items);
    // A filter that the address cannot hold, as one of more items than it may have, would open other posts.
    if (items.length === 0 || itemsOf(kept, key).length !== items.length) return null;
    Object.assign(both, kept);
  }
  return both;
}

/** Empty where no list means both. */
function bothLists(key: NarrowingKey, set: readonly string[], clicked: readonly string[]): readonly string[] {
  if (key === 'excludeAuthors') return [...new Set([...set, ...clicked])];
  if (set.length === 0) return [...new Set(clicked)];
  const common = set.filter((item) => clicked.includes(item));
  // Any of a list is also any of a longer one that holds it.
  const isPart = common.length === set.length || common.length === clicked.length;
  return SINGLE.has(key) || isPart ? common : [];
}
