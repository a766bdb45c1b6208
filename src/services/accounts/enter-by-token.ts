/**
 * Who acts, for a call that brings an access token: the person who made it, while they may sign in. It is no device, and lasts whatever becomes
 * of their devices and their password (docs/decisions/0067). The usual call costs one look.
 */
import type { Scope } from '../../contract/scopes.ts';
import { type AccessTokenRow, findTokenByHash, noteTokenRefused, noteTokenUse } from '../../stores/postgres/access-tokens.ts';
import type { Member } from '../../stores/postgres/users.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Caller, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { accessTokenHash } from './access-token.ts';
import { noteSeen } from './note-seen.ts';

export interface EnteredByToken {
  actor: Actor;
  tokenId: number;
  scopes: readonly Scope[];
  /** null: when it is revoked. */
  expiresAt: Date | null;
}

/** That it was used is written so often at most. */
const USED_EVERY_MS = 60_000;

/** That one that is good no more was brought is written down so often at most: programs try on. */
const REFUSED_EVERY_MS = 60 * 60_000;

/** @throws ServiceError unauthenticated */
export async function enterByToken(environment: Environment, text: string, from: Caller): Promise<EnteredByToken> {
  const { postgres } = environment;
  const hash = accessTokenHash(text);
  const found = hash === null ? null : await findTokenByHash(postgres, hash);
  if (!found) throw noSuchToken();
  const { token, user, organisation } = found;
  const now = environment.now();
  if (user.disabledAt !== null) {
    await writeDown(environment, found, 'disabled', from);
    throw noSuchToken();
  }
  const why = token.revokedAt !== null ? 'revoked' : token.expiresAt !== null && token.expiresAt <= now ? 'expired' : null;
  if (why !== null) {
    await writeDown(environment, found, why, from);
    throw new ServiceError('unauthenticated', `the access token is ${why}`);
  }
  await noteUse(environment, token, now);
  return {
    actor: { userId: user.id, organisationId: organisation.id, timezone: organisation.timezone },
    tokenId: token.id,
    scopes: token.scopes,
    expiresAt: token.expiresAt,
  };
}

/** Whether somebody is disabled is not told to whoever brings what was his. */
function noSuchToken(): ServiceError {
  return new ServiceError('unauthenticated', 'no such access token');
}

async function noteUse({ postgres }: Environment, { id, lastUsedAt }: AccessTokenRow, now: Date): Promise<void> {
  const before = new Date(now.getTime() - USED_EVERY_MS);
  if (lastUsedAt === null || lastUsedAt < before) await noteSeen(noteTokenUse(postgres, id, now, before));
}

async function writeDown(
  { postgres, now }: Environment,
  { token, user, organisation }: Member & { token: AccessTokenRow },
  reason: 'revoked' | 'expired' | 'disabled',
  from: Caller,
): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - REFUSED_EVERY_MS);
  // Most come again within the hour, and a look is cheaper than a transaction.
  if (token.refusedAt !== null && token.refusedAt >= before) return;
  await postgres.transaction(async (transaction) => {
    if (!(await noteTokenRefused(transaction, token.id, at, before))) return;
    const by = { userId: user.id, organisationId: organisation.id, from };
    const detail = { token: token.id, reason };
    await recordAct(transaction, { act: 'access_token_refused', outcome: 'refused', by, at, detail });
  });
}
