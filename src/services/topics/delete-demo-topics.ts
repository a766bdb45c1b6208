/** Deletes the topics that came with the demo content, of every organisation. For the operator's command that removes it. */
import { lockAlertsOfTopics } from '../../stores/postgres/topic-alerts.ts';
import { demoTopics } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';
import { removeTopic } from './delete-topic.ts';

/** Answers how many there were. */
export async function deleteDemoTopics(environment: Environment): Promise<number> {
  return environment.postgres.transaction(async (transaction) => {
    const topics = await demoTopics(transaction);
    await lockAlertsOfTopics(
      transaction,
      topics.map(({ topicId }) => topicId),
    );
    for (const topic of topics) await removeTopic(environment, transaction, topic);
    return topics.length;
  });
}
