/** The `export_parts` table: the bytes of files, in pieces, where every process finds them. */
import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ExportFailure } from '../../contract/exports.ts';
import type { Postgres } from './client.ts';
import { type ExportProgress, exports, noteExport, UNDER_WAY } from './exports.ts';

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

/** With the progress it means. False, and nothing kept, where the export is gone. */
export async function addExportPart(
  postgres: Postgres,
  part: typeof exportParts.$inferInsert,
  progress: ExportProgress,
): Promise<boolean> {
  return postgres.transaction(async (transaction) => {
    if (!(await noteExport(transaction, part.exportId, progress))) return false;
    await transaction.insert(exportParts).values(part);
    return true;
  });
}

/** Null beyond the last. */
export async function readExportPart(postgres: Postgres, exportId: string, number: number): Promise<Uint8Array | null> {
  const one = and(eq(exportParts.exportId, exportId), eq(exportParts.number, number));
  const [row] = await postgres.select({ bytes: exportParts.bytes }).from(exportParts).where(one);
  return row?.bytes ?? null;
}

/** Back to its beginning, without bytes, if it is still under way; otherwise false, and nothing is changed. */
export function clearExport(postgres: Postgres, id: string): Promise<boolean> {
  return emptied(postgres, id, { rowsDone: 0, bytes: 0 });
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
  id: string,
  written: WrittenFile,
  { fileName, rowsTotal }: Pick<ExportProgress, 'fileName' | 'rowsTotal'>,
): Promise<boolean> {
  const { parts, bytes, rowsDone } = written;
  return postgres.transaction(async (transaction) => {
    const asWritten = and(isUnderWay(id), eq(exports.bytes, bytes), eq(exports.rowsDone, rowsDone));
    const done = { state: 'done' as const, fileName, ...(rowsTotal !== undefined && { rowsTotal }) };
    const finished = await transaction.update(exports).set(done).where(asWritten).returning({ id: exports.id });
    if (finished.length === 0) return false;
    const length = sql<string | null>`sum(octet_length(${exportParts.bytes}))`;
    const [kept] = await transaction
      .select({ count: count(), last: max(exportParts.number), bytes: length })
      .from(exportParts)
      .where(eq(exportParts.exportId, id));
    if (kept?.count === parts && (kept.last ?? -1) === parts - 1 && Number(kept.bytes ?? 0) === bytes) return true;
    throw new Error(`of ${parts} pieces and ${bytes} bytes are kept ${kept?.count ?? 0} and ${kept?.bytes ?? 0}`);
  });
}

/** Failed, without its bytes, if it is still under way; otherwise false, and nothing is changed. */
export function failExport(postgres: Postgres, id: string, failure: ExportFailure): Promise<boolean> {
  return emptied(postgres, id, { state: 'failed', failure, bytes: 0 });
}

/** One update decides: whoever comes when the file is done takes nothing from it. */
function emptied(postgres: Postgres, id: string, change: ExportProgress): Promise<boolean> {
  return postgres.transaction(async (transaction) => {
    if (!(await noteExport(transaction, id, change))) return false;
    await transaction.delete(exportParts).where(eq(exportParts.exportId, id));
    return true;
  });
}

function isUnderWay(id: string) {
  return and(eq(exports.id, id), inArray(exports.state, UNDER_WAY));
}
