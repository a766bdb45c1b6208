/** The `account_links` table: links that were mailed to set a password anew. What they are signed with is the business of services/accounts. */
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { type UserRow, users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const accountLinks = pgTable(
  'account_links',
  {
    /** Of the message that it stands in. */
    id: uuid().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('account_links_expires').on(table.expiresAt)],
);
export type AccountLinkRow = typeof accountLinks.$inferSelect;

/** The same message sent again carries the same link, which is good anew unless it was used. */
export async function putAccountLink(postgres: Postgres, row: Omit<AccountLinkRow, 'usedAt'>): Promise<void> {
  const { expiresAt } = row;
  await postgres
    .insert(accountLinks)
    .values(row)
    .onConflictDoUpdate({ target: accountLinks.id, set: { expiresAt }, setWhere: isNull(accountLinks.usedAt) });
}

export async function findAccountLink(postgres: Postgres, id: string): Promise<{ link: AccountLinkRow; user: UserRow } | null> {
  const [row] = await postgres
    .select({ link: accountLinks, user: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(eq(accountLinks.id, id));
  return row ?? null;
}

/** True for one caller alone, however many there are; nothing of it is left when his transaction fails. */
export async function useAccountLink(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const used = await transaction
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.id, id), isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, now)))
    .returning({ id: accountLinks.id });
  return used.length > 0;
}

export async function deleteAccountLinksBefore(postgres: Postgres, before: Date): Promise<void> {
  await postgres.delete(accountLinks).where(lt(accountLinks.expiresAt, before));
}
