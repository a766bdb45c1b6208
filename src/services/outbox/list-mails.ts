/** The mails of the actor's organisation, where they stay here instead of leaving: newest first. */
import { getMails, type ListedMail, listedKind } from '../../contract/outbox.ts';
import { countedBy, type Listed } from '../../contract/pages.ts';
import type { KeptMail, KeptMails } from '../../outside/mail/mail-sender.ts';
import type { OutboxRow } from '../../stores/postgres/outbox.ts';
import { sentMails } from '../../stores/postgres/outbox-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';

/** Throws not_found where mail leaves by a server. */
export async function listMails(
  { postgres, mail }: Environment,
  { organisationId }: Actor,
  input: unknown,
): Promise<Listed<ListedMail>> {
  const page = parseInput(getMails.input, input);
  const kept = keptMails(mail);
  const { count, mails } = await sentMails(postgres, organisationId, page);
  const data = await Promise.all(mails.map(async (row) => mailOnWire(row, await kept.read(row.id))));
  return { data, ...countedBy(page, count) };
}

export function keptMails({ kept }: Environment['mail']): KeptMails {
  if (!kept) throw notFound('folder of mails');
  return kept;
}

export function mailOnWire({ id, recipient, kind, sentAt, createdAt }: OutboxRow, mail: KeptMail | null): ListedMail {
  return {
    id,
    recipient,
    kind: listedKind.parse(kind),
    sentAt: (sentAt ?? createdAt).toISOString(),
    subject: mail?.subject ?? null,
  };
}
