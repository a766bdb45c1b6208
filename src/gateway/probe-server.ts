/** What a process without the door for people still answers: whether it lives and can work, and what it has measured. */
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '../services/environment.ts';
import type { Gateway } from './gateway.ts';
import { addErrors, answerBadAddress, answerNotFound, answerUnreadable } from './plugins/errors.ts';
import { BARE_HEADERS } from './plugins/security-headers.ts';
import { addHealth } from './routes/health.ts';
import { addMetrics } from './routes/metrics.ts';

type Probed = Pick<Gateway, 'checkReady' | 'operatorToken' | 'metrics'>;

/** Ready for `listen` or `inject`. */
export async function createProbeServer(probed: Probed, log: Log): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1024,
    requestTimeout: 10_000,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...BARE_HEADERS, 'x-request-id': request.id });
  });
  addErrors(app, log);
  app.setNotFoundHandler(answerNotFound);
  addHealth(app, probed.checkReady, log);
  addMetrics(app, probed);
  await app.ready();
  return app;
}
