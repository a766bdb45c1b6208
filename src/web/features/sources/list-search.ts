/** What of the page of sources stands in the address: which of its two lists, what is looked for in it, the state, the order, the page. */
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import { SHOWN_STATES, SOURCE_SORTS } from './find-sources.ts';

export const sourceListSearch = z.object({
  view: z.literal('catalogue').optional().catch(undefined),
  name: z.coerce.string().min(1).optional().catch(undefined),
  state: z.enum(SHOWN_STATES).optional().catch(undefined),
  sort: z.enum(SOURCE_SORTS).optional().catch(undefined),
  rows: z.literal(LIMITS.rowsPerPage).optional().catch(undefined),
  page: z.int().min(2).optional().catch(undefined),
});
export type SourceListSearch = z.infer<typeof sourceListSearch>;

export const DEFAULT_SOURCE_SORT = 'name';
export const DEFAULT_SOURCE_ROWS = 50;
