/**
 * The `registrations` table: who has asked for an account and not shown yet that the address is his. Strangers write here, so there is
 * neither an account nor an organisation of it.
 */
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey(),
    /** As foldedAddress says it. */
    address: text().notNull(),
    /** As it was typed. */
    email: text().notNull(),
    /** As password.ts of services/accounts encodes it, those of one address with the same salt. */
    passwordHash: text('password_hash').notNull(),
    name: text().notNull(),
    /** null: it has the name of its founder. */
    organisation: text(),
    timezone: text(),
    createdAt: time('created_at').notNull(),
    /** Until then the link that was mailed is good; null: none was. */
    linkUntil: time('link_until'),
  },
  (table) => [
    uniqueIndex('registrations_password').on(table.address, table.passwordHash),
    index('registrations_created').on(table.createdAt),
  ],
);
export type RegistrationRow = typeof registrations.$inferSelect;

/** So many wait for one address; beyond it the oldest go. */
const MOST_OF_ADDRESS = 20;

/** The same address with the same password begins anew, under the number that it has. */
export async function putRegistration(transaction: Transaction, row: Omit<RegistrationRow, 'linkUntil'>): Promise<void> {
  const { email, name, organisation, timezone, createdAt } = row;
  await transaction
    .insert(registrations)
    .values(row)
    .onConflictDoUpdate({
      target: [registrations.address, registrations.passwordHash],
      set: { email, name, organisation, timezone, createdAt },
    });
  const beyond = transaction
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.address, row.address))
    .orderBy(desc(registrations.createdAt), registrations.id)
    .offset(MOST_OF_ADDRESS);
  await transaction.delete(registrations).where(inArray(registrations.id, beyond));
}

export async function findRegistration(postgres: Postgres, id: string): Promise<RegistrationRow | null> {
  const [row] = await postgres.select().from(registrations).where(eq(registrations.id, id));
  return row ?? null;
}

/** Of an address; null where none waits that was made after `since`. */
export async function newestRegistration(postgres: Postgres, address: string, since: Date): Promise<RegistrationRow | null> {
  const [row] = await postgres
    .select()
    .from(registrations)
    .where(and(eq(registrations.address, address), gt(registrations.createdAt, since)))
    .orderBy(desc(registrations.createdAt), registrations.id)
    .limit(1);
  return row ?? null;
}

/** The one of this address and password. */
export async function registrationByHash(
  postgres: Postgres,
  { address, passwordHash, since }: { address: string; passwordHash: string; since: Date },
): Promise<RegistrationRow | null> {
  const [row] = await postgres
    .select()
    .from(registrations)
    .where(
      and(eq(registrations.address, address), eq(registrations.passwordHash, passwordHash), gt(registrations.createdAt, since)),
    );
  return row ?? null;
}

export async function keepRegistrationLink(postgres: Postgres, id: string, linkUntil: Date): Promise<void> {
  await postgres.update(registrations).set({ linkUntil }).where(eq(registrations.id, id));
}

export async function deleteRegistration(postgres: Postgres, id: string): Promise<void> {
  await postgres.delete(registrations).where(eq(registrations.id, id));
}

export async function deleteRegistrationsBefore(postgres: Postgres, before: Date): Promise<number> {
  const deleted = await postgres
    .delete(registrations)
    .where(lt(registrations.createdAt, before))
    .returning({ id: registrations.id });
  return deleted.length;
}
