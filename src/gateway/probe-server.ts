/** What a process without the door for people still answers: whether it lives, and whether it can work. */
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '../services/environment.ts';
import { addErrors, answerBadAddress, answerNotFound, answerUnreadable } from './plugins/errors.ts';
import { BARE_HEADERS } from './plugins/security-headers.ts';
import { addHealth } from './routes/health.ts';

/** `checkReady` rejects while the process could not work. Ready for `listen` or `inject`. */
export async function createProbeServer(checkReady: () => Promise<void>, log: Log): Promise<FastifyInstance> {
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
  addHealth(app, checkReady, log);
  await app.ready();
  return app;
}
