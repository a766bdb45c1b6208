/** Mails to accounts, as they leave: kept here instead of being sent, with the links in them. */

import type { MailMessage } from '../../src/outside/mail/mail-sender.ts';
import { sendAll } from '../../src/workers/send.ts';
import type { TestStores } from './stores.ts';

export interface AccountMails {
  /** Sends what waits, and answers it: to this address, where one is given. */
  arrived(to?: string): Promise<MailMessage[]>;
  /** What stands behind the # of the link in the one mail that waits for this address. */
  tokenFor(to: string): Promise<string>;
}

export function keepAccountMails({ environment }: TestStores): AccountMails {
  const sent: MailMessage[] = [];
  environment.mail = {
    send: async (message) => {
      sent.push(message);
      return { kind: 'sent' };
    },
    close: async () => undefined,
  };
  const arrived = async (to?: string) => {
    await sendAll(environment);
    return sent.splice(0).filter((message) => to === undefined || message.to === to);
  };
  return {
    arrived,
    tokenFor: async (to) => {
      const mails = await arrived(to);
      const [mail] = mails;
      if (!mail || mails.length > 1) throw new Error(`${mails.length} mails to ${to}`);
      return tokenIn(mail);
    },
  };
}

/** Throws where the mail has no such link, or its text another than its HTML. */
export function tokenIn({ text, html }: MailMessage): string {
  const token = /#(\S+)/.exec(text)?.[1];
  if (!token || !html.includes(`#${token}"`)) throw new Error(`no link in ${text}`);
  return token;
}
