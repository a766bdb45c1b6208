/** A mail of an account, made when it is sent: what it says depends on who has the address by then. */
import { ACCOUNT_PAGES } from '../../contract/account-paths.ts';
import type { OutboxRow } from '../../stores/postgres/outbox.ts';
import { findMemberByEmail } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { mailPage, type RenderedMail, STYLES } from '../mail/mail-page.ts';
import { html } from '../mail/markup.ts';
import { LINK_KEPT_MS, resetLink } from './account-link.ts';
import { type AccountMail, accountMail } from './account-mail.ts';
import { ACCOUNT_WORDS, type MailWords } from './account-words.ts';
import { registrationLink } from './registration-link.ts';
import { newestWaiting } from './waiting-registration.ts';

/** `to`: the address as it is stored, whatever was typed. */
export type AccountMessage = RenderedMail & { to: string };

/** null: nobody who may sign in has the address, or there is nothing to tell him any more. */
export async function accountMessage(environment: Environment, row: OutboxRow): Promise<AccountMessage | null> {
  const { says, language } = accountMail.parse(row.content);
  const age = environment.now().getTime() - row.createdAt.getTime();
  if (age >= WANTED_MS[says]) return null;
  const { productName, publicUrl } = environment;
  const words = ACCOUNT_WORDS[language];
  const write = (to: string, said: MailWords, url: string) =>
    rendered({ to, language, productName, greeting: words.greeting(productName), words: said, url });
  const user = (await findMemberByEmail(environment.postgres, row.recipient))?.user;
  if (user?.disabledAt) return null;
  if (says === 'register' || says === 'confirm') {
    const waiting = await newestWaiting(environment, row.recipient);
    if (!waiting) return null;
    if (user) return write(user.email, words.taken, `${publicUrl}${ACCOUNT_PAGES.forgot}`);
    return write(waiting.email, words.confirm, await registrationLink(environment, waiting));
  }
  if (!user) return null;
  if (says === 'reset') return write(user.email, words.reset, await resetLink(environment, { id: row.id, user }));
  if (says === 'token') return write(user.email, words.token, publicUrl);
  return write(user.email, words.changed, `${publicUrl}${ACCOUNT_PAGES.forgot}`);
}

/** How long a mail that could not be sent is worth sending. */
const WANTED_MS: Record<AccountMail['says'], number> = {
  register: LINK_KEPT_MS.confirm,
  confirm: LINK_KEPT_MS.confirm,
  reset: LINK_KEPT_MS.reset,
  changed: Number.POSITIVE_INFINITY,
  token: Number.POSITIVE_INFINITY,
};

interface Letter {
  to: string;
  language: AccountMail['language'];
  productName: string;
  greeting: string;
  words: MailWords;
  url: string;
}

/** Nothing of it was typed by a stranger: nobody makes us write his words to others. */
function rendered({ to, language, productName, greeting, words, url }: Letter): AccountMessage {
  const { title, text, button, otherwise } = words;
  const subject = `${title} · ${productName}`;
  const body = [
    html`<h1 style="${STYLES.title}">${title}</h1>`,
    html`<p style="${STYLES.text}">${greeting}</p>`,
    ...text.map((sentence) => html`<p style="${STYLES.text}">${sentence}</p>`),
    html`<p style="margin:16px 0 8px"><a href="${url}" style="${STYLES.button}">${button}</a></p>`,
  ];
  const foot = [html`<p style="${STYLES.small}">${otherwise}</p>`];
  return {
    to,
    subject,
    html: mailPage({ language, title: subject, productName, body, foot }),
    text: [title, '', greeting, ...text, '', `${button}:`, url, '', otherwise, '', '-- ', productName, ''].join('\n'),
    images: [],
    unsubscribeUrl: null,
  };
}
