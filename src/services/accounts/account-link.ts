/**
 * Links in mails, and those by which a password is set anew. What a link says is its number and a signature over its purpose, its account,
 * the address and the present password: no token is stored, a change of any of these ends it, and the same message has the same link
 * however often it is sent.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountLinkPurpose } from '../../contract/account-pages.ts';
import { ACCOUNT_PAGES } from '../../contract/account-paths.ts';
import { findAccountLink, putAccountLink } from '../../stores/postgres/account-links.ts';
import { ACCOUNT_LINK_KEY } from '../../stores/postgres/signing-keys.ts';
import type { UserRow } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { secretKey } from './secret-key.ts';

/** Milliseconds for which a link is good, and the wish for the mail that it stands in. */
export const LINK_KEPT_MS: Record<AccountLinkPurpose, number> = { confirm: 24 * 60 * 60_000, reset: 60 * 60_000 };

/** Absolute, good from now on. `id`: of the message. */
export async function resetLink(environment: Environment, { id, user }: GoodLink): Promise<string> {
  const expiresAt = new Date(environment.now().getTime() + LINK_KEPT_MS.reset);
  await putAccountLink(environment.postgres, { id, userId: user.id, expiresAt });
  const signed = await signature(environment, said({ id, user }));
  // Behind #, so that it reaches no server by itself: no log of a proxy and no Referer has it.
  return `${environment.publicUrl}${ACCOUNT_PAGES.reset}#${id}.${signed.toString('base64url')}`;
}

export interface GoodLink {
  id: string;
  user: UserRow;
}

/** Uses nothing up. @throws ServiceError TOKEN_EXPIRED, whatever is wrong with it */
export async function readResetLink(environment: Environment, token: string): Promise<GoodLink> {
  const id = numberIn(token);
  const found = await findAccountLink(environment.postgres, id);
  if (!found || !(await isSigned(environment, token, said({ id, user: found.user })))) throw linkRefused();
  const { link, user } = found;
  if (link.usedAt || link.expiresAt <= environment.now() || user.disabledAt) throw linkRefused();
  return { id, user };
}

export function linkRefused(): ServiceError {
  return new ServiceError('conflict', 'the link is not good, or not any more', { loginCode: 'TOKEN_EXPIRED' });
}

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** Of the row that it is of. @throws ServiceError TOKEN_EXPIRED */
export function numberIn(token: string): string {
  const id = TOKEN.exec(token)?.[1];
  if (!id) throw linkRefused();
  return id;
}

/** Whether the token carries our signature over this. */
export async function isSigned(environment: Environment, token: string, what: readonly string[]): Promise<boolean> {
  const given = Buffer.from(TOKEN.exec(token)?.[2] ?? '', 'base64url');
  const expected = await signature(environment, what);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** `what`: its purpose first. */
export async function signature(environment: Environment, what: readonly string[]): Promise<Buffer> {
  return createHmac('sha256', await secretKey(environment, ACCOUNT_LINK_KEY))
    .update(JSON.stringify(what))
    .digest();
}

function said({ id, user }: GoodLink): string[] {
  return ['reset', id, user.id, user.email, user.passwordHash];
}
