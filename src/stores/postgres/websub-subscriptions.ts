/** The `websub_subscriptions` table: which hub tells us of which feed. Token and secret are for the hub alone. */
import { and, eq, gt, inArray, lt, not } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';
import { isFollowed } from './source-claims.ts';
import { type SourceRow, sources } from './sources.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const websubSubscriptions = pgTable(
  'websub_subscriptions',
  {
    /** The last part of the address by which the hub reaches us. */
    token: text().primaryKey(),
    /** null: the source is gone, and the hub is to be told. */
    sourceId: integer('source_id').references(() => sources.id, { onDelete: 'set null' }),
    hub: text().notNull(),
    /** By which the hub knows the feed. */
    topic: text().notNull(),
    /** With which the hub signs: as it is, since signatures are made with it. */
    secret: text().notNull(),
    /** What the hub was asked for last. */
    wanted: text().$type<'subscribe' | 'unsubscribe'>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** null where the hub has not agreed, or does no more. */
    leaseEndsAt: instant('lease_ends_at'),
  },
  (table) => [uniqueIndex('websub_subscriptions_source').on(table.sourceId)],
);
export type SubscriptionRow = typeof websubSubscriptions.$inferSelect;

export async function findSubscription(postgres: Postgres, token: string): Promise<SubscriptionRow | null> {
  const [row] = await postgres.select().from(websubSubscriptions).where(eq(websubSubscriptions.token, token));
  return row ?? null;
}

export async function subscriptionOf(postgres: Postgres, sourceId: number): Promise<SubscriptionRow | null> {
  const [row] = await postgres.select().from(websubSubscriptions).where(eq(websubSubscriptions.sourceId, sourceId));
  return row ?? null;
}

/** The one of its token, as it is now. */
export async function writeSubscription(postgres: Postgres, row: SubscriptionRow): Promise<void> {
  const { token, ...rest } = row;
  await postgres.insert(websubSubscriptions).values(row).onConflictDoUpdate({ target: websubSubscriptions.token, set: rest });
}

export async function deleteSubscription(postgres: Postgres, token: string): Promise<void> {
  await postgres.delete(websubSubscriptions).where(eq(websubSubscriptions.token, token));
}

/** Until when the hub tells; null: it does not. */
export async function leaseSubscription(postgres: Postgres, token: string, leaseEndsAt: Date | null): Promise<void> {
  await postgres.update(websubSubscriptions).set({ leaseEndsAt }).where(eq(websubSubscriptions.token, token));
}

/** The source that is told of, where it is asked for somebody. */
export async function toldSource(postgres: Postgres, sourceId: number, now: Date): Promise<SourceRow | null> {
  const [row] = await postgres
    .select()
    .from(sources)
    .where(and(eq(sources.id, sourceId), isFollowed(postgres, now)));
  return row ?? null;
}

/** Of which hubs tell us at this time. */
export async function toldSourceIds(postgres: Postgres, now: Date): Promise<Set<number>> {
  const { sourceId, wanted, leaseEndsAt } = websubSubscriptions;
  const rows = await postgres
    .select({ sourceId })
    .from(websubSubscriptions)
    .where(and(eq(wanted, 'subscribe'), gt(leaseEndsAt, now)));
  return new Set(rows.flatMap((row) => row.sourceId ?? []));
}

/** Tokens, of sources that are asked for nobody any more; of these, some, that the hub has not been told of. */
export async function unfollowedSubscriptions(postgres: Postgres, now: Date, limit: number): Promise<string[]> {
  const found = await unfollowed(postgres, now).limit(limit);
  return found.map(({ token }) => token);
}

/** The hub is to be told, by whoever this answers; null: the source is followed again, or somebody else tells it. */
export async function endUnfollowed(postgres: Postgres, token: string, now: Date): Promise<SubscriptionRow | null> {
  const [row] = await postgres
    .update(websubSubscriptions)
    .set({ wanted: 'unsubscribe', leaseEndsAt: null, askedAt: now })
    .where(
      and(
        eq(websubSubscriptions.token, token),
        eq(websubSubscriptions.wanted, 'subscribe'),
        inArray(websubSubscriptions.token, unfollowed(postgres, now)),
      ),
    )
    .returning();
  return row ?? null;
}

function unfollowed(postgres: Postgres, now: Date) {
  return postgres
    .select({ token: websubSubscriptions.token })
    .from(websubSubscriptions)
    .leftJoin(sources, eq(sources.id, websubSubscriptions.sourceId))
    .where(and(eq(websubSubscriptions.wanted, 'subscribe'), not(isFollowed(postgres, now))));
}

/** Hubs that were told, and have not asked whether it is true. */
export async function deleteEndedSubscriptions(postgres: Postgres, before: Date): Promise<void> {
  const { wanted, askedAt } = websubSubscriptions;
  await postgres.delete(websubSubscriptions).where(and(eq(wanted, 'unsubscribe'), lt(askedAt, before)));
}
