/** The `organisations` table: the tenants. Everything that belongs to somebody belongs to one of them. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';

export const organisations = pgTable('organisations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** `+0800` or IANA. */
  timezone: text().notNull(),
  /** By somebody from outside, under a name of his choice. */
  registered: boolean().notNull().default(false),
  /** Of the language model, for a day; null: as many as the program is configured with. */
  modelTokens: integer('model_tokens'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
export type OrganisationRow = typeof organisations.$inferSelect;

export async function insertOrganisation(postgres: Postgres, row: typeof organisations.$inferInsert): Promise<OrganisationRow> {
  const [inserted] = await postgres.insert(organisations).values(row).returning();
  if (!inserted) throw new Error('an inserted organisation came back empty');
  return inserted;
}

export async function anyOrganisation(postgres: Postgres): Promise<boolean> {
  const rows = await postgres.select({ id: organisations.id }).from(organisations).limit(1);
  return rows.length > 0;
}

export async function findOrganisationById(postgres: Postgres, id: number): Promise<OrganisationRow | null> {
  const [row] = await postgres.select().from(organisations).where(eq(organisations.id, id));
  return row ?? null;
}

/** Which of these there are. */
export async function existingOrganisations(postgres: Postgres, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await postgres
    .select({ id: organisations.id })
    .from(organisations)
    .where(inArray(organisations.id, [...ids]));
  return rows.map(({ id }) => id);
}

/** Of those that the operator has made, oldest first: names are not unique by themselves, and strangers may take any. */
export async function findOrganisationsByName(postgres: Postgres, name: string): Promise<OrganisationRow[]> {
  return postgres
    .select()
    .from(organisations)
    .where(and(eq(organisations.name, name), eq(organisations.registered, false)))
    .orderBy(organisations.id);
}

/** Held until the transaction ends. */
export async function lockOrganisation(transaction: Transaction, id: number): Promise<OrganisationRow | null> {
  const [row] = await transaction.select().from(organisations).where(eq(organisations.id, id)).for('no key update');
  return row ?? null;
}

export async function updateOrganisation(
  postgres: Postgres,
  id: number,
  change: Partial<Pick<OrganisationRow, 'name' | 'timezone' | 'modelTokens'>>,
): Promise<void> {
  await postgres.update(organisations).set(change).where(eq(organisations.id, id));
}

/** Until the transaction ends, nobody else adds an organisation. */
export async function lockOrganisations(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table organisations in share row exclusive mode`);
}
