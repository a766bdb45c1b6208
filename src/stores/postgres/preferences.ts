/** The `preferences` table: what each person has chosen. Readers check what they read. */
import { eq, sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { users } from './users.ts';

export const preferences = pgTable('preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  preference: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** Nothing chosen: an object without fields. */
export async function readPreference(postgres: Postgres, userId: string): Promise<Record<string, unknown>> {
  const [row] = await postgres.select().from(preferences).where(eq(preferences.userId, userId));
  return row?.preference ?? {};
}

export interface PreferenceChange {
  fields: Record<string, unknown>;
  /** Names of fields that are taken away. */
  removed: readonly string[];
  updatedAt: Date;
}

/** Other fields stay, also those that another tab writes at the same time; answers all of them. */
export async function mergePreference(
  transaction: Transaction,
  userId: string,
  { fields, removed, updatedAt }: PreferenceChange,
): Promise<Record<string, unknown>> {
  const names = sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb))`;
  const [row] = await transaction
    .insert(preferences)
    .values({ userId, preference: fields, updatedAt })
    .onConflictDoUpdate({
      target: preferences.userId,
      set: { preference: sql`(${preferences.preference} || excluded.preference) - ${names}`, updatedAt },
    })
    .returning({ preference: preferences.preference });
  if (!row) throw new Error('a written preference came back empty');
  return row.preference;
}
