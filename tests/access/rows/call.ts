/** The address of all functions: what they are asked stands in rows of theirs. */
import type { Rows } from '../row.ts';

export const CALL_ROWS: Rows = {
  'POST /api/gateway/call': { access: 'user', scope: 'by-function', body: { name: 'no_such_function', arguments: [] }, own: 404 },
};
