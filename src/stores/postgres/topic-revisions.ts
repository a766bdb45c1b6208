/**
 * The `topic_revisions` table: what a topic searches, one row for each revision that is alive (being read, or being
 * built). A row never changes, so mentions stored under a revision always answer the same question.
 */
import { and, eq, lt } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MediaType } from '../../contract/media-types.ts';
import type { KeywordGroups } from '../../contract/topics.ts';
import type { Postgres } from './client.ts';
import { topics } from './topics.ts';

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
    keywordInputMode: text('keyword_input_mode').$type<'basic'>().notNull(),
    inclusion: jsonb().$type<KeywordGroups>().notNull(),
    exclusion: jsonb().$type<KeywordGroups>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.revision] })],
);
export type TopicRevisionRow = typeof topicRevisions.$inferSelect;
export type TopicDefinition = Omit<TopicRevisionRow, 'topicId' | 'revision'>;

export async function insertTopicRevision(postgres: Postgres, row: TopicRevisionRow): Promise<void> {
  await postgres.insert(topicRevisions).values(row);
}

export async function deleteTopicRevisionsBelow(postgres: Postgres, topicId: number, revision: number): Promise<void> {
  await postgres.delete(topicRevisions).where(and(eq(topicRevisions.topicId, topicId), lt(topicRevisions.revision, revision)));
}
