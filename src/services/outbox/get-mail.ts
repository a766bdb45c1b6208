/** One mail of the actor's organisation, as it was written: what it says is shown by whoever asks, and not trusted. */
import { getMail as endpoint, type OpenedMail } from '../../contract/outbox.ts';
import type { KeptMail } from '../../outside/mail/mail-sender.ts';
import { findSentMail } from '../../stores/postgres/outbox-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { keptMails, mailOnWire } from './list-mails.ts';

/** Throws not_found for another organisation's mail, for one whose file is gone, and where mail leaves by a server. */
export async function getMail({ postgres, mail }: Environment, { organisationId }: Actor, input: unknown): Promise<OpenedMail> {
  const { id } = parseInput(endpoint.input, input);
  const kept = keptMails(mail);
  const row = await findSentMail(postgres, organisationId, id);
  const read = row && (await kept.read(row.id));
  if (!row || !read) throw notFound('mail');
  const { from, html, text } = read;
  return { ...mailOnWire(row, read), from, html: html && withPictures(html, read), text };
}

/** Its own pictures in the place of their names (RFC 2392); others are left as they are, and lead nowhere. */
function withPictures(html: string, { images }: KeptMail): string {
  const addresses = new Map(
    images.map(({ cid, type, bytes }) => [cid, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`]),
  );
  return html.replace(/(?<=\ssrc=")cid:([^"]+)(?=")/g, (named, cid: string) => addresses.get(cid) ?? named);
}
