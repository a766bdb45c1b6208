/** The topic functions: name → verb. */
import { createTopic } from '../../services/topics/create-topic.ts';
import { deleteTopic } from '../../services/topics/delete-topic.ts';
import { getTopic } from '../../services/topics/get-topic.ts';
import { listFeaturedIds, listTopicIds } from '../../services/topics/list-topic-ids.ts';
import { listTopics } from '../../services/topics/list-topics.ts';
import { updateTopic } from '../../services/topics/update-topic.ts';
import type { FunctionHandlers } from './handlers.ts';

type TopicFunctions = FunctionHandlers<
  'create_topic' | 'update_topic' | 'delete_topic' | 'get_topics' | 'get_topic_ids' | 'get_feature_topic_ids' | 'get_topic'
>;

export const topicFunctions: TopicFunctions = {
  create_topic: async (environment, actor, input) => ({ result: true, id: (await createTopic(environment, actor, input)).id }),
  update_topic: async (environment, actor, input) => ({ result: true, id: (await updateTopic(environment, actor, input)).id }),
  delete_topic: async (environment, actor, input) => {
    await deleteTopic(environment, actor, input);
    return { result: true };
  },
  get_topics: listTopics,
  get_topic_ids: listTopicIds,
  get_feature_topic_ids: listFeaturedIds,
  get_topic: getTopic,
};
