/** The `signing_keys` table: private keys of the embedded OpenID provider and of download links, one JWK each. */
import { desc } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';

export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  /** A private JSON Web Key. */
  jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** Newest first: sign with the first, accept all. */
export async function listSigningKeys(postgres: Postgres): Promise<SigningKeyRow[]> {
  return postgres.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), signingKeys.kid);
}

/** Does nothing when the key is there already. */
export async function insertSigningKey(postgres: Postgres, row: SigningKeyRow): Promise<void> {
  await postgres.insert(signingKeys).values(row).onConflictDoNothing();
}
