/** The `export_parts` table: the bytes of files, in pieces, where every process finds them. */
import { and, count, eq, max, sql } from 'drizzle-orm';
import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ExportFailure } from '../../contract/exports.ts';
import type { Postgres } from './client.ts';
import { type ExportProgress, exports, isUnderWay, noteExport, type UnderWay } from './exports.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const exportParts = pgTable(
  'export_parts',
  {
    exportId: text('export_id')
      .notNull()
      .references(() => exports.id, { onDelete: 'cascade' }),
    /** From 0. */
    number: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
);

/** Who makes an export; each try is another. */
export type Making = Required<UnderWay>;

/** With the progress it means. False, and nothing kept, where the export is gone or another's; so below. */
export async function addExportPart(
  postgres: Postgres,
  making: Making,
  part: Pick<typeof exportParts.$inferInsert, 'number' | 'bytes'>,
  progress: ExportProgress,
): Promise<boolean> {
  return postgres.transaction(async (transaction) => {
    if (!(await noteExport(transaction, making, progress))) return false;
    await transaction.insert(exportParts).values({ exportId: making.id, ...part });
    return true;
  });
}

/** Null beyond the last. */
export async function readExportPart(postgres: Postgres, exportId: string, number: number): Promise<Uint8Array | null> {
  const one = and(eq(exportParts.exportId, exportId), eq(exportParts.number, number));
  const [row] = await postgres.select({ bytes: exportParts.bytes }).from(exportParts).where(one);
  return row?.bytes ?? null;
}

/** From its beginning, without bytes, if it is still under way; otherwise false, and nothing is changed. Whoever made it before makes it no more. */
export function beginExport(postgres: Postgres, { id, maker }: Making): Promise<boolean> {
  return emptied(postgres, { id }, { maker, rowsDone: 0, bytes: 0 });
}

/** Back to its beginning, for the next try. */
export function clearExport(postgres: Postgres, making: Making): Promise<boolean> {
  return emptied(postgres, making, { rowsDone: 0, bytes: 0 });
}

/** Of a file as it was written. */
export interface WrittenFile {
  parts: number;
  bytes: number;
  rowsDone: number;
}

/** Done, if what is kept is exactly what was written, and nobody gave it up meanwhile; otherwise false, and nothing is changed. */
export async function finishExport(
  postgres: Postgres,
  making: Making,
  written: WrittenFile,
  { fileName, rowsTotal }: Pick<ExportProgress, 'fileName' | 'rowsTotal'>,
): Promise<boolean> {
  const { parts, bytes, rowsDone } = written;
  return postgres.transaction(async (transaction) => {
    const asWritten = and(isUnderWay(making), eq(exports.bytes, bytes), eq(exports.rowsDone, rowsDone));
    const done = { state: 'done' as const, fileName, ...(rowsTotal !== undefined && { rowsTotal }) };
    const finished = await transaction.update(exports).set(done).where(asWritten).returning({ id: exports.id });
    if (finished.length === 0) return false;
    const length = sql<string | null>`sum(octet_length(${exportParts.bytes}))`;
    const [kept] = await transaction
      .select({ count: count(), last: max(exportParts.number), bytes: length })
      .from(exportParts)
      .where(eq(exportParts.exportId, making.id));
    if (kept?.count === parts && (kept.last ?? -1) === parts - 1 && Number(kept.bytes ?? 0) === bytes) return true;
    throw new Error(`of ${parts} pieces and ${bytes} bytes are kept ${kept?.count ?? 0} and ${kept?.bytes ?? 0}`);
  });
}

/** Failed, without its bytes, if it is still under way; otherwise false, and nothing is changed. */
export function failExport(postgres: Postgres, one: UnderWay, failure: ExportFailure): Promise<boolean> {
  return emptied(postgres, one, { state: 'failed', failure, bytes: 0 });
}

/** One update decides: whoever comes when the file is done takes nothing from it. */
function emptied(postgres: Postgres, one: UnderWay, change: ExportProgress): Promise<boolean> {
  return postgres.transaction(async (transaction) => {
    if (!(await noteExport(transaction, one, change))) return false;
    await transaction.delete(exportParts).where(eq(exportParts.exportId, one.id));
    return true;
  });
}
