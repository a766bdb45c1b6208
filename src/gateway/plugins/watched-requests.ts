/**
 * Each request is an act: what is written in the log while it is handled bears its id, and when it is over there is a line of it, at level
 * `info`. By its route, and never by its address, which may hold tokens, texts and names.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../../services/environment.ts';
import type { OpenAct } from '../../watch.ts';
import { isPageRequest } from './web-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    act: OpenAct;
  }
}

/** Comes before all that may write a line. */
export function addWatchedRequests(app: FastifyInstance, { watch, log }: Pick<Environment, 'watch' | 'log'>): void {
  app.decorateRequest('act');
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id } = request;
    const route = routeOf(request);
    const { socket } = request.raw;
    const sentBefore = socket.bytesWritten;
    const since = performance.now();
    const calledBy = request.headers.traceparent;
    const act = watch.begin({
      kind: 'request',
      labels: { method, route },
      marks: { requestId: id },
      calledBy: typeof calledBy === 'string' ? calledBy : undefined,
    });
    request.act = act;
    // Whoever goes away before the answer is over closes it without finishing it.
    let status: number | null = null;
    reply.raw.once('finish', () => {
      status = reply.raw.statusCode;
    });
    reply.raw.once('close', () => {
      act.end({ failed: status !== null && status >= 500, labels: { status: statusClass(status) } });
      const ms = Math.round((performance.now() - since) * 10) / 10;
      const bytes = Number.isFinite(sentBefore) ? socket.bytesWritten - sentBefore : bytesSaid(reply);
      const { organisationId, userId } = request.actor ?? {};
      act.run(() => log.info({ method, route, status, ms, bytes, organisationId, userId }, 'a request'));
    });
    act.run(done);
  });
  // A body is read by events of its socket, which are of no request: what follows is brought back within this one.
  app.addHook('preValidation', (request, _reply, done) => request.act.run(done));
}

/** As it was registered. Files of the page and its addresses are one; what there is no route for is another. */
function routeOf(request: FastifyRequest): string {
  if (isPageRequest(request)) return 'page';
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}

/** null: the client did not wait for the answer. */
function statusClass(status: number | null): string {
  return status === null ? 'gone' : `${Math.floor(status / 100)}xx`;
}

function bytesSaid(reply: FastifyReply): number | undefined {
  const length = Number(reply.raw.getHeader('content-length'));
  return Number.isFinite(length) ? length : undefined;
}
