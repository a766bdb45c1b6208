/**
 * GET /topics/:id/arrivals: server-sent events for an open page. The stream ends with the token it was opened by, with the server, and
 * when the page goes; whoever still wants it comes again.
 */
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ArrivalEvent } from '../../contract/analysis/arrivals.ts';
import { listenToArrivals } from '../../contract/analysis/endpoints.ts';
import { GATEWAY } from '../../contract/endpoint.ts';
import { LIMITS } from '../../contract/limits.ts';
import { countMentions } from '../../services/analysis/count-mentions.ts';
import { forFigures } from '../../services/analysis/for-figures.ts';
import { limitReached } from '../../services/errors.ts';
import { parseInput } from '../../services/parse.ts';
import { createArrivals } from '../plugins/arrivals.ts';
import { actorOf, letInBy, requireUser } from '../plugins/authentication.ts';

/** Milliseconds. Proxies cut what is silent for a minute. */
const HEARTBEAT = 20_000;
/** Milliseconds: an issuer may sign tokens that a timer cannot count to. */
const LONGEST = 60 * 60 * 1000;
const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };

/** `stopping`: from then on an open stream would hold up the end. */
export function addArrivals(app: FastifyInstance, stopping: AbortSignal): void {
  const environment = forFigures(app.gateway.environment);
  const arrivals = createArrivals(environment);
  const openOf = new Map<string, number>();
  /** Answers how to give the place back. */
  function takePlace(userId: string): () => void {
    const used = openOf.get(userId) ?? 0;
    if (used >= LIMITS.openStreams) throw limitReached('openStreams', LIMITS.openStreams, used);
    openOf.set(userId, used + 1);
    return () => {
      const left = (openOf.get(userId) ?? 1) - 1;
      if (left > 0) openOf.set(userId, left);
      else openOf.delete(userId);
    };
  }
  stopping.addEventListener('abort', () => void arrivals.close());
  app.addHook('onClose', () => arrivals.close());

  app.route({
    method: listenToArrivals.method,
    url: GATEWAY + listenToArrivals.path,
    exposeHeadRoute: false,
    config: { scope: listenToArrivals.scope },
    onRequest: requireUser,
    handler: async (request, reply) => {
      const actor = actorOf(request);
      const input = parseInput(listenToArrivals.input, Object.assign({}, request.query, request.params));
      const giveBack = takePlace(actor.userId);
      // Before the answer begins: what is refused is refused in the envelope.
      const count = await countMentions(environment, actor, input).catch((error: unknown) => {
        giveBack();
        throw error;
      });
      const stream = new PassThrough();
      const write = (text: string) => void (stream.writable && stream.write(text));
      const tell = (event: ArrivalEvent) => write(`data: ${JSON.stringify(listenToArrivals.output.parse(event))}\n\n`);
      const end = () => void stream.end();
      tell({ type: 'mentions', count });
      const beat = setInterval(() => write(': \n\n'), HEARTBEAT);
      const life = setTimeout(end, lifeOf(request.tokenEnds, environment.now()));
      const leave = arrivals.join({ actor, by: letInBy(request), input, tell, end }, count);
      stream.once('close', () => {
        clearInterval(beat);
        clearTimeout(life);
        leave();
        giveBack();
      });
      if (stopping.aborted) end();
      if (request.gone.aborted) stream.destroy();
      return reply.headers(HEADERS).send(stream);
    },
  });
}

function lifeOf(tokenEnds: Date | null, now: Date): number {
  if (tokenEnds === null) return LONGEST;
  return Math.min(Math.max(0, tokenEnds.getTime() - now.getTime()), LONGEST);
}
