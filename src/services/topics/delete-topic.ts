/**
 * Deletes a topic at once; its mentions, which nobody can reach any more, are removed by a job. An alert that watched nothing else goes
 * with it; others go on with the rest.
 */
import { topicReference } from '../../contract/functions.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { deleteAlertsWithoutTopic, lockAlertsOfTopics } from '../../stores/postgres/topic-alerts.ts';
import { deleteTopicRow, type OwnedTopic } from '../../stores/postgres/topics.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { FORGET_DELAY } from './finish-revision.ts';
import { ownTopic, topicNumber } from './guards.ts';

export async function deleteTopic(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id } = parseInput(topicReference, input);
  await ownTopic(environment, actor, id);
  await mayWrite(environment, actor);
  const owned = { topicId: topicNumber(id), organisationId: actor.organisationId };
  await environment.postgres.transaction(async (transaction) => {
    if (!(await removeTopic(environment, transaction, owned))) throw notFound('topic');
    const { topicId: topic } = owned;
    await recordAct(transaction, { act: 'topic_deleted', by: actor, at: environment.now(), detail: { topic } });
  });
}

/** False where there was none. */
export async function removeTopic(
  { jobs }: Environment,
  transaction: Transaction,
  { topicId, organisationId }: OwnedTopic,
): Promise<boolean> {
  await lockAlertsOfTopics(transaction, [topicId]);
  if (!(await deleteTopicRow(transaction, organisationId, topicId))) return false;
  await deleteAlertsWithoutTopic(transaction, organisationId);
  await jobs.send('forget', { topicId }, { transaction, delay: FORGET_DELAY });
  return true;
}
