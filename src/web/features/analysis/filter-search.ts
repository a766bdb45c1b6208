/** What stands in the address of the analysis pages: the filter, and beside it what belongs to a tab. */

import type { PostSort } from '../../../contract/filter.ts';
import { ENTITY_TYPES, OTHER_LISTS, OTHER_VIEWS, POST_SORTS, RELATIVE_PERIODS } from '../../../contract/filter-choices.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { addressOf, LIST_PAGE, oneOf, type Read, wholeNumber } from '../../lib/address-fields.ts';
import { FILTER_FIELDS } from '../../lib/filter-search.ts';

/** The list asks for so many posts at once; LIMITS.skip bounds what comes before them, and so how deep it goes. */
export const LISTED_AT_ONCE = 50;

const FIELDS = {
  ...FILTER_FIELDS,
  ...LIST_PAGE,
  sort: oneOf(POST_SORTS),
  /** The place of the first post in sight, where the list is one. */
  at: wholeNumber(2, LIMITS.skip + LISTED_AT_ONCE),
  view: oneOf(OTHER_VIEWS),
  list: oneOf(OTHER_LISTS),
  entityType: oneOf(ENTITY_TYPES),
  relative: oneOf(RELATIVE_PERIODS),
};
export type AnalysisSearch = Read<typeof FIELDS>;
/** Where in the posts the page stands; nothing else that it shows depends on it. */
export type ListPlace = Pick<AnalysisSearch, 'page' | 'at'>;
/** The rest: what is shown, and in which way. */
export type ShownSearch = Omit<AnalysisSearch, keyof ListPlace>;
const read = addressOf(FIELDS);

export const DEFAULT_SORT: PostSort = 'newest';
export type Rows = NonNullable<AnalysisSearch['rows']>;
export const DEFAULT_ROWS: Rows = 25;

export function analysisSearch(given: Record<string, unknown>): AnalysisSearch {
  const search = read(given);
  const { page = 1, rows = DEFAULT_ROWS, ...others } = search;
  return (page - 1) * rows > LIMITS.skip ? { ...others, rows: search.rows } : search;
}
