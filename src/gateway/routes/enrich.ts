/** Understanding stored posts anew, for the operator's command line, while this process holds the stores. */
import type { FastifyInstance } from 'fastify';
import { enrichPosts } from '../../contract/enrich.ts';
import { enrichStep } from '../../services/mentions/enrich.ts';
import { register } from '../register.ts';

export function addEnrich(app: FastifyInstance): void {
  register(app, enrichPosts, async ({ since }) => ({
    data: await enrichStep(app.gateway.environment, since === null ? null : new Date(since)),
  }));
}
