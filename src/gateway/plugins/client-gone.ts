/** Tells a handler that nobody waits for its answer any more; what to make of that is his affair. */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the client goes away before it has its answer. */
    gone: AbortSignal;
  }
}

export function addClientGone(app: FastifyInstance): void {
  app.decorateRequest('gone');
  app.addHook('onRequest', async (request, reply) => {
    const gone = new AbortController();
    request.gone = gone.signal;
    reply.raw.once('close', () => {
      // The code by which errors.ts knows that it is no failure of ours.
      if (!reply.raw.writableFinished) gone.abort(Object.assign(new Error('the client went away'), { code: 'ECONNABORTED' }));
    });
  });
}
