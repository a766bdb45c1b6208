/** The `custom_entities` table: the names that organisations give themselves. */
import { and, asc, eq } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EntityType } from '../../contract/themes.ts';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const customEntities = pgTable(
  'custom_entities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    type: text().$type<EntityType>().notNull(),
    name: text().notNull(),
    /** The name as posts are searched for it: folded as tokens are. */
    nameKey: text('name_key').notNull(),
    aliases: jsonb().$type<string[]>().notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
    /** Rises with every change: tells whoever began from an older version. */
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('custom_entities_organisation_name').on(table.organisationId, table.nameKey)],
);
type CustomEntityRow = typeof customEntities.$inferSelect;
export type NewEntity = Omit<CustomEntityRow, 'id'>;

/** With the name of who changed it last. */
export type CustomEntity = Omit<CustomEntityRow, 'organisationId' | 'nameKey' | 'updatedBy'> & { by: string | null };

/** Oldest first. */
export async function organisationEntities(postgres: Postgres, organisationId: number): Promise<CustomEntity[]> {
  const { id, type, name, aliases, updatedAt } = customEntities;
  return postgres
    .select({ id, type, name, aliases, updatedAt, by: users.name })
    .from(customEntities)
    .leftJoin(users, eq(users.id, customEntities.updatedBy))
    .where(eq(customEntities.organisationId, organisationId))
    .orderBy(asc(customEntities.id));
}

/** In the order given. The caller holds the organisation's plan and has looked that no name is taken. */
export async function insertEntities(transaction: Transaction, rows: readonly NewEntity[]): Promise<number[]> {
  const inserted = await transaction
    .insert(customEntities)
    .values([...rows])
    .returning({ id: customEntities.id });
  return inserted.map(({ id }) => id);
}

export async function updateEntityRow(transaction: Transaction, id: number, row: NewEntity): Promise<void> {
  await transaction.update(customEntities).set(row).where(mine(row.organisationId, id));
}

/** False when there was none. */
export async function deleteEntityRow(transaction: Transaction, organisationId: number, id: number): Promise<boolean> {
  const deleted = await transaction.delete(customEntities).where(mine(organisationId, id)).returning({ id: customEntities.id });
  return deleted.length > 0;
}

function mine(organisationId: number, id: number) {
  return and(eq(customEntities.organisationId, organisationId), eq(customEntities.id, id));
}
