/** Reads a mail of the folder: a file that was written here, which somebody may have replaced. */
import { readFile } from 'node:fs/promises';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { KeptMail, MailImage } from './mail-sender.ts';

/** null where there is no such file. */
export async function readKeptMail(path: string): Promise<KeptMail | null> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (!bytes) return null;
  const { from, subject = '', html = null, text = null, attachments } = await PostalMime.parse(bytes);
  return { from: addressText(from), subject, html, text, images: attachments.flatMap(imageOf) };
}

function addressText(from: Address | undefined): string {
  if (!from) return '';
  return from.name && from.address ? `${from.name} <${from.address}>` : (from.address ?? from.name);
}

/** We write no others. */
function imageOf({ contentId, mimeType, content }: Attachment): Omit<MailImage, 'fileName'>[] {
  if (!contentId || mimeType !== 'image/png' || typeof content === 'string') return [];
  return [{ cid: contentId.replace(/^<|>$/g, ''), type: mimeType, bytes: new Uint8Array(content) }];
}
