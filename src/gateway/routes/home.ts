/** What is new in the caller's topics, in one answer. */
import type { FastifyInstance } from 'fastify';
import { getHome } from '../../contract/home.ts';
import { forFigures } from '../../services/analysis/for-figures.ts';
import { home } from '../../services/topics/home.ts';
import { registerForUser } from '../register.ts';

export function addHome(app: FastifyInstance): void {
  const environment = forFigures(app.gateway.environment);
  registerForUser(app, getHome, async (input, actor) => ({ data: await home(environment, actor, input) }));
}
