/**
 * Searches the posts that are already stored for a topic's newest revision, then lets screens read it. Posts that
 * arrive meanwhile are matched on arrival; both may write the same mention, which the store keeps once.
 */
import { compileTopic } from '../engine/query/compile-topic.ts';
import type { Environment } from '../services/environment.ts';
import { finishRevision } from '../services/topics/finish-revision.ts';
import { backfillMentions } from '../stores/clickhouse/backfill.ts';
import type { JobData } from '../stores/postgres/jobs.ts';
import { findBuildingRevision } from '../stores/postgres/topic-rows.ts';

/** Does nothing for a revision that is no longer wanted. Rejects when a store fails: the queue tries again. */
export async function backfill(environment: Environment, { topicId, revision }: JobData['backfill']): Promise<void> {
  const definition = await findBuildingRevision(environment.postgres, topicId, revision);
  if (!definition) return;
  const { mediaTypes, startsAt, endsAt } = definition;
  const compiled = compileTopic(definition);
  if ('errors' in compiled) throw new Error(`topic ${topicId}, revision ${revision}: its keywords no longer compile`);
  await backfillMentions(environment.clickhouse, {
    topicId,
    revision,
    query: compiled.query,
    mediaTypes,
    startsAt,
    endsAt,
  });
  const ready = await finishRevision(environment, topicId, revision);
  environment.log.info({ topicId, revision, ready }, 'searched the stored posts for a topic');
}
