/** For whoever watches the program: does it live, can it serve. */
import type { FastifyInstance } from 'fastify';
import { getLive, getReady } from '../../contract/health.ts';
import type { Log } from '../../services/environment.ts';
import { ServiceError } from '../../services/errors.ts';
import { register } from '../register.ts';

const OK = { data: { status: 'ok' as const } };

/** `checkReady` rejects while requests could not be served. */
export function addHealth(app: FastifyInstance, checkReady: () => Promise<void>, log: Log): void {
  register(app, getLive, async () => OK);
  register(app, getReady, async () => {
    try {
      await checkReady();
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      throw new ServiceError('not_ready', 'this process does not serve at present');
    }
    return OK;
  });
}
