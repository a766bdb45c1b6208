/** Revokes one of the caller's access tokens: from then on nothing is done by it. */
import { revokeAccessToken as endpoint } from '../../contract/access-tokens.ts';
import { isOwnToken, revokeToken } from '../../stores/postgres/access-tokens.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';

/** @throws ServiceError not_found */
export async function revokeAccessToken({ postgres, now, log }: Environment, actor: Actor, input: unknown): Promise<void> {
  const id = Number(parseInput(endpoint.input, input).tokenId);
  const { userId } = actor;
  const at = now();
  if (!(await isOwnToken(postgres, userId, id))) throw notFound('access token');
  const isRevoked = await postgres.transaction(async (transaction) => {
    const revoked = await revokeToken(transaction, userId, id, at);
    if (revoked) await recordAct(transaction, { act: 'access_token_revoked', by: actor, at, detail: { token: id } });
    return revoked;
  });
  if (isRevoked) log.info({ userId, accessToken: id }, 'an access token was revoked');
}
