/** What people say of posts, which stands for their organisation. */
import type { FastifyInstance } from 'fastify';
import { correctSentiment as correctEndpoint } from '../../contract/corrections.ts';
import { correctSentiment } from '../../services/mentions/correct-sentiment.ts';
import { registerForUser } from '../register.ts';

export function addCorrections(app: FastifyInstance): void {
  registerForUser(app, correctEndpoint, async (input, actor) => ({
    data: await correctSentiment(app.gateway.environment, actor, input),
  }));
}
