/** The `kept_summaries` table: what a language model has written, for whoever asks the same again. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';
import { organisations } from './organisations.ts';

export const keptSummaries = pgTable(
  'kept_summaries',
  {
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** A hash of all that it was made from. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    summary: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.key] }), index('kept_summaries_at').on(table.at)],
);

export async function findKeptSummary(postgres: Postgres, organisationId: number, key: string): Promise<unknown> {
  const own = and(eq(keptSummaries.organisationId, organisationId), eq(keptSummaries.key, key));
  const [row] = await postgres.select({ summary: keptSummaries.summary }).from(keptSummaries).where(own);
  return row?.summary ?? null;
}

export async function keepsSummaries(postgres: Postgres, organisationId: number): Promise<boolean> {
  const { key } = keptSummaries;
  const rows = await postgres
    .select({ key })
    .from(keptSummaries)
    .where(eq(keptSummaries.organisationId, organisationId))
    .limit(1);
  return rows.length > 0;
}

export async function keepSummary(postgres: Postgres, row: typeof keptSummaries.$inferInsert): Promise<void> {
  await postgres
    .insert(keptSummaries)
    .values(row)
    .onConflictDoUpdate({
      target: [keptSummaries.organisationId, keptSummaries.key],
      set: { at: sql`excluded.at`, summary: sql`excluded.summary` },
    });
}

export async function deleteSummariesBefore(postgres: Postgres, before: Date): Promise<void> {
  await postgres.delete(keptSummaries).where(lt(keptSummaries.at, before));
}
