/** A message as nodemailer wants it. */
import type { SendMailOptions } from 'nodemailer';
import { onOneLine } from '../../contract/text.ts';
import type { MailAuthor, MailMessage } from './mail-sender.ts';

export function mailFields(from: MailAuthor, message: MailMessage): SendMailOptions {
  const { messageId, to, subject, html, text, unsubscribeUrl, images } = message;
  const headers: Record<string, string> = {
    // Not to be answered by "I am away" (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
  return {
    // As objects: a text is read as a list of addresses, of groups (RFC 5322, 3.4) and of comments.
    from,
    to: { name: '', address: to },
    // No name that stands in it begins another line, or turns what follows.
    subject: onOneLine(subject),
    html,
    text,
    headers,
    messageId: `<${messageId}>`,
    attachments: images.map(({ cid, fileName, type, bytes }) => ({
      cid,
      filename: fileName,
      contentType: type,
      content: Buffer.from(bytes),
      contentDisposition: 'inline' as const,
    })),
    // What a message says is never a path or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
