/** Topics by REST; the same verb as get_topics. */
import type { FastifyInstance } from 'fastify';
import { getTopics } from '../../contract/topics.ts';
import { listTopics } from '../../services/topics/list-topics.ts';
import { registerForUser } from '../register.ts';

export function addTopics(app: FastifyInstance): void {
  registerForUser(app, getTopics, async ({ visible }, actor) => {
    const topics = await listTopics(app.gateway.environment, actor, { timezoneOffsetMinutes: 0 });
    return { data: visible === undefined ? topics : topics.filter((topic) => String(topic.visible) === visible) };
  });
}
