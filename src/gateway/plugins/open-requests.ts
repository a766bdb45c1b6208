/**
 * Stopping without cutting anybody off: what has begun is answered, and handlers whose client has gone end before the
 * stores are closed under them (which chDB does not survive). Both within a time, so that nobody holds up the end.
 * New requests meanwhile are refused. And each handler can learn that its own client has gone.
 */
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../services/environment.ts';
import { ServiceError } from '../../services/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the client goes away before it has its answer, with an error that counts as no failure of ours. */
    gone: AbortSignal;
  }
}

export interface OpenRequests {
  /** Closing waits for work that no handler waits for; answers the work itself. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Aborted when closing begins: what can stop early should. */
  stopping: AbortSignal;
}

/** Milliseconds. */
export interface Patience {
  /** A client has this long for sending what it began and for taking its answer. */
  clients: number;
  /** Handlers have this long after that. */
  handlers: number;
}

const PATIENCE: Patience = { clients: 10_000, handlers: 20_000 };

/** Comes before the routes, whose handlers it tracks. `leaving`: aborted when connections should not be kept any more. */
export function addOpenRequests(
  app: FastifyInstance,
  log: Log,
  leaving: AbortSignal,
  patience: Patience = PATIENCE,
): OpenRequests {
  const answers = new Set<Promise<unknown>>();
  const handlers = new Set<Promise<unknown>>();
  const stop = new AbortController();

  app.decorateRequest('gone');
  app.addHook('onRequest', async (request, reply) => {
    if (stop.signal.aborted) throw new ServiceError('unavailable', 'this process is stopping; try again');
    const gone = new AbortController();
    request.gone = gone.signal;
    remember(answers, finished(reply.raw)).catch((error: unknown) => gone.abort(error));
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function tracked(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? remember(handlers, answer) : answer;
    };
  });
  app.addHook('onSend', async (_request, reply) => {
    if ((leaving.aborted || stop.signal.aborted) && !reply.raw.headersSent) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    stop.abort();
    await emptied(answers, patience.clients);
    app.server.closeAllConnections();
    await emptied(handlers, patience.handlers);
    if (handlers.size > 0) log.error({ handlers: handlers.size }, 'stopping although these have not ended');
  });
  return { track: (work) => remember(handlers, work), stopping: stop.signal };
}

function remember<T>(all: Set<Promise<unknown>>, work: Promise<T>): Promise<T> {
  const forget = () => void all.delete(work);
  all.add(work);
  work.then(forget, forget);
  return work;
}

/** Resolves when nothing is left, also of what began meanwhile, or when the time is over. */
async function emptied(all: ReadonlySet<Promise<unknown>>, milliseconds: number): Promise<void> {
  const end = new AbortController();
  const late = wait(milliseconds, 'late', { signal: end.signal }).catch(() => 'late');
  while (all.size > 0) if ((await Promise.race([Promise.allSettled(all), late])) === 'late') break;
  end.abort();
}
