/**
 * The `idempotent_calls` table: calls that are made once. Whoever does one has claimed it for a while; who dies meanwhile leaves it to whoever
 * comes again after that. Each statement stands by itself, so that no transaction is open while the call is done.
 */
import { and, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the caller has chosen it. */
    key: text().notNull(),
    /** Of all that was asked. */
    fingerprint: text().notNull(),
    /** Of whoever does it, or has. */
    claim: uuid().notNull(),
    /** When another may do it who asks the same, where it is not done. */
    claimedUntil: time('claimed_until').notNull(),
    /** null: it is not done. */
    doneAt: time('done_at'),
    /** JSON; null where it is not done, or was too large to be kept. */
    answer: text(),
    /** From then on the key is as good as new. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotent_calls_expires').on(table.expiresAt)],
);
export type IdempotentCallRow = typeof idempotentCalls.$inferSelect;
export type CallClaim = Pick<IdempotentCallRow, 'userId' | 'key' | 'claim'>;

/** True for one caller alone: whoever comes first, or after a claim of the same call, or the key itself, is over. */
export async function claimCall(
  postgres: Postgres,
  row: Omit<IdempotentCallRow, 'doneAt' | 'answer'>,
  now: Date,
): Promise<boolean> {
  const { userId, key, expiresAt, doneAt, claimedUntil, fingerprint } = idempotentCalls;
  const isLeft = and(isNull(doneAt), lte(claimedUntil, now), eq(fingerprint, row.fingerprint));
  const claimed = await postgres
    .insert(idempotentCalls)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, key],
      set: { ...row, doneAt: null, answer: null },
      setWhere: or(lte(expiresAt, now), isLeft),
    })
    .returning({ claim: idempotentCalls.claim });
  return claimed.length > 0;
}

export async function findCall(postgres: Postgres, userId: string, key: string): Promise<IdempotentCallRow | null> {
  const isIt = and(eq(idempotentCalls.userId, userId), eq(idempotentCalls.key, key));
  const [row] = await postgres.select().from(idempotentCalls).where(isIt);
  return row ?? null;
}

/** Those of other keys that are not over. */
export async function countOtherCalls(
  postgres: Postgres,
  { userId, key }: Pick<CallClaim, 'userId' | 'key'>,
  now: Date,
): Promise<number> {
  const others = and(eq(idempotentCalls.userId, userId), ne(idempotentCalls.key, key), gt(idempotentCalls.expiresAt, now));
  return postgres.$count(idempotentCalls, others);
}

/** Nothing, where it is done or another has claimed it. */
export async function renewClaim(postgres: Postgres, claim: CallClaim, claimedUntil: Date): Promise<void> {
  await postgres.update(idempotentCalls).set({ claimedUntil }).where(isOf(claim));
}

/** Nothing, where another has claimed it meanwhile. */
export async function keepAnswer(
  postgres: Postgres,
  claim: CallClaim,
  done: { doneAt: Date; answer: string | null },
): Promise<void> {
  await postgres.update(idempotentCalls).set(done).where(isOf(claim));
}

/** It is as if the key had never been used. */
export async function giveUpCall(postgres: Postgres, claim: CallClaim): Promise<void> {
  await postgres.delete(idempotentCalls).where(isOf(claim));
}

/** Answers how many of at most `most` there were. */
export async function deleteCallsExpiredBefore(postgres: Postgres, before: Date, most: number): Promise<number> {
  const old = sql`SELECT ctid FROM ${idempotentCalls} WHERE ${lt(idempotentCalls.expiresAt, before)} LIMIT ${most}`;
  const deleted = await postgres
    .delete(idempotentCalls)
    .where(sql`ctid = ANY(ARRAY(${old}))`)
    .returning({ key: idempotentCalls.key });
  return deleted.length;
}

function isOf({ userId, key, claim }: CallClaim) {
  const { userId: user, key: name, claim: by, doneAt } = idempotentCalls;
  return and(eq(user, userId), eq(name, key), eq(by, claim), isNull(doneAt));
}
