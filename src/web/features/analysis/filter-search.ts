/** What stands in the address of the analysis pages: the filter, and beside it what belongs to a tab. */
import { z } from 'zod';
import { POST_SORTS, type PostSort } from '../../../contract/filter.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ENTITY_TYPES } from '../../../contract/themes.ts';
import { dropped } from '../../lib/address-fields.ts';
import { filterSearch } from '../../lib/filter-search.ts';
import { RELATIVE_PERIODS } from '../../lib/relative-series.ts';
import { OTHER_LISTS } from './what-lists.ts';

/** The list asks for so many posts at once; LIMITS.skip bounds what comes before them, and so how deep it goes. */
export const LISTED_AT_ONCE = 50;

const fields = z.object({
  ...filterSearch.shape,
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
  /** What the chart of the first tab shows; mentions without it. */
  view: dropped(z.enum(['share', 'score'])),
  /** Which list of words the tab "What" shows; keywords without it. */
  list: dropped(z.enum(OTHER_LISTS)),
  entityType: dropped(z.enum(ENTITY_TYPES)),
  /** By which periods relative series are cut; days without it. */
  relative: dropped(z.enum(RELATIVE_PERIODS)),
});
export type AnalysisSearch = z.infer<typeof fields>;

export const DEFAULT_SORT: PostSort = 'newest';
export type Rows = NonNullable<AnalysisSearch['rows']>;
export const DEFAULT_ROWS: Rows = 25;

export const analysisSearch = fields.transform((search): AnalysisSearch => {
  const { page = 1, rows = DEFAULT_ROWS, ...others } = search;
  return (page - 1) * rows > LIMITS.skip ? { ...others, rows: search.rows } : search;
});
