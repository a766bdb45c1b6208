/** The `users` table: who may sign in, and to which organisation they belong. */
import { and, eq, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { type OrganisationRow, organisations } from './organisations.ts';

export const USERS_EMAIL_INDEX = 'users_email_lower';

export const users = pgTable(
  'users',
  {
    /** A UUID; the subject of the tokens of the embedded provider. */
    id: text().primaryKey(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    /** As password.ts of services/accounts encodes it. */
    passwordHash: text('password_hash').notNull(),
    /** False for whoever registered and has not shown yet that the address is his. */
    confirmed: boolean().notNull().default(true),
    /** What was signed in before is signed out, by a new password or by an operator; null: nothing ever was. */
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true, precision: 3 }),
    /** Since then an operator lets them sign in no more; null: they may. */
    disabledAt: timestamp('disabled_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex(USERS_EMAIL_INDEX).on(sql`lower(${table.email})`),
    index('users_unconfirmed').on(table.createdAt).where(not(table.confirmed)),
  ],
);
export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
export type Member = { user: UserRow; organisation: OrganisationRow };

/** Throws the driver's unique violation (see violations.ts) when the address is taken, whatever its case. */
export async function insertUser(postgres: Postgres, row: NewUserRow): Promise<void> {
  await postgres.insert(users).values(row);
}

/** What an operator may set. */
export async function updateUser(
  postgres: Postgres,
  userId: string,
  change: Partial<Pick<UserRow, 'name' | 'passwordHash' | 'passwordChangedAt' | 'disabledAt'>>,
): Promise<void> {
  await postgres.update(users).set(change).where(eq(users.id, userId));
}

export async function deleteUser(postgres: Postgres, userId: string): Promise<void> {
  await postgres.delete(users).where(eq(users.id, userId));
}

/** Held until the transaction ends. */
export async function lockMemberByEmail(transaction: Transaction, email: string): Promise<Member | null> {
  const [row] = await membersQuery(transaction)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .for('update', { of: users });
  return row ?? null;
}

export async function updatePasswordHash(postgres: Postgres, userId: string, passwordHash: string): Promise<void> {
  await postgres.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/**
 * False where `before` is not the hash any more: somebody else has changed it meanwhile. `changedAt`: the password is another, and not only
 * its hash; `confirmed`: it came by a link in a mail.
 */
export async function replacePasswordHash(
  postgres: Postgres,
  userId: string,
  { before, after, changedAt, confirmed }: { before: string; after: string; changedAt?: Date; confirmed?: true },
): Promise<boolean> {
  const changed = await postgres
    .update(users)
    .set({ passwordHash: after, ...(changedAt && { passwordChangedAt: changedAt }), ...(confirmed && { confirmed }) })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Whoever registers an address again before it is confirmed begins anew; the one that is confirmed stays as it is. */
export async function replaceUnconfirmed(
  postgres: Postgres,
  { email, name, passwordHash }: Pick<UserRow, 'email' | 'name' | 'passwordHash'>,
): Promise<void> {
  await postgres
    .update(users)
    .set({ name, passwordHash })
    .where(and(eq(sql`lower(${users.email})`, sql`lower(${email})`), not(users.confirmed)));
}

/** With their organisations, which nobody else can have entered: of those who registered before then, or of one. Answers how many. */
export async function deleteUnconfirmed(postgres: Postgres, which: { before: Date } | { userId: string }): Promise<number> {
  const wanted = 'before' in which ? lt(users.createdAt, which.before) : eq(users.id, which.userId);
  const left = postgres
    .select({ id: users.organisationId })
    .from(users)
    .where(and(not(users.confirmed), wanted));
  const inUse = postgres.select({ id: users.organisationId }).from(users).where(eq(users.confirmed, true));
  const deleted = await postgres
    .delete(organisations)
    .where(and(inArray(organisations.id, left), not(inArray(organisations.id, inUse))))
    .returning({ id: organisations.id });
  return deleted.length;
}

export async function findMember(postgres: Postgres, userId: string): Promise<Member | null> {
  const [row] = await membersQuery(postgres).where(eq(users.id, userId));
  return row ?? null;
}

export async function findMemberByEmail(postgres: Postgres, email: string): Promise<Member | null> {
  const [row] = await membersQuery(postgres).where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return row ?? null;
}

/** Those who may sign in, oldest first. */
export async function organisationMembers(postgres: Postgres, organisationId: number): Promise<Member[]> {
  return membersQuery(postgres)
    .where(and(eq(users.organisationId, organisationId), eq(users.confirmed, true), isNull(users.disabledAt)))
    .orderBy(users.createdAt, users.id);
}

/** Of every organisation, by organisation and then oldest first. */
export async function allMembers(postgres: Postgres): Promise<Member[]> {
  return membersQuery(postgres).orderBy(organisations.id, users.createdAt, users.id);
}

function membersQuery(postgres: Postgres) {
  return postgres
    .select({ user: users, organisation: organisations })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .$dynamic();
}
