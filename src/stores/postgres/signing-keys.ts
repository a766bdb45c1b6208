/** The `signing_keys` table: private keys of the embedded OpenID provider, of download links and of links in mails and to accounts, one JWK each. */
import { desc, eq, inArray, notInArray } from 'drizzle-orm';
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
/** Of the one that signs the links in mails. */
export const MAIL_LINK_KEY = 'mail-links';
/** Of the one that signs what was found on the web. */
export const WEB_RESULT_KEY = 'web-results';
/** Of the one that signs the links to accounts. */
export const ACCOUNT_LINK_KEY = 'account-links';

/** Of the provider, newest first. */
export async function listSigningKeys(postgres: Postgres): Promise<SigningKeyRow[]> {
  return postgres
    .select()
    .from(signingKeys)
    .where(notInArray(signingKeys.kid, [DOWNLOAD_KEY, MAIL_LINK_KEY, ACCOUNT_LINK_KEY, WEB_RESULT_KEY]))
    .orderBy(desc(signingKeys.createdAt), signingKeys.kid);
}

/** Does nothing when the key is there already. */
export async function insertSigningKey(postgres: Postgres, row: SigningKeyRow): Promise<void> {
  await postgres.insert(signingKeys).values(row).onConflictDoNothing();
}

export async function deleteSigningKeys(postgres: Postgres, kids: string[]): Promise<void> {
  await postgres.delete(signingKeys).where(inArray(signingKeys.kid, kids));
}

export async function findSigningKey(postgres: Postgres, kid: string): Promise<SigningKeyRow | null> {
  const [row] = await postgres.select().from(signingKeys).where(eq(signingKeys.kid, kid));
  return row ?? null;
}
