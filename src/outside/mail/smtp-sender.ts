/** Mail by a server that takes it from us (SMTP, RFC 5321), over a few connections that are kept. */
import { createTransport } from 'nodemailer';
import { timeLimit } from '../../time-limit.ts';
import { mailFailure } from './mail-failure.ts';
import { mailFields } from './mail-fields.ts';
import type { MailAuthor, MailMessage, MailOutcome, MailSender } from './mail-sender.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with name and password where the server wants them. */
  url: string;
  from: MailAuthor;
  /** With what messages are signed (RFC 6376). `privateKey`: PEM. */
  dkim: { domain: string; selector: string; privateKey: string } | null;
}

const CONNECTIONS = 4;
/** Of a connection: some servers end one after a hundred messages. */
const MESSAGES = 90;
/** Without the last, which nodemailer leaves out, no program of mail unsubscribes by one click (RFC 8058, 4). */
const SIGNED =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';
const CONNECT_MS = 15_000;
const SILENCE_MS = 60_000;
/** Of a message with everything, also where each answer comes just in time. */
const WHOLE_MS = 5 * 60_000;

export function openSmtpSender({ url, from, dkim }: SmtpOptions): MailSender {
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MESSAGES,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED,
      },
    }),
  });
  // A connection that breaks while nothing is sent: the next message opens another.
  transport.on('error', () => undefined);

  async function send(message: MailMessage): Promise<MailOutcome> {
    try {
      const { rejected, rejectedErrors } = await transport.sendMail({
        ...mailFields(from, message),
        signal: timeLimit(WHOLE_MS),
      });
      return rejected.length === 0 ? { kind: 'sent' } : mailFailure({ rejectedErrors }, host);
    } catch (error) {
      return mailFailure(error, host);
    }
  }

  return { send, close: async () => transport.close() };
}
