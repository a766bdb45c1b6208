/**
 * The filter as addresses hold it, the same on every page that has the filter bar. Anything the address says that is not understood is
 * dropped rather than shown as an error; an address somebody shortened by hand still opens.
 */
import { GRANULARITIES } from '../../contract/filter-choices.ts';
import { type AddressField, addressOf, oneOf, type Read } from './address-fields.ts';
import {
  fromAddress,
  inAddress,
  itemsOf,
  NARROWING_KEYS,
  type Narrowing,
  type NarrowingKey,
  narrowingBy,
} from './filter-fields.ts';
import { PERIOD_FIELDS } from './period-search.ts';

/** What is understood of it, as it is written. */
export function narrowingText(key: NarrowingKey): AddressField<string> {
  return (given) => inAddress(key, fromAddress(key, given));
}

const NARROWING_FIELDS = Object.fromEntries(NARROWING_KEYS.map((key) => [key, narrowingText(key)])) as Record<
  NarrowingKey,
  AddressField<string>
>;

export const FILTER_FIELDS = {
  ...PERIOD_FIELDS,
  mention: oneOf(['main', 'comments'] as const),
  ...NARROWING_FIELDS,
  copies: oneOf(['without'] as const),
  granularity: oneOf(GRANULARITIES),
};
export const filterSearch = addressOf(FILTER_FIELDS);
export type FilterSearch = Read<typeof FILTER_FIELDS>;

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
