/** What was sent, is to be sent, or could not be; and where mails do not leave the program, the mails themselves. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { pagedList, pageOf } from './pages.ts';

/** `confirm` asks an address outside the organisation whether it wants its mail; `account` holds a link to an account, or news of it. */
export const OUTBOX_KINDS = ['alert', 'confirm', 'test', 'account'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

export const OUTBOX_CHANNELS = ['mail', 'webhook', 'slack', 'teams'] as const;
export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];

/** `dead`: tried until nobody would want it any more, or refused for good; it can be sent again by hand. `dropped`: nobody wants it any more. */
export const OUTBOX_STATES = ['waiting', 'sent', 'dead', 'dropped'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** Mails of accounts are shown to nobody: whoever read a colleague's could take his account. */
export const listedKind = z.enum(OUTBOX_KINDS).exclude(['account']);

export const listedMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  kind: listedKind,
  sentAt: instant,
  /** null where its file is gone. */
  subject: z.string().nullable(),
});
export type ListedMail = z.infer<typeof listedMail>;

export const getMails = endpoint({
  method: 'GET',
  path: '/outbox',
  access: 'user',
  scope: 'read',
  summary: 'List mails that stay here',
  description:
    'Mails of the organisation that were written to files, as no server of mail is configured; newest first. `not_found` where mail leaves by a server.',
  input: z.object(pageOf(100, 25)),
  output: pagedList(listedMail),
});

/** `html`: a whole page as it was sent, not to be trusted, with its pictures in it; null, as `text`, where there is none. */
export const openedMail = listedMail.extend({ from: z.string(), html: z.string().nullable(), text: z.string().nullable() });
export type OpenedMail = z.infer<typeof openedMail>;

export const getMail = endpoint({
  method: 'GET',
  path: '/outbox/:id',
  access: 'user',
  scope: 'read',
  summary: 'Read a mail that stays here',
  input: z.object({ id: z.uuid() }),
  output: z.object({ data: openedMail }),
});
