/** The `signing_keys` table: private keys of the embedded OpenID provider and of download links, one JWK each. */
import { desc, eq, ne } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';

export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  /** A private JSON Web Key. */
  jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** The `kid` of the one key that signs the addresses of downloads. */
export const DOWNLOAD_KEY = 'downloads';

/** Of the provider, newest first: sign with the first, accept all. */
export async function listSigningKeys(postgres: Postgres): Promise<SigningKeyRow[]> {
  return postgres
    .select()
    .from(signingKeys)
    .where(ne(signingKeys.kid, DOWNLOAD_KEY))
    .orderBy(desc(signingKeys.createdAt), signingKeys.kid);
}

/** Does nothing when the key is there already. */
export async function insertSigningKey(postgres: Postgres, row: SigningKeyRow): Promise<void> {
  await postgres.insert(signingKeys).values(row).onConflictDoNothing();
}

export async function findSigningKey(postgres: Postgres, kid: string): Promise<SigningKeyRow | null> {
  const [row] = await postgres.select().from(signingKeys).where(eq(signingKeys.kid, kid));
  return row ?? null;
}
