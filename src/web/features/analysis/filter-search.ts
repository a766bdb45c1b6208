/** What stands in the address of the analysis pages: the filter, and beside it what belongs to a tab. */
import { z } from 'zod';
import { tabChoices } from '../../../contract/analysis/tab-choices.ts';
import type { PostSort } from '../../../contract/filter.ts';
import { POST_SORTS } from '../../../contract/filter-choices.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { dropped } from '../../lib/address-fields.ts';
import { filterSearch } from '../../lib/filter-search.ts';

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
