/** What of the list of names stands in the address: the text searched for, the page. */
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';

export const nameListSearch = z.object({
  name: z.coerce.string().min(1).optional().catch(undefined),
  rows: z.literal(LIMITS.rowsPerPage).optional().catch(undefined),
  page: z.int().min(2).optional().catch(undefined),
});
export type NameListSearch = z.infer<typeof nameListSearch>;

export const DEFAULT_NAME_ROWS = 50;
