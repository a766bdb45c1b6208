/**
 * The address is the state of the analysis pages: what stands in it, and the query filter it means. Anything the
 * address says that is not understood is dropped rather than shown as an error; an address somebody shortened by hand
 * still opens. No dates mean the whole period of the topic up to now, which the server knows.
 */
import { z } from 'zod';
import { tabChoices } from '../../../contract/analysis/tab-choices.ts';
import { type AskedFilter, granularity, POST_SORTS, type PostSort } from '../../../contract/filter.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { dropped, narrowingText } from '../../lib/address-fields.ts';
import {
  fromAddress,
  inAddress,
  itemsOf,
  NARROWING_KEYS,
  type Narrowing,
  type NarrowingKey,
  narrowingBy,
} from '../../lib/filter-fields.ts';
import { periodOf, periodSearch } from '../../lib/filter-period.ts';

const narrowingSearch = z.object(
  Object.fromEntries(NARROWING_KEYS.map((key) => [key, dropped(narrowingText(key))])) as Record<
    NarrowingKey,
    ReturnType<typeof dropped<ReturnType<typeof narrowingText>>>
  >,
);

/** The list asks for so many posts at once; LIMITS.skip bounds what comes before them, and so how deep it goes. */
export const LISTED_AT_ONCE = 50;

const fields = z.object({
  ...periodSearch.shape,
  mention: dropped(z.enum(['main', 'comments'])),
  ...narrowingSearch.shape,
  copies: dropped(z.literal('without')),
  granularity: dropped(granularity),
  sort: dropped(z.enum(POST_SORTS)),
  rows: dropped(z.literal(LIMITS.rowsPerPage)),
  page: dropped(z.int().min(2)),
  /** The place of the first post in sight, where the list is one. */
  at: dropped(
    z
      .int()
      .min(2)
      .max(LIMITS.skip + LISTED_AT_ONCE),
  ),
  view: dropped(tabChoices.shape.view),
  list: dropped(tabChoices.shape.list),
  entityType: dropped(tabChoices.shape.entityType),
  relative: dropped(tabChoices.shape.relative),
});
export type AnalysisSearch = z.infer<typeof fields>;

export const DEFAULT_SORT: PostSort = 'newest';
export type Rows = NonNullable<AnalysisSearch['rows']>;
export const DEFAULT_ROWS: Rows = 25;

export const analysisSearch = fields.transform((search): AnalysisSearch => {
  const { page = 1, rows = DEFAULT_ROWS, ...others } = search;
  return (page - 1) * rows > LIMITS.skip ? { ...others, rows: search.rows } : search;
});

/** What the filter bar can set and "Clear" takes away; the rest of the address belongs to the tabs. */
const FILTER_KEYS = ['period', 'from', 'to', 'mention', 'copies', ...NARROWING_KEYS] as const;

export const NO_FILTER = Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])) as Record<
  (typeof FILTER_KEYS)[number],
  undefined
>;

export function isFiltered(search: AnalysisSearch): boolean {
  return FILTER_KEYS.some((key) => search[key] !== undefined);
}

/** What the address narrows by, in the terms of a filter. */
export function narrowingOf(search: AnalysisSearch): Narrowing {
  const parts = NARROWING_KEYS.map((key) => narrowingBy(key, fromAddress(key, search[key])));
  return Object.assign({}, ...parts) as Narrowing;
}

/** The same in the terms of the address: each field, also where it is not there. */
export function searchOf(narrowing: Narrowing): Record<NarrowingKey, string | undefined> {
  const fields = NARROWING_KEYS.map((key) => [key, inAddress(key, itemsOf(narrowing, key))]);
  return Object.fromEntries(fields) as Record<NarrowingKey, string | undefined>;
}

export function filterFromSearch(search: AnalysisSearch, now: Date, timezone: string): AskedFilter {
  return {
    mention: search.mention ?? 'all',
    ...periodOf(search, now, timezone),
    ...narrowingOf(search),
    ...(search.copies && { copies: search.copies }),
    ...(search.granularity && { granularity: search.granularity }),
  };
}
