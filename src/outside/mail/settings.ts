/** The settings of mail, as the configuration reads them. */
import { z } from 'zod';
import type { MailAuthor } from './mail-sender.ts';

const smtpUrl = z
  .string()
  .refine(
    (value) => /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
    'must be an smtp:// or smtps:// address',
  );

/** `mail@example.org`, or `Name <mail@example.org>`. The name may stand in quotes; no sign in it means anything. */
const mailFrom = z
  .string()
  .trim()
  .transform((value, context): MailAuthor => {
    const { name = '', address = value } = /^(?<name>[^<>\r\n]*)<(?<address>[^<>]*)>$/.exec(value)?.groups ?? {};
    if (!/^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\]+$/.test(address))
      context.addIssue({ code: 'custom', message: 'must be an address, or Name <address>' });
    return { name: unquoted(name.trim()), address };
  });

function unquoted(name: string): string {
  return /^".*"$/.test(name) ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name;
}

export const MAIL_VARIABLES = {
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  DKIM_DOMAIN: z.hostname('must be the name of a domain').optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]+$/, 'must be one word')
    .optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
};
