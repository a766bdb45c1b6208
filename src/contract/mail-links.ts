/** Where links in mails lead: a GET shows what the link is for, and a POST does it. Whoever has the address may, without signing in. */
import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';

export const UNSUBSCRIBE_PATH = '/unsubscribe/:token';
/** With the very token of the one before. */
export const SUBSCRIBE_AGAIN_PATH = '/unsubscribe/:token/again';
export const CONFIRM_MAIL_PATH = '/confirm-mail/:token';
export const CONFIRM_AGAIN_PATH = '/confirm-again/:token';

function page({ method, path, summary }: Pick<Endpoint, 'method' | 'path' | 'summary'>) {
  const input = z.object({ token: z.string() });
  return endpoint({ method, path, access: 'public', summary, gives: ['text/html'], input, output: z.string() });
}

export const showUnsubscribe = page({ method: 'GET', path: UNSUBSCRIBE_PATH, summary: 'See what a link to unsubscribe is for' });
export const unsubscribe = page({
  method: 'POST',
  path: UNSUBSCRIBE_PATH,
  summary: 'Unsubscribe from an alert, as RFC 8058 has it',
});
export const showSubscribeAgain = page({
  method: 'GET',
  path: SUBSCRIBE_AGAIN_PATH,
  summary: 'See how it stands after unsubscribing',
});
export const subscribeAgain = page({
  method: 'POST',
  path: SUBSCRIBE_AGAIN_PATH,
  summary: 'Take back that one has unsubscribed',
});
export const showConfirmMail = page({ method: 'GET', path: CONFIRM_MAIL_PATH, summary: 'See who wants to send alerts' });
export const confirmMail = page({ method: 'POST', path: CONFIRM_MAIL_PATH, summary: 'Let an organisation send alerts' });
export const showConfirmAgain = page({
  method: 'GET',
  path: CONFIRM_AGAIN_PATH,
  summary: 'See which alert wants to be sent again',
});
export const confirmAgain = page({ method: 'POST', path: CONFIRM_AGAIN_PATH, summary: 'Receive an alert again' });
