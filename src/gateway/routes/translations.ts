/** Posts in another language. */
import type { FastifyInstance } from 'fastify';
import { getTranslation, translatePosts as pageEndpoint } from '../../contract/translations.ts';
import { translatePost, translatePosts } from '../../services/translations/translate-posts.ts';
import { registerForUser } from '../register.ts';

export function addTranslations(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, getTranslation, async (input, actor, { gone }) => ({
    data: await translatePost(environment, actor, input, gone),
  }));
  registerForUser(app, pageEndpoint, async (input, actor, { gone }) => ({
    data: await translatePosts(environment, actor, input, gone),
  }));
}
