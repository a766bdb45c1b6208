/** The access tokens of the caller. */
import type { AccessToken } from '../../contract/access-tokens.ts';
import { type AccessTokenRow, ownTokens } from '../../stores/postgres/access-tokens.ts';
import type { Actor, Environment } from '../environment.ts';

export async function listAccessTokens({ postgres }: Environment, { userId }: Actor): Promise<AccessToken[]> {
  return (await ownTokens(postgres, userId)).map(tokenOnWire);
}

export function tokenOnWire({ id, name, scopes, start, createdAt, lastUsedAt, expiresAt }: AccessTokenRow): AccessToken {
  return {
    id: String(id),
    name,
    scopes,
    start,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
