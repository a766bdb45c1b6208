/**
 * The `topic_changes` table: each topic with the number of its last change. A trigger of `topics` writes it, so nothing
 * has to remember to, and no committed change of any process is ever missed; how, says the migration.
 */
import { and, asc, eq, gt, or } from 'drizzle-orm';
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';
import { definitionOf, type TopicRevisionRow, topicRevisions } from './topic-revisions.ts';
import { topics } from './topics.ts';

export const topicChanges = pgTable(
  'topic_changes',
  {
    /** No reference: the row outlives a deleted topic. */
    topicId: integer('topic_id').primaryKey(),
    /** Of the last change, rising in the order in which changes became visible. */
    number: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('topic_changes_number').on(table.number)],
);

export interface TopicChange {
  topicId: number;
  number: number;
  /** The live revisions as they are now: the one that is read and the one being built; none of a deleted topic. */
  revisions: TopicRevisionRow[];
}

/** Topics changed after the change of that number (0: all), oldest change first; each as it is now. At most `limit`. */
export async function topicChangesAfter(postgres: Postgres, number: number, limit: number): Promise<TopicChange[]> {
  const changed = postgres
    .select()
    .from(topicChanges)
    .where(gt(topicChanges.number, number))
    .orderBy(asc(topicChanges.number))
    .limit(limit)
    .as('changed');
  const live = or(eq(topicRevisions.revision, topics.revision), eq(topicRevisions.revision, topics.buildingRevision));
  const rows = await postgres
    .select({ topicId: changed.topicId, number: changed.number, definition: topicRevisions })
    .from(changed)
    .leftJoin(topics, eq(topics.id, changed.topicId))
    .leftJoin(topicRevisions, and(eq(topicRevisions.topicId, topics.id), live))
    .orderBy(asc(changed.number), asc(topicRevisions.revision));
  const changes: TopicChange[] = [];
  for (const { topicId, number: of, definition } of rows) {
    if (changes.at(-1)?.topicId !== topicId) changes.push({ topicId, number: of, revisions: [] });
    if (definition) changes.at(-1)?.revisions.push(definitionOf(definition));
  }
  return changes;
}
