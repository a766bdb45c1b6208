/** Mail as files in a folder (`.eml`, RFC 5322), where no server of mail is configured: any mail program opens them. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { readKeptMail } from './kept-mail.ts';
import { mailFields } from './mail-fields.ts';
import type { MailAuthor, MailMessage, MailOutcome, MailSender } from './mail-sender.ts';
import { tidyFolder } from './tidy-folder.ts';

/** Of some 20 KB each. */
const MOST_FILES = 20_000;

/** A message that is sent again replaces its file. */
export function openFolderSender({ folder, from }: { folder: string; from: MailAuthor }): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function send(message: MailMessage): Promise<MailOutcome> {
    try {
      const { message: bytes } = await transport.sendMail(mailFields(from, message));
      if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not written');
      await mkdir(folder, { recursive: true });
      // Whoever looks into the folder meanwhile sees the whole file or none.
      const half = join(folder, `.${randomUUID()}`);
      await writeFile(half, bytes, { mode: 0o600 });
      await rename(half, join(folder, fileName(message.messageId.split('@')[0] ?? '')));
      return { kind: 'sent' };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
      return { kind: 'try-later', reason: `the mail could not be written to the folder of mails${code}` };
    }
  }

  const kept = {
    placeOf: (id: string) => resolve(folder, fileName(id)),
    read: (id: string) => readKeptMail(join(folder, fileName(id))),
    tidy: (before: Date) => tidyFolder(folder, { before, most: MOST_FILES }),
  };
  return { kept, send, close: async () => undefined };
}

function fileName(id: string): string {
  return `${id.replace(/[^\w.-]/g, '_')}.eml`;
}
