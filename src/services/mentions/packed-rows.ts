/**
 * Rows as the lines that the store takes, in bytes, and beside them what of each is compared with what is stored, and what most
 * queries ask for. A batch that waits for the store is then little that the garbage collector has to walk through, and goes
 * from thread to thread in few pieces.
 */
import type { WrittenRows } from '../../stores/clickhouse/client.ts';
import { insertLine } from '../../stores/clickhouse/insert-line.ts';
import { type PostRow, postRow } from '../../stores/clickhouse/post-row.ts';

/** Columns that stand beside the lines, a list each. */
const BESIDE = [
  'id',
  'published_at',
  'text_hash',
  'tokens_version',
  'tokens',
  'author_tokens',
  'domain',
  'language',
  'media_type',
] as const satisfies (keyof PostRow)[];

const { version: _version, ...unversioned } = postRow.shape;
const PACKED = Object.keys(unversioned) as Exclude<keyof PostRow, 'version'>[];
/** In the order of a line: when a post is stored is known last, and then written to the end of its line. */
const PACKED_COLUMNS: readonly (keyof PostRow)[] = [...PACKED, 'version'];

export interface PackedRows {
  /** UTF-8, a JSON array of the values of a row in each line; without the version. */
  lines: Uint8Array;
  beside: { [Column in (typeof BESIDE)[number]]: PostRow[Column][] };
}

/** Whatever version `rows` have is left out. */
export function packRows(rows: readonly PostRow[]): PackedRows {
  const lines = rows.map((row) => `${insertLine(PACKED.map((column) => row[column]))}\n`);
  const beside = Object.fromEntries(BESIDE.map((column) => [column, rows.map((row) => row[column])]));
  return { lines: Buffer.from(lines.join('')), beside: beside as PackedRows['beside'] };
}

/** `line`: one of `lines`. */
export function unpackRow(line: Buffer, version: number): PostRow {
  const values = JSON.parse(line.toString()) as unknown[];
  const row: Partial<Record<keyof PostRow, unknown>> = {};
  for (const [at, column] of PACKED.entries()) row[column] = values[at];
  row.version = version;
  return row as PostRow;
}

/** Lines as the store takes them: each with the version of its row. */
export function versionedLines(lines: Iterable<Buffer>, version: number): WrittenRows {
  const end = Buffer.from(`,${version}]\n`);
  return { columns: PACKED_COLUMNS, lines: Buffer.concat([...lines].flatMap((line) => [line.subarray(0, -1), end])) };
}
