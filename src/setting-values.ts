/** What the value of a setting may be, each with what is said of any other. The name of the variable stands before it. */
import { z } from 'zod';
import type { MailAuthor } from './outside/mail/mail-sender.ts';

export const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http:// or https:// address');
export const postgresUrl = z.string().refine((value) => /^postgres(ql)?:\/\//.test(value), 'must be a postgres:// address');

export const whole = (from: number, to: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(from, `must be ${from} to ${to}`)
    .max(to, `must be ${from} to ${to}`);

/** What a header may hold. */
export const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be one word of ASCII letters, digits and signs')
  .optional();

export const smtpUrl = z
  .string()
  .refine(
    (value) => /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
    'must be an smtp:// or smtps:// address',
  );

/** `mail@example.org`, or `Name <mail@example.org>`. The name may stand in quotes; no sign in it means anything. */
export const mailFrom = z
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
