/**
 * Links that are mailed to whoever has an account. What a link says is its number and a signature over its purpose, its account, the
 * address and the present password: no token is stored, a change of any of these ends it, and the same message has the same link
 * however often it is sent.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_PAGES, type AccountLinkPurpose } from '../../contract/account-pages.ts';
import { findAccountLink, putAccountLink } from '../../stores/postgres/account-links.ts';
import { ACCOUNT_LINK_KEY } from '../../stores/postgres/signing-keys.ts';
import type { UserRow } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { secretKey } from './secret-key.ts';

/** Milliseconds for which a link is good, and the wish for the mail that it stands in. */
export const LINK_KEPT_MS: Record<AccountLinkPurpose, number> = { confirm: 24 * 60 * 60_000, reset: 60 * 60_000 };

/** Absolute, good from now on. `id`: of the message. */
export async function accountLink(
  environment: Environment,
  { id, purpose, user }: { id: string; purpose: AccountLinkPurpose; user: UserRow },
): Promise<string> {
  const expiresAt = new Date(environment.now().getTime() + LINK_KEPT_MS[purpose]);
  await putAccountLink(environment.postgres, { id, purpose, userId: user.id, expiresAt });
  const signed = await signature(environment, { id, purpose, user });
  // Behind #, so that it reaches no server by itself: no log of a proxy and no Referer has it.
  return `${environment.publicUrl}${ACCOUNT_PAGES[purpose]}#${id}.${signed.toString('base64url')}`;
}

export interface GoodLink {
  id: string;
  user: UserRow;
}

/** Uses nothing up. @throws ServiceError TOKEN_EXPIRED, whatever is wrong with it */
export async function readLink(environment: Environment, purpose: AccountLinkPurpose, token: string): Promise<GoodLink> {
  const [, id, signed] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  const found = id && signed ? await findAccountLink(environment.postgres, id) : null;
  if (!id || !signed || !found) throw linkRefused();
  const { link, user } = found;
  const expected = await signature(environment, { id, purpose, user });
  const given = Buffer.from(signed, 'base64url');
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const isOver = link.usedAt !== null || link.expiresAt <= environment.now();
  if (!isOurs || link.purpose !== purpose || isOver || user.disabledAt) throw linkRefused();
  return { id, user };
}

export function linkRefused(): ServiceError {
  return new ServiceError('conflict', 'the link is not good, or not any more', { loginCode: 'TOKEN_EXPIRED' });
}

type Signed = { id: string; purpose: AccountLinkPurpose; user: UserRow };

async function signature(environment: Environment, { id, purpose, user }: Signed): Promise<Buffer> {
  return createHmac('sha256', await secretKey(environment, ACCOUNT_LINK_KEY))
    .update(JSON.stringify([purpose, id, user.id, user.email, user.passwordHash]))
    .digest();
}
