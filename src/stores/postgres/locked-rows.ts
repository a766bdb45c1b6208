import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * As `inArray`, for rows that are locked as they are chosen. The planner may run a subselect of `in` once for each row of the table, and
 * each time it passes over what is changed already and locks another: more than its limit. What makes an array is run once.
 */
export function amongLocked(id: Column, chosen: SQLWrapper): SQL {
  return sql`${id} = any(array${chosen})`;
}
