/** What of the page of sources stands in the address: which of its two lists, what is looked for in it, the state, the order, the page. */
import { addressOf, LIST_PAGE, oneOf, type Read, typedText } from '../../lib/address-fields.ts';
import { SHOWN_STATES, SOURCE_SORTS } from './list-choices.ts';

const FIELDS = {
  ...LIST_PAGE,
  view: oneOf(['catalogue'] as const),
  name: typedText,
  state: oneOf(SHOWN_STATES),
  sort: oneOf(SOURCE_SORTS),
};
export const sourceListSearch = addressOf(FIELDS);
export type SourceListSearch = Read<typeof FIELDS>;

export const DEFAULT_SOURCE_SORT = 'name';
export const DEFAULT_SOURCE_ROWS = 50;
