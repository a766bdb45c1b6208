/** What stands in the address of the page of searches: what is looked for and where, and the filter of what is found. */
import { z } from 'zod';
import { POST_SORTS } from '../../../contract/filter-choices.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { dropped, narrowingText } from '../../lib/address-fields.ts';
import { filterSearch } from '../../lib/filter-search.ts';

/** Results of the web that are shown at once. */
export const WEB_ROWS = 10;

const text = dropped(narrowingText('text'));

export const querySearch = z.object({
  ...filterSearch.shape,
  /** In the keyword language. */
  q: text,
  sort: dropped(z.enum(POST_SORTS)),
  rows: dropped(z.literal(LIMITS.rowsPerPage)),
  page: dropped(z.int().min(2)),
  tab: dropped(z.literal('web')),
  /** Sites and addresses to which a search of the web is narrowed. */
  urls: text,
});
export type QuerySearch = z.infer<typeof querySearch>;
