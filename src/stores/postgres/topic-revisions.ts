/**
 * The `topic_revisions` table: what a topic searches, one row for each revision that is alive (being read, or being
 * built). The meaning of a row never changes, so mentions stored under a revision always answer the same question; only
 * how its keywords are written may.
 */
import { and, eq, inArray, lt, max, or } from 'drizzle-orm';
import { customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MediaType } from '../../contract/media-types.ts';
import type { TopicKeywords } from '../../contract/topics.ts';
import type { Postgres } from './client.ts';
import { topics } from './topics.ts';

/** Groups, or a text. Drizzle's own `jsonb` parses a text once more than the driver did, and `"a phrase"` lost its quotes. */
const keywords = customType<{ data: TopicKeywords['inclusion']; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

export const topicRevisions = pgTable(
  'topic_revisions',
  {
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** Mentions lie in [startsAt, endsAt). */
    startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
    mediaTypes: jsonb('media_types').$type<MediaType[]>().notNull(),
    keywordInputMode: text('keyword_input_mode').$type<TopicKeywords['keywordInputMode']>().notNull(),
    inclusion: keywords().notNull(),
    exclusion: keywords().notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.revision] })],
);
type StoredRevision = typeof topicRevisions.$inferSelect;
export type TopicDefinition = Pick<StoredRevision, 'startsAt' | 'endsAt' | 'mediaTypes'> & TopicKeywords;
export type TopicRevisionRow = Pick<StoredRevision, 'topicId' | 'revision'> & TopicDefinition;

/** Of these with their topics: what is read, and what is being built. */
export const isAliveRevision = and(
  eq(topicRevisions.topicId, topics.id),
  or(eq(topicRevisions.revision, topics.revision), eq(topicRevisions.revision, topics.buildingRevision)),
);

/** Topic → when the period ends of what is read and of what is being built, whichever is later. Those that are no more have none. */
export async function topicsRunUntil(postgres: Postgres, topicIds: readonly number[]): Promise<Map<number, Date>> {
  if (topicIds.length === 0) return new Map();
  const rows = await postgres
    .select({ id: topics.id, until: max(topicRevisions.endsAt) })
    .from(topics)
    .innerJoin(topicRevisions, isAliveRevision)
    .where(inArray(topics.id, [...topicIds]))
    .groupBy(topics.id);
  return new Map(rows.flatMap(({ id, until }) => (until ? [[id, until] as const] : [])));
}

export async function insertTopicRevision(postgres: Postgres, row: TopicRevisionRow): Promise<void> {
  await postgres.insert(topicRevisions).values(row);
}

/** For other words that mean the same; see the opening. */
export async function rewriteTopicRevision(
  postgres: Postgres,
  { topicId, revision }: Pick<TopicRevisionRow, 'topicId' | 'revision'>,
  { keywordInputMode, inclusion, exclusion }: TopicKeywords,
): Promise<void> {
  const written = and(eq(topicRevisions.topicId, topicId), eq(topicRevisions.revision, revision));
  await postgres.update(topicRevisions).set({ keywordInputMode, inclusion, exclusion }).where(written);
}

export async function deleteTopicRevisionsBelow(postgres: Postgres, topicId: number, revision: number): Promise<void> {
  await postgres.delete(topicRevisions).where(and(eq(topicRevisions.topicId, topicId), lt(topicRevisions.revision, revision)));
}

/** Mode and keywords are only ever written together, from a definition, which ties them; the types of columns cannot say so. */
export function definitionOf(row: StoredRevision): TopicRevisionRow {
  return row as TopicRevisionRow;
}
