/** The `entity_lists` table: the version of an organisation's names, and how far its stored posts are read with which. */
import { and, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { topics } from './topics.ts';

export const entityLists = pgTable('entity_lists', {
  organisationId: integer('organisation_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  version: bigint({ mode: 'number' }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  /** Of the names with which stored posts are read, or were last. */
  readVersion: bigint('read_version', { mode: 'number' }).notNull(),
  /** The post (UInt64 in decimal) up to which they are; null when all are. */
  readTo: text('read_to'),
});
export type EntityList = Omit<typeof entityLists.$inferSelect, 'organisationId' | 'changedAt'>;

/** A statement of Postgres takes 65,535 values. */
const BOUND_AT_ONCE = 10_000;

const BEHIND = or(ne(entityLists.readVersion, entityLists.version), isNotNull(entityLists.readTo));

export function isBehind({ version, readVersion, readTo }: EntityList): boolean {
  return readVersion !== version || readTo !== null;
}

/** The next version of the names. The caller holds the organisation's plan, and goes on holding it until the change is committed. */
export async function raiseEntityVersion(transaction: Transaction, organisationId: number, changedAt: Date): Promise<void> {
  await transaction
    .insert(entityLists)
    .values({ organisationId, version: 1, changedAt, readVersion: 0, readTo: null })
    .onConflictDoUpdate({
      target: entityLists.organisationId,
      set: { version: sql`${entityLists.version} + 1`, changedAt },
    });
}

/** null of an organisation that never had a name of its own. */
export async function findEntityList(postgres: Postgres, organisationId: number): Promise<EntityList | null> {
  const { version, readVersion, readTo } = entityLists;
  const [row] = await postgres
    .select({ version, readVersion, readTo })
    .from(entityLists)
    .where(eq(entityLists.organisationId, organisationId));
  return row ?? null;
}

/** Says how far posts are read with the names of a version; `readTo` null: all of them. False when that is not the version any more. */
export async function noteRead(
  postgres: Postgres,
  organisationId: number,
  readVersion: number,
  readTo: string | null,
): Promise<boolean> {
  const noted = await postgres
    .update(entityLists)
    .set({ readVersion, readTo })
    .where(and(eq(entityLists.organisationId, organisationId), eq(entityLists.version, readVersion)))
    .returning({ id: entityLists.organisationId });
  return noted.length > 0;
}

/** Organisations whose names were changed before `before` and whose posts are not all read with them. */
export async function entityListsBehind(postgres: Postgres, before: Date): Promise<number[]> {
  const rows = await postgres
    .select({ id: entityLists.organisationId })
    .from(entityLists)
    .where(and(BEHIND, lt(entityLists.changedAt, before)));
  return rows.map(({ id }) => id);
}

/** Versions of the names, by organisation; one that never had names is absent. */
export async function entityVersions(postgres: Postgres, organisationIds: readonly number[]): Promise<Map<number, number>> {
  if (organisationIds.length === 0) return new Map();
  const rows = await postgres
    .select({ id: entityLists.organisationId, version: entityLists.version })
    .from(entityLists)
    .where(inArray(entityLists.organisationId, [...organisationIds]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Of these topics, those of organisations that have or had names of their own: topic → organisation. */
export async function topicsWithNames(postgres: Postgres, topicIds: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let start = 0; start < topicIds.length; start += BOUND_AT_ONCE) {
    const rows = await postgres
      .select({ topicId: topics.id, organisationId: topics.organisationId })
      .from(topics)
      .innerJoin(entityLists, eq(entityLists.organisationId, topics.organisationId))
      .where(inArray(topics.id, topicIds.slice(start, start + BOUND_AT_ONCE)));
    for (const { topicId, organisationId } of rows) found.set(topicId, organisationId);
  }
  return found;
}
