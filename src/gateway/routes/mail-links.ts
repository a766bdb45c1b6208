/** Where links in mails lead: a GET shows what they are for, and a POST does it, with the button of the page or by a program of mail (RFC 8058). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY } from '../../contract/endpoint.ts';
import { CONFIRM_AGAIN_PATH, CONFIRM_MAIL_PATH, SUBSCRIBE_AGAIN_PATH, UNSUBSCRIBE_PATH } from '../../contract/mail-links.ts';
import { confirmAgain, readConfirmingAgain } from '../../services/alerts/confirm-again.ts';
import { confirmMail, readConfirming } from '../../services/alerts/confirm-mail.ts';
import { confirmAgainPage, confirmPage, unknownLinkPage, unsubscribePage } from '../../services/alerts/link-page.ts';
import { readUnsubscribing, subscribeAgain, type Unsubscribing, unsubscribe } from '../../services/alerts/unsubscribe.ts';

const NOT_FOUND = 404;
/** Of what is posted: nothing of it counts. */
const MOST_BYTES = 16 * 1024;
/** Readers of mails on the web may post by the browser; the token is all that counts. */
const FROM_ANY_SITE = { config: { fromAnySite: true } } as const;

export function addMailLinks(app: FastifyInstance): void {
  const { environment, productName } = app.gateway;

  function answer<Found>(reply: FastifyReply, found: Found | null, page: (found: Found) => string): FastifyReply {
    const text = found === null ? unknownLinkPage(productName) : page(found);
    return (
      reply
        .code(found === null ? NOT_FOUND : 200)
        .type('text/html; charset=utf-8')
        // Its address is a secret.
        .header('referrer-policy', 'no-referrer')
        .send(text)
    );
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Programs of mail post a form, of either kind, or nothing.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, async () => null);
    const unsubscribing =
      (token: string, done: Parameters<typeof unsubscribePage>[2]['done'] = null) =>
      (of: Unsubscribing) =>
        unsubscribePage(productName, of, { token, done });
    scope.get(GATEWAY + UNSUBSCRIBE_PATH, async (request, reply) => {
      const token = tokenOf(request);
      return answer(reply, await readUnsubscribing(environment, token), unsubscribing(token));
    });
    scope.post(GATEWAY + UNSUBSCRIBE_PATH, FROM_ANY_SITE, async (request, reply) => {
      const token = tokenOf(request);
      return answer(reply, await unsubscribe(environment, token), unsubscribing(token, 'unsubscribed'));
    });
    // What stands in the address bar once it was taken back.
    scope.get(GATEWAY + SUBSCRIBE_AGAIN_PATH, async (request, reply) => {
      const token = tokenOf(request);
      return answer(reply, await readUnsubscribing(environment, token), unsubscribing(token));
    });
    scope.post(GATEWAY + SUBSCRIBE_AGAIN_PATH, FROM_ANY_SITE, async (request, reply) => {
      const token = tokenOf(request);
      return answer(reply, await subscribeAgain(environment, token), unsubscribing(token, 'again'));
    });
    scope.get(GATEWAY + CONFIRM_MAIL_PATH, async (request, reply) =>
      answer(reply, await readConfirming(environment, tokenOf(request)), (of) => confirmPage(productName, of, false)),
    );
    scope.post(GATEWAY + CONFIRM_MAIL_PATH, FROM_ANY_SITE, async (request, reply) =>
      answer(reply, await confirmMail(environment, tokenOf(request)), (of) => confirmPage(productName, of, true)),
    );
    scope.get(GATEWAY + CONFIRM_AGAIN_PATH, async (request, reply) =>
      answer(reply, await readConfirmingAgain(environment, tokenOf(request)), (of) => confirmAgainPage(productName, of, false)),
    );
    scope.post(GATEWAY + CONFIRM_AGAIN_PATH, FROM_ANY_SITE, async (request, reply) =>
      answer(reply, await confirmAgain(environment, tokenOf(request)), (of) => confirmAgainPage(productName, of, true)),
    );
  });
}

function tokenOf({ params }: FastifyRequest): string {
  return (params as { token: string }).token;
}
