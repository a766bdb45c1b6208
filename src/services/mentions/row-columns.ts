/**
 * Rows on their way between threads, a list for each column: what is sent names every property of every object, and forty
 * names a post take longer to write and to read than what they name.
 */
import { type PostRow, postRow } from '../../stores/clickhouse/post-row.ts';

export type RowColumns = { [Column in keyof PostRow]: PostRow[Column][] };

const COLUMNS = Object.keys(postRow.shape) as (keyof PostRow)[];

export function columnsOf(rows: readonly PostRow[]): RowColumns {
  return Object.fromEntries(COLUMNS.map((column) => [column, rows.map((row) => row[column])])) as RowColumns;
}

export function rowsOf(columns: RowColumns): PostRow[] {
  return columns.id.map((_, at) => {
    const row: Partial<Record<keyof PostRow, unknown>> = {};
    for (const column of COLUMNS) row[column] = columns[column][at];
    return row as PostRow;
  });
}
