/** A mail of an account, made when it is sent: what it says depends on who has the address by then. */
import { ACCOUNT_PAGES, type AccountLinkPurpose } from '../../contract/account-pages.ts';
import type { OutboxRow } from '../../stores/postgres/outbox.ts';
import { findMemberByEmail, type UserRow } from '../../stores/postgres/users.ts';
import type { RenderedMail } from '../alerts/alert-mail.ts';
import { mailPage, STYLES } from '../alerts/mail-page.ts';
import { html } from '../alerts/markup.ts';
import type { Environment } from '../environment.ts';
import { accountLink, LINK_KEPT_MS } from './account-link.ts';
import { type AccountMail, accountMail } from './account-mail.ts';
import { ACCOUNT_WORDS, type MailWords } from './account-words.ts';

/** `to`: the address as it is stored, whatever was typed. */
export type AccountMessage = RenderedMail & { to: string };

/** null: nobody who may sign in has the address, or there is nothing to tell him any more. */
export async function accountMessage(environment: Environment, row: OutboxRow): Promise<AccountMessage | null> {
  const { says, language } = accountMail.parse(row.content);
  const age = environment.now().getTime() - row.createdAt.getTime();
  const member = await findMemberByEmail(environment.postgres, row.recipient);
  if (!member || member.user.disabledAt !== null || age >= WANTED_MS[says]) return null;
  const { user } = member;
  const { productName, publicUrl } = environment;
  const words = ACCOUNT_WORDS[language];
  const link = (purpose: AccountLinkPurpose) => accountLink(environment, { id: row.id, purpose, user });
  const write = (said: MailWords, url: string) =>
    rendered({ to: user.email, language, productName, greeting: words.greeting(productName), words: said, url });
  switch (told(says, user)) {
    case 'confirm':
      return write(words.confirm, await link('confirm'));
    case 'reset':
      return write(words.reset, await link('reset'));
    case 'taken':
      return write(words.taken, `${publicUrl}${ACCOUNT_PAGES.forgot}`);
    case 'changed':
      return write(words.changed, `${publicUrl}${ACCOUNT_PAGES.forgot}`);
    default:
      return null;
  }
}

/** How long a mail that could not be sent is worth sending. */
const WANTED_MS: Record<AccountMail['says'], number> = {
  register: LINK_KEPT_MS.confirm,
  confirm: LINK_KEPT_MS.confirm,
  reset: LINK_KEPT_MS.reset,
  changed: Number.POSITIVE_INFINITY,
};

function told(says: AccountMail['says'], { confirmed }: UserRow): 'confirm' | 'reset' | 'taken' | 'changed' | null {
  if (says === 'register') return confirmed ? 'taken' : 'confirm';
  if (says === 'confirm') return confirmed ? null : 'confirm';
  return says;
}

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
