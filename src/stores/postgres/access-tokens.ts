/** The `access_tokens` table: tokens by which programs call as a person. What they look like is the business of services/accounts. */
import { and, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Scope } from '../../contract/scopes.ts';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { type Member, users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Of all of it, SHA-256 in hex. */
    hash: text().notNull(),
    /** How it begins. */
    start: text().notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    createdAt: time('created_at').notNull(),
    /** null: it does not. */
    expiresAt: time('expires_at'),
    /** To the minute. */
    lastUsedAt: time('last_used_at'),
    /** null: it is good. */
    revokedAt: time('revoked_at'),
    /** When it was last written down that it was brought although it is good no more. */
    refusedAt: time('refused_at'),
  },
  (table) => [uniqueIndex('access_tokens_hash').on(table.hash), index('access_tokens_user').on(table.userId)],
);
export type AccessTokenRow = typeof accessTokens.$inferSelect;
export type NewAccessTokenRow = Omit<typeof accessTokens.$inferInsert, 'id' | 'lastUsedAt' | 'revokedAt' | 'refusedAt'>;

/** Also one that is good no more. */
export async function findTokenByHash(postgres: Postgres, hash: string): Promise<(Member & { token: AccessTokenRow }) | null> {
  const [row] = await postgres
    .select({ token: accessTokens, user: users, organisation: organisations })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(accessTokens.hash, hash));
  return row ?? null;
}

/** Those that are not revoked, the newest first. */
export async function ownTokens(postgres: Postgres, userId: string): Promise<AccessTokenRow[]> {
  return postgres.select().from(accessTokens).where(unrevoked(userId)).orderBy(desc(accessTokens.id));
}

/** Held until the transaction ends: whoever makes a token of the person does it alone. Answers how many are not revoked. */
export async function countTokensAlone(transaction: Transaction, userId: string): Promise<number> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [counted] = await transaction.select({ count: count() }).from(accessTokens).where(unrevoked(userId));
  return counted?.count ?? 0;
}

export async function insertToken(transaction: Transaction, row: NewAccessTokenRow): Promise<AccessTokenRow> {
  const [inserted] = await transaction.insert(accessTokens).values(row).returning();
  if (!inserted) throw new Error('an inserted token came back empty');
  return inserted;
}

export async function isOwnToken(postgres: Postgres, userId: string, id: number): Promise<boolean> {
  const found = await postgres
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)));
  return found.length > 0;
}

/** False where it is revoked already. */
export async function revokeToken(transaction: Transaction, userId: string, id: number, now: Date): Promise<boolean> {
  const revoked = await transaction
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(unrevoked(userId), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id });
  return revoked.length > 0;
}

/** Of several processes one alone writes it. */
export async function noteTokenUse(postgres: Postgres, id: number, now: Date, before: Date): Promise<void> {
  const { lastUsedAt } = accessTokens;
  await postgres
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(accessTokens.id, id), or(isNull(lastUsedAt), lt(lastUsedAt, before))));
}

/** False where that was written down after `before`. */
export async function noteTokenRefused(transaction: Transaction, id: number, now: Date, before: Date): Promise<boolean> {
  const { refusedAt } = accessTokens;
  const refused = await transaction
    .update(accessTokens)
    .set({ refusedAt: now })
    .where(and(eq(accessTokens.id, id), or(isNull(refusedAt), lt(refusedAt, before))))
    .returning({ id: accessTokens.id });
  return refused.length > 0;
}

/** Which of these are neither revoked nor of somebody who may sign in no more. */
export async function tokensStillGood(postgres: Postgres, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await postgres
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(inArray(accessTokens.id, [...ids]), isNull(accessTokens.revokedAt), isNull(users.disabledAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Those that are good no more since then. */
export async function deleteTokensOverBefore(postgres: Postgres, before: Date): Promise<void> {
  await postgres.delete(accessTokens).where(or(lt(accessTokens.revokedAt, before), lt(accessTokens.expiresAt, before)));
}

function unrevoked(userId: string) {
  return and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt));
}
