/** The mail that asks an address that has unsubscribed from an alert whether it wants it again. */
import { standingOf } from '../../stores/postgres/alert-unsubscribed.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import type { OutboxRow } from '../../stores/postgres/outbox.ts';
import { findMember } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import type { RenderedMail } from '../mail/mail-page.ts';
import { askingContent, askingMail } from './confirm-message.ts';
import { mailLink } from './mail-link.ts';
import { toldName } from './told-name.ts';
import type { Language } from './told-numbers.ts';

interface AskAgainWords {
  subject: (organisation: string, alert: string) => string;
  wants: (name: string, organisation: string, alert: string) => string;
  somebody: string;
  once: string;
  button: string;
  otherwise: string;
}

const WORDS: Record<Language, AskAgainWords> = {
  en: {
    subject: (organisation, alert) => `${organisation} asks: receive the alert “${alert}” again?`,
    wants: (name, organisation, alert) =>
      `This address has unsubscribed from the alert “${alert}”. ${name} of ${organisation} asks whether you want to receive it again.`,
    somebody: 'Somebody',
    once: 'Confirm once if you do. Each mail has a link by which you can end it again.',
    button: 'I want this alert again',
    otherwise: 'If you do not, there is nothing to do: you stay unsubscribed.',
  },
  'zh-Hant': {
    subject: (organisation, alert) => `${organisation} 想知道：你是否願意再次接收警報「${alert}」？`,
    wants: (name, organisation, alert) =>
      `這個電郵地址已取消訂閱警報「${alert}」。${organisation} 的 ${name} 想知道你是否願意再次接收。`,
    somebody: '有人',
    once: '如果願意，確認一次即可。每封電郵都附有可以再次取消的連結。',
    button: '我願意再次接收',
    otherwise: '如果不願意，不用理會：你會維持取消訂閱。',
  },
};

/** null: it has come back meanwhile or unsubscribed anew, or the alert is gone or names it no more. */
export async function askAgainMessage(environment: Environment, row: OutboxRow, alertId: number): Promise<RenderedMail | null> {
  const { postgres } = environment;
  const { language, askedBy } = askingContent.parse(row.content);
  const { organisationId, recipient: email, createdAt: askedAt } = row;
  if (organisationId === null) return null;
  const organisation = await findOrganisationById(postgres, organisationId);
  const stands = await standingOf(postgres, { organisationId, alertId, email });
  if (!organisation || !stands?.isNamed || !stands.unsubscribedAt || stands.unsubscribedAt > askedAt) return null;
  const asker = await findMember(postgres, askedBy);
  const words = WORDS[language];
  const names = [toldName(organisation.name), toldName(stands.alertName)] as const;
  const says = { organisationId, alertId, email, language, askedAt: askedAt.toISOString() };
  return askingMail(environment.productName, {
    language,
    subject: words.subject(...names),
    wants: words.wants(toldName(asker?.user.name ?? words.somebody), ...names),
    once: words.once,
    button: words.button,
    otherwise: words.otherwise,
    url: await mailLink(environment, 'again', says),
  });
}
