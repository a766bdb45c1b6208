/** The `exports` table: files that people asked for, and how far each is made. Their bytes are in `export_parts`. */
import { and, count, desc, eq, gt, inArray, isNull, lt, or, sum } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ExportFailure, ExportState, FileFormat } from '../../contract/exports.ts';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const exports = pgTable(
  'exports',
  {
    id: text().primaryKey(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No reference: the file outlives its topic. */
    topicId: integer('topic_id').notNull(),
    topicName: text('topic_name').notNull(),
    format: text().$type<FileFormat>().notNull(),
    /** What was asked, as JSON; not `jsonb`, which cannot hold every text. */
    asked: text().notNull(),
    state: text().$type<ExportState>().notNull(),
    failure: text().$type<ExportFailure>(),
    rowsDone: integer('rows_done').notNull(),
    rowsTotal: integer('rows_total'),
    fileName: text('file_name'),
    /** Who makes it: whoever began last. */
    maker: uuid(),
    /** As they are kept. */
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    /** It can be brought back until it is swept away. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('exports_owner').on(table.organisationId, table.userId), index('exports_expiry').on(table.expiresAt)],
);
export type ExportRow = typeof exports.$inferSelect;
export type ExportProgress = Partial<
  Pick<ExportRow, 'state' | 'failure' | 'maker' | 'rowsDone' | 'rowsTotal' | 'fileName' | 'bytes'>
>;

/** Whose it is. */
export interface ExportOwner {
  organisationId: number;
  userId: string;
}

export const UNDER_WAY: ExportState[] = ['queued', 'running'];

export async function insertExport(transaction: Transaction, row: ExportRow): Promise<void> {
  await transaction.insert(exports).values(row);
}

/** Of everybody in the organisation, as long as they are not made or given up. */
export async function countUnderWay(transaction: Transaction, organisationId: number, now: Date): Promise<number> {
  const mine = and(eq(exports.organisationId, organisationId), inArray(exports.state, UNDER_WAY), gt(exports.expiresAt, now));
  const [row] = await transaction.select({ count: count() }).from(exports).where(mine);
  return row?.count ?? 0;
}

/** Of all files of the organisation, those that are being made too. */
export async function keptBytes(transaction: Transaction, organisationId: number, now: Date): Promise<number> {
  const kept = and(eq(exports.organisationId, organisationId), isKept(now));
  const [row] = await transaction
    .select({ bytes: sum(exports.bytes) })
    .from(exports)
    .where(kept);
  return Number(row?.bytes ?? 0);
}

export async function findExport(postgres: Postgres, id: string): Promise<ExportRow | null> {
  const [row] = await postgres.select().from(exports).where(eq(exports.id, id));
  return row ?? null;
}

/** Newest first, as many as are asked for. */
export async function exportsOf(postgres: Postgres, owner: ExportOwner, now: Date, limit: number): Promise<ExportRow[]> {
  return postgres
    .select()
    .from(exports)
    .where(and(ownedBy(owner), isKept(now)))
    .orderBy(desc(exports.createdAt), exports.id)
    .limit(limit);
}

/** Their ids, of everybody, where they were asked for before then. */
export async function exportsUnderWay(postgres: Postgres, before: Date): Promise<string[]> {
  const old = and(inArray(exports.state, UNDER_WAY), lt(exports.createdAt, before));
  const rows = await postgres.select({ id: exports.id }).from(exports).where(old);
  return rows.map(({ id }) => id);
}

/** An export, and who makes it where that matters: of a process that was paused another has taken over. */
export interface UnderWay {
  id: string;
  maker?: string;
}

export function isUnderWay({ id, maker }: UnderWay) {
  return and(eq(exports.id, id), inArray(exports.state, UNDER_WAY), maker === undefined ? undefined : eq(exports.maker, maker));
}

/** False where it is gone, made, given up, or another's to make. */
export async function noteExport(postgres: Postgres, one: UnderWay, progress: ExportProgress): Promise<boolean> {
  const noted = await postgres.update(exports).set(progress).where(isUnderWay(one)).returning({ id: exports.id });
  return noted.length > 0;
}

/** Its bytes stay, so that it can be brought back; of one that is still being made nothing does, and nobody goes on with it. */
export async function removeExport(postgres: Postgres, owner: ExportOwner, id: string, now: Date): Promise<void> {
  const own = and(ownedBy(owner), eq(exports.id, id));
  await postgres.delete(exports).where(and(own, inArray(exports.state, UNDER_WAY)));
  await postgres.update(exports).set({ deletedAt: now }).where(own);
}

/** Brings back what was deleted. False where the owner has none of that id any more. */
export async function restoreExport(postgres: Postgres, owner: ExportOwner, id: string, now: Date): Promise<boolean> {
  const restored = await postgres
    .update(exports)
    .set({ deletedAt: null })
    .where(and(ownedBy(owner), eq(exports.id, id), gt(exports.expiresAt, now)))
    .returning({ id: exports.id });
  return restored.length > 0;
}

/** And those that were deleted before `deletedBefore`. Their bytes go with them. */
export async function sweepExports(postgres: Postgres, now: Date, deletedBefore: Date): Promise<void> {
  await postgres.delete(exports).where(or(lt(exports.expiresAt, now), lt(exports.deletedAt, deletedBefore)));
}

function isKept(now: Date) {
  return and(gt(exports.expiresAt, now), isNull(exports.deletedAt));
}

function ownedBy({ organisationId, userId }: ExportOwner) {
  return and(eq(exports.organisationId, organisationId), eq(exports.userId, userId));
}
