/** Makes an access token for whoever is signed in. It is told this once; that it was made they are told by mail. */
import type { z } from 'zod';
import { createAccessToken as endpoint } from '../../contract/access-tokens.ts';
import { LIMITS } from '../../contract/limits.ts';
import { countTokensAlone, insertToken } from '../../stores/postgres/access-tokens.ts';
import { findMember } from '../../stores/postgres/users.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { makeAccessToken } from './access-token.ts';
import { insertAccountMail } from './account-mail.ts';
import { tokenOnWire } from './list-access-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @throws ServiceError limit_reached */
export async function createAccessToken(
  { postgres, now, log }: Environment,
  actor: Actor,
  input: unknown,
): Promise<z.infer<typeof endpoint.output>['data']> {
  const { name, scopes, expiresInDays, language } = parseInput(endpoint.input, input);
  const { userId } = actor;
  const at = now();
  const expiresAt = expiresInDays === null ? null : new Date(at.getTime() + expiresInDays * DAY_MS);
  const { token, start, hash } = makeAccessToken();
  const email = (await findMember(postgres, userId))?.user.email;
  const row = await postgres.transaction(async (transaction) => {
    const used = await countTokensAlone(transaction, userId);
    if (used >= LIMITS.accessTokens) throw limitReached('accessTokens', LIMITS.accessTokens, used);
    const made = await insertToken(transaction, { userId, name, hash, start, scopes, createdAt: at, expiresAt });
    const detail = { token: made.id, scopes: scopes.join(' '), ...(expiresInDays !== null && { days: expiresInDays }) };
    await recordAct(transaction, { act: 'access_token_created', by: actor, at, detail });
    if (email) await insertAccountMail(transaction, { email, says: 'token', language }, at);
    return made;
  });
  log.info({ userId, accessToken: row.id }, 'an access token was made');
  return { ...tokenOnWire(row), token };
}
