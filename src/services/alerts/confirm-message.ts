/** The mail that asks an address outside the organisation whether it wants the organisation's alerts. */
import { z } from 'zod';
import { asksStill } from '../../stores/postgres/mail-questions.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import type { OutboxRow } from '../../stores/postgres/outbox.ts';
import { findMember } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import type { RenderedMail } from './alert-mail.ts';
import { mailLink } from './mail-link.ts';
import { mailPage, STYLES } from './mail-page.ts';
import { html } from './markup.ts';
import type { Language } from './told-numbers.ts';

const content = z.object({ language: z.enum(['en', 'zh-Hant']), askedBy: z.string() });

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
    otherwise: 'If you do not, there is nothing to do: nothing else is sent.',
  },
  'zh-Hant': {
    subject: (organisation) => `${organisation} 想向你發送警報`,
    wants: (name, organisation) => `${organisation} 的 ${name} 想把警報發送到這個電郵地址。`,
    somebody: '有人',
    once: '如果你願意接收，確認一次即可。每封電郵都附有可以取消的連結。',
    button: '我願意接收警報',
    otherwise: '如果不願意，不用理會：不會再有其他電郵。',
  },
};

/** null: it has said yes meanwhile, or no alert names it any more. */
export async function confirmMessage(environment: Environment, row: OutboxRow): Promise<RenderedMail | null> {
  const { language, askedBy } = content.parse(row.content);
  const { organisationId, recipient: email } = row;
  const organisation = organisationId !== null && (await findOrganisationById(environment.postgres, organisationId));
  if (!organisation || !(await asksStill(environment.postgres, organisationId, email))) return null;
  const asker = await findMember(environment.postgres, askedBy);
  const words = WORDS[language];
  const url = await mailLink(environment, 'confirm', { organisationId, email, language });
  const subject = words.subject(organisation.name);
  const wants = words.wants(asker?.user.name ?? words.somebody, organisation.name);
  const body = [
    html`<h1 style="${STYLES.title}">${subject}</h1>`,
    html`<p style="${STYLES.text}">${wants}</p>`,
    html`<p style="${STYLES.text}">${words.once}</p>`,
    html`<p style="margin:16px 0 8px"><a href="${url}" style="${STYLES.button}">${words.button}</a></p>`,
  ];
  const foot = [html`<p style="${STYLES.small}">${words.otherwise}</p>`];
  const { productName } = environment;
  return {
    subject,
    html: mailPage({ language, title: subject, productName, body, foot }),
    text: [wants, words.once, '', url, '', words.otherwise, '', '-- ', productName, ''].join('\n'),
    images: [],
    unsubscribeUrl: null,
  };
}
