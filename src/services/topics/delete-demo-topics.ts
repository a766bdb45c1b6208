/** Deletes the topics that came with the demo content, of every organisation. For the operator's command that removes it. */
import { deleteTopicRow, demoTopics } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';
import { FORGET_DELAY } from './finish-revision.ts';

/** Answers how many there were. */
export async function deleteDemoTopics(environment: Environment): Promise<number> {
  return environment.postgres.transaction(async (transaction) => {
    const topics = await demoTopics(transaction);
    for (const { topicId, organisationId } of topics) {
      await deleteTopicRow(transaction, organisationId, topicId);
      await environment.jobs.send('forget', { topicId }, { transaction, delay: FORGET_DELAY });
    }
    return topics.length;
  });
}
