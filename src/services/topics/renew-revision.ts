/** Has all stored posts searched again for topics whose keywords did not change: each gets a new revision that means the same. */
import type { Transaction } from '../../stores/postgres/client.ts';
import { insertTopicRevision } from '../../stores/postgres/topic-revisions.ts';
import { lockTopic } from '../../stores/postgres/topic-rows.ts';
import { type OwnedTopic, SEARCH_ANEW, updateTopicRow } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';
import { keywordsOf } from './read-definition.ts';

/** Screens go on reading the revision before until the new one is complete. A topic that is gone is passed over. */
export async function renewRevision(environment: Environment, transaction: Transaction, topic: OwnedTopic): Promise<void> {
  const row = await lockTopic(transaction, topic.organisationId, topic.topicId);
  if (!row) return;
  const { startsAt, endsAt, mediaTypes } = row;
  const revision = Math.max(row.revision, row.buildingRevision ?? 0) + 1;
  await insertTopicRevision(transaction, { topicId: row.id, revision, startsAt, endsAt, mediaTypes, ...keywordsOf(row) });
  await updateTopicRow(transaction, row.id, { ...SEARCH_ANEW, buildingRevision: revision });
  await environment.jobs.send('backfill', { topicId: row.id, revision }, { transaction });
}
