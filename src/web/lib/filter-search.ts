/**
 * The filter as addresses hold it, the same on every page that has the filter bar, and the query filter it means. Anything the address
 * says that is not understood is dropped rather than shown as an error; an address somebody shortened by hand still opens. No dates
 * mean the whole period of the topics up to now, which the server knows.
 */
import { z } from 'zod';
import { type AskedFilter, granularity } from '../../contract/filter.ts';
import { dropped, narrowingText } from './address-fields.ts';
import {
  fromAddress,
  inAddress,
  itemsOf,
  NARROWING_KEYS,
  type Narrowing,
  type NarrowingKey,
  narrowingBy,
} from './filter-fields.ts';
import { periodOf, periodSearch } from './filter-period.ts';

const narrowingSearch = Object.fromEntries(NARROWING_KEYS.map((key) => [key, dropped(narrowingText(key))])) as Record<
  NarrowingKey,
  ReturnType<typeof dropped<ReturnType<typeof narrowingText>>>
>;

export const filterSearch = z.object({
  ...periodSearch.shape,
  mention: dropped(z.enum(['main', 'comments'])),
  ...narrowingSearch,
  copies: dropped(z.literal('without')),
  granularity: dropped(granularity),
});
export type FilterSearch = z.infer<typeof filterSearch>;

/** What the filter bar can set and "Clear" takes away; the rest of the address belongs to the pages. */
const FILTER_KEYS = ['period', 'from', 'to', 'mention', 'copies', ...NARROWING_KEYS] as const;

export const NO_FILTER = Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])) as Record<
  (typeof FILTER_KEYS)[number],
  undefined
>;

export function isFiltered(search: FilterSearch): boolean {
  return FILTER_KEYS.some((key) => search[key] !== undefined);
}

/** What the address narrows by, in the terms of a filter. */
export function narrowingOf(search: FilterSearch): Narrowing {
  const parts = NARROWING_KEYS.map((key) => narrowingBy(key, fromAddress(key, search[key])));
  return Object.assign({}, ...parts) as Narrowing;
}

/** The same in the terms of the address: each field, also where it is not there. */
export function searchOf(narrowing: Narrowing): Record<NarrowingKey, string | undefined> {
  const fields = NARROWING_KEYS.map((key) => [key, inAddress(key, itemsOf(narrowing, key))]);
  return Object.fromEntries(fields) as Record<NarrowingKey, string | undefined>;
}

export function filterFromSearch(search: FilterSearch, now: Date, timezone: string): AskedFilter {
  return {
    mention: search.mention ?? 'all',
    ...periodOf(search, now, timezone),
    ...narrowingOf(search),
    ...(search.copies && { copies: search.copies }),
    ...(search.granularity && { granularity: search.granularity }),
  };
}
