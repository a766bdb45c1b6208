/** Whether a server of mail is reached and takes our login; nothing is sent. */
import { createTransport } from 'nodemailer';

/** Rejects with what the server or the connection says. */
export async function trySmtp(url: string, limitMs: number): Promise<void> {
  const times = { connectionTimeout: limitMs, greetingTimeout: limitMs, dnsTimeout: limitMs, socketTimeout: limitMs };
  const transport = createTransport({ url, ...times, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
