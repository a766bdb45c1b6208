/**
 * The `subscriptions` table: the plan of an organisation, at most one each. Its row is also the lock under which limits are
 * counted.
 */
import { eq } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { type OrganisationRow, organisations } from './organisations.ts';

export const subscriptions = pgTable('subscriptions', {
  organisationId: integer('organisation_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  plan: text().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  maxTopics: integer('max_topics').notNull(),
  maxKeywords: integer('max_keywords').notNull(),
  maxKeywordsExclusion: integer('max_keywords_exclusion').notNull(),
  maxAlerts: integer('max_alerts').notNull(),
  /** 0 means no limit. */
  maxSessions: integer('max_sessions').notNull(),
  maxDays: integer('max_days').notNull(),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** False where the organisation has a plan already, also one that somebody else has given it just now: nothing is changed then. */
export async function insertSubscription(postgres: Postgres, row: SubscriptionRow): Promise<boolean> {
  const inserted = await postgres
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ of: subscriptions.organisationId });
  return inserted.length > 0;
}

/** Only what is given is changed. */
export async function updateSubscription(
  postgres: Postgres,
  organisationId: number,
  change: Partial<Omit<SubscriptionRow, 'organisationId'>>,
): Promise<void> {
  await postgres.update(subscriptions).set(change).where(eq(subscriptions.organisationId, organisationId));
}

export async function findSubscription(postgres: Postgres, organisationId: number): Promise<SubscriptionRow | null> {
  const [row] = await postgres.select().from(subscriptions).where(eq(subscriptions.organisationId, organisationId));
  return row ?? null;
}

/** Every organisation, oldest first. */
export async function organisationsWithPlans(
  postgres: Postgres,
): Promise<{ organisation: OrganisationRow; plan: SubscriptionRow | null }[]> {
  return postgres
    .select({ organisation: organisations, plan: subscriptions })
    .from(organisations)
    .leftJoin(subscriptions, eq(subscriptions.organisationId, organisations.id))
    .orderBy(organisations.id);
}

/** Held until the transaction ends: whoever counts against the plan does it alone in the organisation. */
export async function lockSubscription(transaction: Transaction, organisationId: number): Promise<SubscriptionRow | null> {
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organisationId, organisationId))
    .for('update');
  return row ?? null;
}
