/** Searches of the web that a person asks for. */
import type { FastifyInstance } from 'fastify';
import { queryGoogle } from '../../contract/web-search.ts';
import { searchWeb } from '../../services/sources/search-web.ts';
import { registerForUser } from '../register.ts';

export function addWebSearch(app: FastifyInstance): void {
  registerForUser(app, queryGoogle, async (input, actor, { gone }) => ({
    data: await searchWeb(app.gateway.environment, actor, input, gone),
  }));
}
