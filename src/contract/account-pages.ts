/**
 * What somebody who is not signed in may ask of the embedded provider: an account, a link in a mail, a new password. What is answered is
 * the same whether or not an address is known. Failures are `{detail: CODE}` of the login catalogue; `rate_limited` says when in `Retry-After`.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timezone } from './filter.ts';
import { FIRST_CALLS } from './first-calls.ts';
import { LIMITS } from './limits.ts';
import { isStorable, isVisible } from './text.ts';

/** Of the mail that follows. */
export const accountLanguage = z.enum(['en', 'zh-Hant']);
export type AccountLanguage = z.infer<typeof accountLanguage>;

/** What a link in a mail is good for. */
const accountLinkPurpose = z.enum(['confirm', 'reset']);
export type AccountLinkPurpose = z.infer<typeof accountLinkPurpose>;

/** Letters of ASCII only: none that a store folds onto another. */
export const emailAddress = z.string().trim().max(LIMITS.emailLength).pipe(z.email());
/** An address as it is compared, however it is typed; null for what is nobody's. */
export function foldedAddress(typed: string): string | null {
  const trimmed = typed.trim();
  return /^[!-~]+$/.test(trimmed) ? trimmed.toLowerCase() : null;
}

/** Composed and decomposed letters of different keyboards are one password. */
export function isSamePassword(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC');
}

export const newPassword = z.string().min(LIMITS.passwordLength).max(LIMITS.longestPassword);
/** Of a person, and of an organisation. */
export const personName = z.string().trim().min(1).max(200).refine(isStorable).refine(isVisible);
const token = z.string().min(1).max(200);
const done = z.object({ result: z.literal(true) });

export const registerAccount = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Make an account',
  description:
    'The answer is the same whether or not the address is known: a mail says how it goes on. `USER_REGISTRATION_NOT_ALLOWED` where nobody may make accounts here.',
  failsByDetail: true,
  input: z.object({
    name: personName,
    /** Of the organisation that is made for them; without one it has their name. */
    organisation: personName.optional(),
    email: emailAddress,
    password: newPassword,
    /** Where the days of the organisation begin. */
    timezone: timezone.optional(),
    language: accountLanguage,
  }),
  output: done,
});

export const resendConfirmation = endpoint({
  ...FIRST_CALLS.resendConfirmation,
  summary: 'Ask for the mail of registration again',
  failsByDetail: true,
  input: z.object({ email: emailAddress, language: accountLanguage }),
  output: done,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot',
  access: 'public',
  summary: 'Ask for a link to a new password, by mail',
  failsByDetail: true,
  input: z.object({ email: emailAddress, language: accountLanguage }),
  output: done,
});

export const readAccountLink = endpoint({
  method: 'POST',
  path: '/auth/link',
  access: 'public',
  summary: 'See whose account a link in a mail is for',
  description: 'Nothing is done, and the link stays good. `TOKEN_EXPIRED` where it is not good, or not any more.',
  failsByDetail: true,
  input: z.object({ purpose: accountLinkPurpose, token }),
  output: z.object({ email: z.string() }),
});

export const confirmAccount = endpoint({
  method: 'POST',
  path: '/auth/confirm',
  access: 'public',
  summary: 'Confirm an account by the link in its mail',
  failsByDetail: true,
  /** That of the registration: whoever follows a link that a stranger made us send does not know it. PASSWORD_INCORRECT for any other. */
  input: z.object({ token, password: z.string().min(1).max(LIMITS.longestPassword) }),
  output: done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset',
  access: 'public',
  summary: 'Set a new password by the link in its mail',
  description: 'Signs the person out everywhere.',
  failsByDetail: true,
  input: z.object({ token, password: newPassword, language: accountLanguage }),
  output: done,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password',
  access: 'user',
  scope: 'none',
  summary: 'Change one’s own password',
  description: '`PASSWORD_INCORRECT` where the present one is another.',
  failsByDetail: true,
  input: z
    .object({ current: z.string().min(1).max(LIMITS.longestPassword), password: newPassword, language: accountLanguage })
    .refine(({ current, password }) => !isSamePassword(current, password), { path: ['password'] }),
  output: done,
});
