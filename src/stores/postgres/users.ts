/** The `users` table: who may sign in, and to which organisation they belong. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { foldedAddress } from '../../contract/account-pages.ts';
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
    /** What was signed in before is signed out, by a new password or by an operator; null: nothing ever was. */
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true, precision: 3 }),
    /** Since then an operator lets them sign in no more; null: they may. */
    disabledAt: timestamp('disabled_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex(USERS_EMAIL_INDEX).on(sql`lower(${table.email})`)],
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
  const [row] = await membersQuery(transaction).where(hasAddress(email)).for('update', { of: users });
  return row ?? null;
}

/** False where `before` is not the hash any more: somebody else has changed it meanwhile. `changedAt`: the password is another, and not only its hash. */
export async function replacePasswordHash(
  postgres: Postgres,
  userId: string,
  { before, after, changedAt }: { before: string; after: string; changedAt?: Date },
): Promise<boolean> {
  const changed = await postgres
    .update(users)
    .set({ passwordHash: after, ...(changedAt && { passwordChangedAt: changedAt }) })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** After a change of it that is about to be committed: until the transaction ends, nobody begins another. null: they may sign in no more. */
export async function settledPasswordHash(transaction: Transaction, userId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ hash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)))
    .for('share');
  return row?.hash ?? null;
}

export async function findMember(postgres: Postgres, userId: string): Promise<Member | null> {
  const [row] = await membersQuery(postgres).where(eq(users.id, userId));
  return row ?? null;
}

export async function findMemberByEmail(postgres: Postgres, email: string): Promise<Member | null> {
  const [row] = await membersQuery(postgres).where(hasAddress(email));
  return row ?? null;
}

/** Those who may sign in, oldest first, without what only sign-ins need: an organisation may have many, and each page that is loaded asks. */
export async function organisationMembers(
  postgres: Postgres,
  organisationId: number,
): Promise<Pick<UserRow, 'id' | 'email' | 'name'>[]> {
  return postgres
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.organisationId, organisationId), isNull(users.disabledAt)))
    .orderBy(users.createdAt, users.id);
}

/** Of every organisation, by organisation and then oldest first. */
export async function allMembers(postgres: Postgres): Promise<Member[]> {
  return membersQuery(postgres).orderBy(organisations.id, users.createdAt, users.id);
}

/** Nobody for what is no address of ours: a store may fold letters of other alphabets onto those of somebody's. */
export function hasAddress(email: string): SQL {
  const address = foldedAddress(email);
  return address === null ? sql`false` : sql`lower(${users.email}) = lower(${address})`;
}

function membersQuery(postgres: Postgres) {
  return postgres
    .select({ user: users, organisation: organisations })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .$dynamic();
}
