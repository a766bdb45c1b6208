/** Posts that others send to us: of their bodies only the bytes are taken here, so these routes stand apart with parsers of their own. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import { operatorAddWebhook, sendToWebhook } from '../../contract/webhooks.ts';
import { addWebhook } from '../../services/sources/add-webhook.ts';
import { openWebhook, receivePosts } from '../../services/sources/receive-posts.ts';
import { register } from '../register.ts';
import { endWithAnswer, goOn } from '../unread-body.ts';

const LINES = ['application/x-ndjson', 'application/jsonl'];

export function addHooks(app: FastifyInstance): void {
  const { environment, publicUrl } = app.gateway;
  register(app, operatorAddWebhook, async (input) => ({ data: await addWebhook(environment, publicUrl, input) }));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asWritten = async (_request: unknown, body: string) => body;
    scope.addContentTypeParser(['application/json', ...LINES], { parseAs: 'string' }, asWritten);
    const receive = (body: string, request: FastifyRequest) =>
      receivePosts(environment, { secret: secretOf(request), body, isLines: isLines(request) });
    register(scope, sendToWebhook, async (body, request) => ({ data: await receive(body, request) }), {
      bodyLimit: LIMITS.ingestBodyBytes,
      // Before the body is read: whoever has no address cannot make the server read megabytes. After the limit of calls, in
      // onRequest, since guesses count.
      preParsing: async (request, reply) => {
        endWithAnswer(reply);
        await openWebhook(environment, secretOf(request));
        app.countCall('pushes', secretOf(request));
        goOn(reply);
      },
    });
  });
}

function secretOf({ params }: FastifyRequest): string {
  return (params as { secret: string }).secret;
}

function isLines({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return LINES.some((lines) => lines === type);
}
