/** Topics together with their definitions: what the verbs read and write. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Postgres, Transaction } from './client.ts';
import { type TopicDefinition, type TopicRevisionRow, topicRevisions } from './topic-revisions.ts';
import { topics } from './topics.ts';

/** A topic with its newest definition, which is the one being built where there is one. */
export type TopicRow = typeof topics.$inferSelect & TopicDefinition;

export type NewTopic = Omit<typeof topics.$inferSelect, 'id' | 'revision' | 'buildingRevision'>;

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

export async function findTopic(postgres: Postgres, organisationId: number, topicId: number): Promise<TopicRow | null> {
  const [row] = await select(postgres, and(eq(topics.id, topicId), eq(topics.organisationId, organisationId)));
  return row ? flat(row) : null;
}

/** The same, held until the transaction ends. */
export async function lockTopic(transaction: Transaction, organisationId: number, topicId: number): Promise<TopicRow | null> {
  const mine = and(eq(topics.id, topicId), eq(topics.organisationId, organisationId));
  const locked = await transaction.select({ id: topics.id }).from(topics).where(mine).for('update');
  return locked.length > 0 ? findTopic(transaction, organisationId, topicId) : null;
}

/** Newest first. */
export async function organisationTopics(postgres: Postgres, organisationId: number): Promise<TopicRow[]> {
  const rows = await select(postgres, eq(topics.organisationId, organisationId));
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
  return row?.definition ?? null;
}

function select(postgres: Postgres, condition: SQL | undefined) {
  return postgres
    .select({ topic: topics, definition: topicRevisions })
    .from(topics)
    .innerJoin(
      topicRevisions,
      and(
        eq(topicRevisions.topicId, topics.id),
        eq(topicRevisions.revision, sql`coalesce(${topics.buildingRevision}, ${topics.revision})`),
      ),
    )
    .where(condition)
    .orderBy(desc(topics.createdAt), desc(topics.id));
}

function flat({ topic, definition }: { topic: typeof topics.$inferSelect; definition: TopicDefinition }): TopicRow {
  const { startsAt, endsAt, mediaTypes, keywordInputMode, inclusion, exclusion } = definition;
  return { ...topic, startsAt, endsAt, mediaTypes, keywordInputMode, inclusion, exclusion };
}
