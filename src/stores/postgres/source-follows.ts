/** The `source_follows` table: who follows a source. It is asked as long as somebody does who may; see source-claims.ts. */
import { and, asc, count, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { type SourceFacts, sourceFacts, sources } from './sources.ts';
import { users } from './users.ts';

export const FOLLOWS_INDEX = 'source_follows_follower';

export const sourceFollows = pgTable(
  'source_follows',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sourceId: integer('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** null: the operator, for all. */
    organisationId: integer('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    paused: boolean().notNull(),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  // No two operators either: there, null is a value like any other.
  (table) => [
    uniqueIndex(FOLLOWS_INDEX).on(table.sourceId, sql`coalesce(${table.organisationId}, 0)`),
    index('source_follows_organisation').on(table.organisationId),
  ],
);

/** An organisation, or, as null, the operator. */
export type Follower = number | null;

export interface FollowedSource {
  source: SourceFacts;
  /** By the operator, for all. */
  forEverybody: boolean;
  paused: boolean;
  /** When whoever asks could first see it. */
  addedAt: Date;
}

export type NewFollow = Omit<typeof sourceFollows.$inferSelect, 'id'>;

/** Throws the driver's unique violation of FOLLOWS_INDEX where the follower has it already. */
export async function insertFollow(transaction: Transaction, row: NewFollow): Promise<void> {
  await transaction.insert(sourceFollows).values(row);
}

/** Whether it follows that source; held until the transaction ends. */
export async function findFollow(transaction: Transaction, follower: Follower, sourceId: number): Promise<boolean> {
  const found = await transaction
    .select({ id: sourceFollows.id })
    .from(sourceFollows)
    .where(followOf(follower, sourceId))
    .for('update');
  return found.length > 0;
}

export async function pauseFollow(
  transaction: Transaction,
  follower: Follower,
  sourceId: number,
  paused: boolean,
): Promise<void> {
  await transaction.update(sourceFollows).set({ paused }).where(followOf(follower, sourceId));
}

/** False where it does not follow that source. The source itself stays for a while: see deleteUnfollowed. */
export async function deleteFollow(postgres: Postgres, follower: Follower, sourceId: number): Promise<boolean> {
  const deleted = await postgres.delete(sourceFollows).where(followOf(follower, sourceId)).returning({ id: sourceFollows.id });
  return deleted.length > 0;
}

export async function countFollows(transaction: Transaction, follower: Follower): Promise<number> {
  const [row] = await transaction.select({ count: count() }).from(sourceFollows).where(by(follower));
  return row?.count ?? 0;
}

/**
 * What an organisation follows and what the operator follows for all; for the operator himself only that. Where both follow one, the
 * organisation's own counts. In the order in which they were followed.
 */
export async function followedSources(postgres: Postgres, follower: Follower): Promise<FollowedSource[]> {
  const rows = await postgres
    .select({
      source: sourceFacts(),
      paused: sourceFollows.paused,
      organisationId: sourceFollows.organisationId,
      addedAt: sourceFollows.addedAt,
    })
    .from(sourceFollows)
    .innerJoin(sources, eq(sources.id, sourceFollows.sourceId))
    .where(or(isNull(sourceFollows.organisationId), by(follower)))
    .orderBy(asc(sourceFollows.id));
  const found = new Map<number, FollowedSource>();
  for (const { organisationId, ...row } of rows) {
    const other = found.get(row.source.id);
    const shown = organisationId === null && other ? other : { ...row, forEverybody: organisationId === null };
    found.set(row.source.id, { ...shown, addedAt: other && other.addedAt < row.addedAt ? other.addedAt : row.addedAt });
  }
  return [...found.values()];
}

/** Of everybody; paused where all have paused it. */
export async function allFollowed(postgres: Postgres): Promise<FollowedSource[]> {
  const rows = await postgres
    .select({
      source: sourceFacts(),
      paused: sql<boolean>`bool_and(${sourceFollows.paused})`,
      forEverybody: sql<boolean>`bool_or(${sourceFollows.organisationId} is null)`,
      addedAt: sources.createdAt,
    })
    .from(sources)
    .innerJoin(sourceFollows, eq(sources.id, sourceFollows.sourceId))
    .groupBy(sources.id)
    .orderBy(asc(sources.id));
  return rows;
}

/** Those that nobody follows any more, with all that is known of them. */
export async function deleteUnfollowed(postgres: Postgres): Promise<void> {
  await postgres.transaction(async (transaction) => {
    const unfollowed = notExists(
      transaction.select({ one: sql`1` }).from(sourceFollows).where(eq(sourceFollows.sourceId, sources.id)),
    );
    const rows = await transaction.select({ id: sources.id }).from(sources).where(unfollowed).for('update');
    const ids = rows.map(({ id }) => id);
    // Asked once more, now that they are held: somebody may have followed one while we waited for it.
    if (ids.length > 0) await transaction.delete(sources).where(and(inArray(sources.id, ids), unfollowed));
  });
}

function followOf(follower: Follower, sourceId: number) {
  return and(eq(sourceFollows.sourceId, sourceId), by(follower));
}

function by(follower: Follower) {
  return follower === null ? isNull(sourceFollows.organisationId) : eq(sourceFollows.organisationId, follower);
}
