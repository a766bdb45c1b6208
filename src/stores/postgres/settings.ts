/** The `settings` table: single values of the whole installation, by name. Readers check what they read. */
import { eq } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

export async function readSetting(postgres: Postgres, key: string): Promise<unknown> {
  const [row] = await postgres.select().from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
}

/** `null` removes it. */
export async function writeSetting(postgres: Postgres, key: string, value: unknown): Promise<void> {
  if (value === null) {
    await postgres.delete(settings).where(eq(settings.key, key));
    return;
  }
  await postgres.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}
