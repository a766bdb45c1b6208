/** For whoever watches the program: does it live, can it serve. */
import type { FastifyInstance } from 'fastify';
import { getLive, getReady } from '../../contract/health.ts';
import { ServiceError } from '../../services/errors.ts';
import { register } from '../register.ts';

const OK = { data: { status: 'ok' as const } };

export function addHealth(app: FastifyInstance): void {
  register(app, getLive, async () => OK);
  register(app, getReady, async () => {
    try {
      await app.gateway.checkReady();
    } catch (error) {
      app.gateway.environment.log.warn({ err: error }, 'not ready');
      throw new ServiceError('not_ready', 'a store does not answer');
    }
    return OK;
  });
}
