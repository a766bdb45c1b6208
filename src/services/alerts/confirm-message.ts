/** The mail that asks an address outside the organisation whether it wants the organisation's alerts. */
import { z } from 'zod';
import { asksStill } from '../../stores/postgres/mail-questions.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import type { OutboxRow } from '../../stores/postgres/outbox.ts';
import { findMember } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { mailPage, type RenderedMail, STYLES } from '../mail/mail-page.ts';
import { html } from '../mail/markup.ts';
import { mailLink } from './mail-link.ts';
import { toldName } from './told-name.ts';
import type { Language } from './told-numbers.ts';

/** What a message says that asks for consent. */
export const askingContent = z.object({ language: z.enum(['en', 'zh-Hant']), askedBy: z.string() });

interface ConfirmWords {
  subject: (organisation: string) => string;
  wants: (name: string, organisation: string) => string;
  somebody: string;
  once: string;
  button: string;
  otherwise: string;
}

const WORDS: Record<Language, ConfirmWords> = {
  en: {
    subject: (organisation) => `${organisation} wants to send you alerts`,
    wants: (name, organisation) => `${name} of ${organisation} wants to send alerts to this address.`,
    somebody: 'Somebody',
    once: 'Confirm once if you want them. Each mail has a link by which you can end it.',
    button: 'I want these alerts',
    otherwise: 'If you do not, there is nothing to do: no alerts are sent to you.',
  },
  'zh-Hant': {
    subject: (organisation) => `${organisation} 想向你發送警報`,
    wants: (name, organisation) => `${organisation} 的 ${name} 想把警報發送到這個電郵地址。`,
    somebody: '有人',
    once: '如果你願意接收，確認一次即可。每封電郵都附有可以取消的連結。',
    button: '我願意接收警報',
    otherwise: '如果不願意，毋須理會：你不會收到任何警報。',
  },
};

/** null: it has said yes meanwhile, or no alert names it any more. */
export async function confirmMessage(environment: Environment, row: OutboxRow): Promise<RenderedMail | null> {
  const { language, askedBy } = askingContent.parse(row.content);
  const { organisationId, recipient: email } = row;
  const organisation = organisationId !== null && (await findOrganisationById(environment.postgres, organisationId));
  if (!organisation || !(await asksStill(environment.postgres, organisationId, email))) return null;
  const asker = await findMember(environment.postgres, askedBy);
  const words = WORDS[language];
  return askingMail(environment.productName, {
    language,
    subject: words.subject(toldName(organisation.name)),
    wants: words.wants(toldName(asker?.user.name ?? words.somebody), toldName(organisation.name)),
    once: words.once,
    button: words.button,
    otherwise: words.otherwise,
    url: await mailLink(environment, 'confirm', { organisationId, email, language }),
  });
}

export interface AskingWords {
  language: Language;
  subject: string;
  wants: string;
  once: string;
  button: string;
  otherwise: string;
  /** Where the button leads. */
  url: string;
}

/** A mail that asks something, and has a button to say yes. */
export function askingMail(productName: string, asking: AskingWords): RenderedMail {
  const { language, subject, wants, once, button, otherwise, url } = asking;
  const body = [
    html`<h1 style="${STYLES.title}">${subject}</h1>`,
    html`<p style="${STYLES.text}">${wants}</p>`,
    html`<p style="${STYLES.text}">${once}</p>`,
    html`<p style="margin:16px 0 8px"><a href="${url}" style="${STYLES.button}">${button}</a></p>`,
  ];
  const foot = [html`<p style="${STYLES.small}">${otherwise}</p>`];
  return {
    subject,
    html: mailPage({ language, title: subject, productName, body, foot }),
    text: [wants, once, '', url, '', otherwise, '', '-- ', productName, ''].join('\n'),
    images: [],
    unsubscribeUrl: null,
  };
}
