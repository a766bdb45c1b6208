/** Topics by REST: the list, by the same verb as get_topics, and the preview of one that is being written. */
import type { FastifyInstance } from 'fastify';
import { previewTopic as previewEndpoint } from '../../contract/preview.ts';
import { getTopics } from '../../contract/topics.ts';
import { listTopics } from '../../services/topics/list-topics.ts';
import { previewTopic } from '../../services/topics/preview-topic.ts';
import { registerForUser } from '../register.ts';

export function addTopics(app: FastifyInstance): void {
  registerForUser(app, getTopics, async ({ visible }, actor) => {
    const topics = await listTopics(app.gateway.environment, actor, { timezoneOffsetMinutes: 0 });
    return { data: visible === undefined ? topics : topics.filter((topic) => String(topic.visible) === visible) };
  });

  registerForUser(app, previewEndpoint, async (input, actor, { gone }) => ({
    data: await previewTopic(app.gateway.environment, actor, input, gone),
  }));
}
