/** The `source_spending` table: what was spent on a source on one day, of each thing that it counts. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { sources } from './sources.ts';

export const sourceSpending = pgTable(
  'source_spending',
  {
    sourceId: integer('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** `yyyy-MM-dd`, of the zone by which the source counts. */
    day: text().notNull(),
    /** What the source counts by itself; what people spend of it is a bucket of its own. */
    bucket: text().notNull(),
    calls: integer().notNull(),
    microdollars: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.day, table.bucket] })],
);
export type SpendingRow = typeof sourceSpending.$inferSelect;

/** Held until the transaction ends: whoever looks what is left and spends it does it alone. */
export async function lockSpending(transaction: Transaction, sourceId: number): Promise<void> {
  await transaction.select({ id: sources.id }).from(sources).where(eq(sources.id, sourceId)).for('update');
}

/** Less than nothing gives back what was set aside. */
export async function addSpending(postgres: Postgres, row: SpendingRow): Promise<void> {
  const { calls, microdollars } = sourceSpending;
  await postgres
    .insert(sourceSpending)
    .values(row)
    .onConflictDoUpdate({
      target: [sourceSpending.sourceId, sourceSpending.day, sourceSpending.bucket],
      set: { calls: sql`${calls} + ${row.calls}`, microdollars: sql`${microdollars} + ${row.microdollars}` },
    });
}

export async function spendingOn(postgres: Postgres, sourceId: number, day: string): Promise<SpendingRow[]> {
  return postgres
    .select()
    .from(sourceSpending)
    .where(and(eq(sourceSpending.sourceId, sourceId), eq(sourceSpending.day, day)));
}

/** Of these sources on these days. */
export async function spendingOf(
  postgres: Postgres,
  sourceIds: readonly number[],
  days: readonly string[],
): Promise<SpendingRow[]> {
  if (sourceIds.length === 0 || days.length === 0) return [];
  return postgres
    .select()
    .from(sourceSpending)
    .where(and(inArray(sourceSpending.sourceId, [...sourceIds]), inArray(sourceSpending.day, [...days])));
}

export async function deleteSpendingBefore(postgres: Postgres, day: string): Promise<void> {
  await postgres.delete(sourceSpending).where(lt(sourceSpending.day, day));
}
