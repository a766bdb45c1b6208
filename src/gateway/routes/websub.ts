/** Where hubs ask whether we want to be told of feeds, and tell us. Their requests and our answers are as W3C WebSub has them. */
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { GATEWAY } from '../../contract/endpoint.ts';
import { answerWebsub, WEBSUB_PATH } from '../../contract/webhooks.ts';
import { notFound } from '../../services/errors.ts';
import { parseInput } from '../../services/parse.ts';
import { answerHub, isTold, receiveDelivery } from '../../services/sources/websub-receive.ts';
import { endWithAnswer, goOn } from '../unread-body.ts';

/** As much as a feed may have that is asked for. */
const MOST_BYTES = 8 * 1024 * 1024;
const ACCEPTED = 202;
const GONE = 410;

export function addWebsub(app: FastifyInstance): void {
  const { environment } = app.gateway;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A signature is of the bytes, whatever they are called; what came packed is unpacked by now (plugin compress).
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.get(GATEWAY + WEBSUB_PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const asked = parseInput(answerWebsub.input.omit({ token: true }), request.query);
      const answer = await answerHub(environment, tokenOf(request), {
        mode: asked['hub.mode'],
        topic: asked['hub.topic'],
        challenge: asked['hub.challenge'],
        leaseSeconds: asked['hub.lease_seconds'] ?? null,
      });
      if (answer === null) throw notFound('subscription');
      return reply.type('text/plain; charset=utf-8').send(answer);
    });
    const taking: RouteShorthandOptions = {
      bodyLimit: MOST_BYTES,
      // Before the body is read: whoever has no address cannot make the server read megabytes. After the limit of calls, in
      // onRequest, since guesses count.
      preParsing: async (request, reply) => {
        endWithAnswer(reply);
        if (await isTold(environment, tokenOf(request))) goOn(reply);
        else await reply.code(GONE).send();
      },
    };
    scope.post(GATEWAY + WEBSUB_PATH, taking, async (request, reply) => {
      const outcome = await receiveDelivery(environment, tokenOf(request), {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        contentType: request.headers['content-type'],
        signature: request.headers['x-hub-signature']?.toString(),
      });
      return reply.code(outcome === 'gone' ? GONE : ACCEPTED).send();
    });
  });
}

function tokenOf({ params }: FastifyRequest): string {
  return (params as { token: string }).token;
}
