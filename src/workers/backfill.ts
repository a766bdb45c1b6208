/**
 * Searches the posts that are already stored for a topic's newest revision, then lets screens read it. Posts that
 * arrive meanwhile are matched on arrival; both may write the same mention, which the store keeps once.
 */
import { compileTopic } from '../engine/query/compile-topic.ts';
import type { Environment } from '../services/environment.ts';
import { storeMeaning } from '../services/errors.ts';
import { failRevision } from '../services/topics/fail-revision.ts';
import { finishRevision } from '../services/topics/finish-revision.ts';
import { backfillMentions } from '../stores/clickhouse/backfill.ts';
import type { JobData } from '../stores/postgres/jobs.ts';
import { findBuildingRevision } from '../stores/postgres/topic-rows.ts';
import { noteSearched } from '../stores/postgres/topics.ts';

/**
 * Does nothing for a revision that is no longer wanted. Rejects when a store fails: the queue tries again, and after the
 * last try the topic says so. What would fail every time alike is said at once.
 */
export async function backfill(
  environment: Environment,
  { topicId, revision }: JobData['backfill'],
  isLastTry: boolean,
): Promise<void> {
  const definition = await findBuildingRevision(environment.postgres, topicId, revision);
  if (!definition) return;
  const { mediaTypes, startsAt, endsAt } = definition;
  const compiled = compileTopic(definition);
  if ('errors' in compiled) {
    const error = new Error(`keywords that no longer compile: ${Object.values(compiled.errors).join(', ')}`);
    return failRevision(environment, { topicId, revision, reason: 'keywordsUnreadable', error });
  }
  try {
    const searched = { topicId, revision, query: compiled.query, mediaTypes, startsAt, endsAt };
    const onShare = (share: number) => noteSearched(environment.postgres, topicId, revision, share);
    await backfillMentions(environment.clickhouse, searched, { onShare });
  } catch (error) {
    if (storeMeaning(error)?.code === 'too_large')
      return failRevision(environment, { topicId, revision, reason: 'tooCostly', error });
    if (isLastTry) await failRevision(environment, { topicId, revision, reason: 'storeAway', error });
    throw error;
  }
  const ready = await finishRevision(environment, topicId, revision);
  environment.log.info({ topicId, revision, ready }, 'searched the stored posts for a topic');
}
