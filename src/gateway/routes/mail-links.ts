/** Where links in mails lead: a GET shows what they are for, and a POST does it, with the button of the page or by a program of mail (RFC 8058). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY } from '../../contract/endpoint.ts';
import { confirmMail, readConfirming } from '../../services/alerts/confirm-mail.ts';
import { confirmPage, unknownLinkPage, unsubscribePage } from '../../services/alerts/link-page.ts';
import { CONFIRM_MAIL_PATH, UNSUBSCRIBE_PATH } from '../../services/alerts/mail-link.ts';
import { readUnsubscribing, unsubscribe } from '../../services/alerts/unsubscribe.ts';

const NOT_FOUND = 404;
/** Of what is posted: nothing of it counts. */
const MOST_BYTES = 16 * 1024;

export function addMailLinks(app: FastifyInstance): void {
  const { environment, productName } = app.gateway;

  function answer<Found>(reply: FastifyReply, found: Found | null, page: (found: Found) => string): FastifyReply {
    const text = found === null ? unknownLinkPage(productName) : page(found);
    return reply
      .code(found === null ? NOT_FOUND : 200)
      .type('text/html; charset=utf-8')
      .send(text);
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Programs of mail post a form, of either kind, or nothing.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, async () => null);
    scope.get(GATEWAY + UNSUBSCRIBE_PATH, async (request, reply) =>
      answer(reply, await readUnsubscribing(environment, tokenOf(request)), (of) => unsubscribePage(productName, of, false)),
    );
    scope.post(GATEWAY + UNSUBSCRIBE_PATH, async (request, reply) =>
      answer(reply, await unsubscribe(environment, tokenOf(request)), (of) => unsubscribePage(productName, of, true)),
    );
    scope.get(GATEWAY + CONFIRM_MAIL_PATH, async (request, reply) =>
      answer(reply, await readConfirming(environment, tokenOf(request)), (of) => confirmPage(productName, of, false)),
    );
    scope.post(GATEWAY + CONFIRM_MAIL_PATH, async (request, reply) =>
      answer(reply, await confirmMail(environment, tokenOf(request)), (of) => confirmPage(productName, of, true)),
    );
  });
}

function tokenOf({ params }: FastifyRequest): string {
  return (params as { token: string }).token;
}
