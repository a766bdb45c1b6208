/**
 * The `topics` table: what an organisation follows. `revision` is what screens read (0 while the very first one is
 * built), `buildingRevision` the one whose mentions are being searched, if any; their definitions are in
 * topic-revisions.ts, both together in topic-rows.ts.
 */
import { and, asc, count, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TopicFailure } from '../../contract/topics.ts';
import type { Postgres } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const TOPICS_NAME_INDEX = 'topics_organisation_name';

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
    revision: integer().notNull().default(0),
    buildingRevision: integer('building_revision'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Rises with every change by a person: tells whoever began from an older version. */
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
    /** When and why the search for `buildingRevision` failed; both null unless it did. */
    failedAt: timestamp('failed_at', { withTimezone: true, precision: 3 }),
    failure: text().$type<TopicFailure>(),
  },
  (table) => [uniqueIndex(TOPICS_NAME_INDEX).on(table.organisationId, table.nameKey)],
);

/** What is written when a search begins anew, or has succeeded. */
export const NO_FAILURE = { failedAt: null, failure: null } as const;

export async function countTopics(postgres: Postgres, organisationId: number): Promise<number> {
  const [row] = await postgres.select({ count: count() }).from(topics).where(eq(topics.organisationId, organisationId));
  return row?.count ?? 0;
}

/** Throws the driver's unique violation of TOPICS_NAME_INDEX when the organisation has a topic of that name. */
export async function updateTopicRow(
  postgres: Postgres,
  topicId: number,
  change: Partial<
    Pick<
      typeof topics.$inferSelect,
      'name' | 'nameKey' | 'visible' | 'buildingRevision' | 'updatedAt' | 'updatedBy' | 'failedAt' | 'failure'
    >
  >,
): Promise<void> {
  await postgres.update(topics).set(change).where(eq(topics.id, topicId));
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
    .set({ ...NO_FAILURE, revision, buildingRevision: null })
    .where(and(eq(topics.id, topicId), eq(topics.buildingRevision, revision)))
    .returning({ id: topics.id });
  return switched.length > 0;
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

/** Whether any organisation still has it. */
export async function topicExists(postgres: Postgres, topicId: number): Promise<boolean> {
  return (await postgres.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId))).length > 0;
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
