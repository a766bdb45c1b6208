/**
 * The `topics` table: what an organisation follows. `revision` is what screens read (0 while the very first one is
 * built), `buildingRevision` the one whose mentions are being searched, if any; their definitions are in
 * topic-revisions.ts, both together in topic-rows.ts.
 */
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { boolean, integer, pgTable, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { HiddenKind } from '../../contract/hidden.ts';
import type { TopicFailure } from '../../contract/topics.ts';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const TOPICS_NAME_INDEX = 'topics_organisation_name';

/** Of the type of the column. */
export const LARGEST_ID = 2 ** 31 - 1;

export const topics = pgTable(
  'topics',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as names are compared; see engine/text/name-key.ts. */
    nameKey: text('name_key').notNull(),
    visible: boolean().notNull().default(true),
    /** Made with the demo content, and removed with it. */
    demo: boolean().notNull().default(false),
    /** Put in front of the organisation's other topics. */
    featured: boolean().notNull().default(false),
    revision: integer().notNull().default(0),
    buildingRevision: integer('building_revision'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Rises with every change by a person: tells whoever began from an older version. */
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
    /** When and why the search for `buildingRevision` failed; both null unless it did. */
    failedAt: timestamp('failed_at', { withTimezone: true, precision: 3 }),
    failure: text().$type<TopicFailure>(),
    /** How much of the stored posts is searched for `buildingRevision`, of 1. */
    searched: real().notNull().default(0),
    /** Of which it hides anything; see hidden-mentions.ts. */
    hiddenKinds: text('hidden_kinds').array().$type<HiddenKind[]>().notNull().default([]),
  },
  (table) => [uniqueIndex(TOPICS_NAME_INDEX).on(table.organisationId, table.nameKey)],
);

/** What is written when a search begins anew, or has succeeded. */
export const SEARCH_ANEW = { failedAt: null, failure: null, searched: 0 } as const;

export async function countTopics(postgres: Postgres, organisationId: number): Promise<number> {
  const [row] = await postgres.select({ count: count() }).from(topics).where(eq(topics.organisationId, organisationId));
  return row?.count ?? 0;
}

/** Those of the organisation. */
export async function topicIdsAmong(postgres: Postgres, organisationId: number, ids: readonly number[]): Promise<number[]> {
  const storable = ids.filter((id) => id <= LARGEST_ID);
  if (storable.length === 0) return [];
  const mine = and(eq(topics.organisationId, organisationId), inArray(topics.id, storable));
  return (await postgres.select({ id: topics.id }).from(topics).where(mine)).map(({ id }) => id);
}

/** The same, none of which can be deleted before the transaction ends; whoever is deleting one is waited for. */
export async function keptTopicIds(transaction: Transaction, organisationId: number, ids: readonly number[]): Promise<number[]> {
  const storable = ids.filter((id) => id <= LARGEST_ID);
  if (storable.length === 0) return [];
  const mine = and(eq(topics.organisationId, organisationId), inArray(topics.id, storable));
  const kept = await transaction.select({ id: topics.id }).from(topics).where(mine).orderBy(asc(topics.id)).for('key share');
  return kept.map(({ id }) => id);
}

/** Throws the driver's unique violation of TOPICS_NAME_INDEX when the organisation has a topic of that name. */
export async function updateTopicRow(
  postgres: Postgres,
  topicId: number,
  change: Partial<
    Pick<
      typeof topics.$inferSelect,
      'name' | 'nameKey' | 'buildingRevision' | 'updatedAt' | 'updatedBy' | 'failedAt' | 'failure' | 'searched'
    >
  >,
): Promise<void> {
  await postgres.update(topics).set(change).where(eq(topics.id, topicId));
}

/** How a topic stands among the others. */
export type TopicMarks = Pick<typeof topics.$inferSelect, 'featured'> | Pick<typeof topics.$inferSelect, 'visible'>;

/**
 * Of any organisation where none is given. The version of the topic stays: what people edit is the same. Answers its name; null when
 * there is no such topic.
 */
export async function markTopic(
  postgres: Postgres,
  { topicId, organisationId, ...marks }: TopicMarks & { topicId: number; organisationId?: number },
): Promise<string | null> {
  const owned = organisationId === undefined ? undefined : eq(topics.organisationId, organisationId);
  const set = postgres
    .update(topics)
    .set(marks)
    .where(and(eq(topics.id, topicId), owned));
  return (await set.returning({ name: topics.name }))[0]?.name ?? null;
}

/** False when there was none. */
export async function deleteTopicRow(postgres: Postgres, organisationId: number, topicId: number): Promise<boolean> {
  const mine = and(eq(topics.id, topicId), eq(topics.organisationId, organisationId));
  return (await postgres.delete(topics).where(mine).returning({ id: topics.id })).length > 0;
}

/** Makes the finished revision the one that is read; false when it is no longer the one being built. */
export async function switchRevision(postgres: Postgres, topicId: number, revision: number): Promise<boolean> {
  const switched = await postgres
    .update(topics)
    .set({ ...SEARCH_ANEW, revision, buildingRevision: null })
    .where(and(eq(topics.id, topicId), eq(topics.buildingRevision, revision)))
    .returning({ id: topics.id });
  return switched.length > 0;
}

/** Nothing happens when the revision is no longer the one being built. */
export async function noteSearched(postgres: Postgres, topicId: number, revision: number, searched: number): Promise<void> {
  const building = and(eq(topics.id, topicId), eq(topics.buildingRevision, revision));
  await postgres.update(topics).set({ searched }).where(building);
}

/** False when the revision is no longer the one being built. */
export async function noteFailure(
  postgres: Postgres,
  { topicId, revision, reason, at }: { topicId: number; revision: number; reason: TopicFailure; at: Date },
): Promise<boolean> {
  const noted = await postgres
    .update(topics)
    .set({ failedAt: at, failure: reason })
    .where(and(eq(topics.id, topicId), eq(topics.buildingRevision, revision)))
    .returning({ id: topics.id });
  return noted.length > 0;
}

/** The revisions that are read, of those that still exist. */
export async function readRevisions(
  postgres: Postgres,
  topicIds: readonly number[],
): Promise<{ topicId: number; revision: number }[]> {
  const { id: topicId, revision } = topics;
  return postgres
    .select({ topicId, revision })
    .from(topics)
    .where(inArray(topicId, [...topicIds]));
}

/** The revision that screens read; null where there is no such topic. */
export async function readRevision(postgres: Postgres, topicId: number): Promise<number | null> {
  const [row] = await postgres.select({ revision: topics.revision }).from(topics).where(eq(topics.id, topicId));
  return row?.revision ?? null;
}

/** Topics whose building has begun before `before` and has not ended; without those whose search would fail again. */
export async function topicsBuildingSince(postgres: Postgres, before: Date): Promise<{ topicId: number; revision: number }[]> {
  const rows = await postgres
    .select({ topicId: topics.id, revision: topics.buildingRevision })
    .from(topics)
    .where(
      and(
        isNotNull(topics.buildingRevision),
        lt(topics.updatedAt, before),
        or(isNull(topics.failure), eq(topics.failure, 'storeAway')),
      ),
    );
  return rows.flatMap(({ topicId, revision }) => (revision === null ? [] : [{ topicId, revision }]));
}

export interface OwnedTopic {
  topicId: number;
  organisationId: number;
}

/** Topics of every organisation in the order of their ids, those after `after`. */
export async function topicsAfter(postgres: Postgres, after: number, limit: number): Promise<OwnedTopic[]> {
  const { id: topicId, organisationId } = topics;
  return postgres.select({ topicId, organisationId }).from(topics).where(gt(topicId, after)).orderBy(asc(topicId)).limit(limit);
}

/** Topics made with the demo content, of every organisation. */
export async function demoTopics(
  postgres: Postgres,
): Promise<{ topicId: number; organisationId: number; buildingRevision: number | null }[]> {
  const { id: topicId, organisationId, buildingRevision } = topics;
  return postgres.select({ topicId, organisationId, buildingRevision }).from(topics).where(eq(topics.demo, true));
}
