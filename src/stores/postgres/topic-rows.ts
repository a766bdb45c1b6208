/** Topics together with their definitions: what the verbs read and write. */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Postgres, Transaction } from './client.ts';
import { definitionOf, type TopicDefinition, type TopicRevisionRow, topicRevisions } from './topic-revisions.ts';
import { topics } from './topics.ts';

/** A topic with one of its definitions: the newest, or the one that screens read. */
export type TopicRow = typeof topics.$inferSelect & TopicDefinition;

/** `read`: what the mentions of `revision` answer; of a topic whose first search still runs, what is searched. */
export type Which = 'newest' | 'read';

const REVISION = {
  newest: sql`coalesce(${topics.buildingRevision}, ${topics.revision})`,
  read: sql`coalesce(nullif(${topics.revision}, 0), ${topics.buildingRevision})`,
} as const satisfies Record<Which, SQL>;

export type NewTopic = Omit<
  typeof topics.$inferSelect,
  'id' | 'featured' | 'revision' | 'buildingRevision' | 'failedAt' | 'failure' | 'searched' | 'hiddenKinds'
>;

/** Throws the driver's unique violation of TOPICS_NAME_INDEX when the organisation has a topic of that name. */
export async function insertTopic(transaction: Transaction, topic: NewTopic, definition: TopicDefinition): Promise<TopicRow> {
  const [row] = await transaction
    .insert(topics)
    .values({ ...topic, buildingRevision: 1 })
    .returning();
  if (!row) throw new Error('an inserted topic came back empty');
  await transaction.insert(topicRevisions).values({ ...definition, topicId: row.id, revision: 1 });
  return { ...row, ...definition };
}

export async function findTopic(
  postgres: Postgres,
  organisationId: number,
  topicId: number,
  which: Which,
): Promise<TopicRow | null> {
  const [row] = await select(postgres, which, and(eq(topics.id, topicId), eq(topics.organisationId, organisationId)));
  return row ? flat(row) : null;
}

/** Of any organisation, as they are read; those that are no more are left out. */
export async function topicsAmong(postgres: Postgres, ids: readonly number[]): Promise<TopicRow[]> {
  return ids.length === 0 ? [] : (await select(postgres, 'read', inArray(topics.id, [...ids]))).map(flat);
}

/** With its newest definition, held until the transaction ends. */
export async function lockTopic(transaction: Transaction, organisationId: number, topicId: number): Promise<TopicRow | null> {
  const mine = and(eq(topics.id, topicId), eq(topics.organisationId, organisationId));
  const locked = await transaction.select({ id: topics.id }).from(topics).where(mine).for('update');
  return locked.length > 0 ? findTopic(transaction, organisationId, topicId, 'newest') : null;
}

/** Newest first, each with its newest definition. */
export async function organisationTopics(postgres: Postgres, organisationId: number): Promise<TopicRow[]> {
  const rows = await select(postgres, 'newest', eq(topics.organisationId, organisationId));
  return rows.map(flat);
}

/** The definition to be built; null when the topic is gone or the revision is no longer the one being built. */
export async function findBuildingRevision(
  postgres: Postgres,
  topicId: number,
  revision: number,
): Promise<TopicRevisionRow | null> {
  const [row] = await postgres
    .select({ definition: topicRevisions })
    .from(topicRevisions)
    .innerJoin(topics, and(eq(topics.id, topicRevisions.topicId), eq(topics.buildingRevision, topicRevisions.revision)))
    .where(and(eq(topicRevisions.topicId, topicId), eq(topicRevisions.revision, revision)));
  return row ? definitionOf(row.definition) : null;
}

function select(postgres: Postgres, which: Which, condition: SQL | undefined) {
  return postgres
    .select({ topic: topics, definition: topicRevisions })
    .from(topics)
    .innerJoin(topicRevisions, and(eq(topicRevisions.topicId, topics.id), eq(topicRevisions.revision, REVISION[which])))
    .where(condition)
    .orderBy(desc(topics.createdAt), desc(topics.id));
}

/** Of both, the topic's own revision counts: it says what is read, whichever definition this is. */
function flat({
  topic,
  definition,
}: {
  topic: typeof topics.$inferSelect;
  definition: typeof topicRevisions.$inferSelect;
}): TopicRow {
  return { ...definitionOf(definition), ...topic };
}
