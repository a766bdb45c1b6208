/** Deletes a topic at once; its mentions, which nobody can reach any more, are removed by a job. */
import { topicReference } from '../../contract/functions.ts';
import { deleteTopicRow } from '../../stores/postgres/topics.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { FORGET_DELAY } from './finish-revision.ts';
import { mayWrite, ownTopic, topicNumber } from './guards.ts';

export async function deleteTopic(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id } = parseInput(topicReference, input);
  await ownTopic(environment, actor, id);
  await mayWrite(environment, actor);
  const topicId = topicNumber(id);
  await environment.postgres.transaction(async (transaction) => {
    if (!(await deleteTopicRow(transaction, actor.organisationId, topicId))) throw notFound('topic');
    await environment.jobs.send('forget', { topicId }, { transaction, delay: FORGET_DELAY });
  });
}
