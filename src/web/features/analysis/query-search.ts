/** What stands in the address of the page of searches: what is looked for and where, and the filter of what is found. */
import { POST_SORTS } from '../../../contract/filter-choices.ts';
import { addressOf, LIST_PAGE, oneOf, type Read } from '../../lib/address-fields.ts';
import { FILTER_FIELDS, narrowingText } from '../../lib/filter-search.ts';

/** Results of the web that are shown at once. */
export const WEB_ROWS = 10;

const text = narrowingText('text');

const FIELDS = {
  ...FILTER_FIELDS,
  ...LIST_PAGE,
  /** In the keyword language. */
  q: text,
  sort: oneOf(POST_SORTS),
  tab: oneOf(['web'] as const),
  /** Sites and addresses to which a search of the web is narrowed. */
  urls: text,
};
export const querySearch = addressOf(FIELDS);
export type QuerySearch = Read<typeof FIELDS>;
