/** The access tokens of whoever is signed in. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/access-tokens.ts';
import { createAccessToken } from '../../services/accounts/create-access-token.ts';
import { listAccessTokens } from '../../services/accounts/list-access-tokens.ts';
import { revokeAccessToken } from '../../services/accounts/revoke-access-token.ts';
import { registerForUser } from '../register.ts';

export function addAccessTokens(app: FastifyInstance): void {
  const { environment } = app.gateway;

  registerForUser(app, endpoints.listAccessTokens, async (_input, actor) => ({
    data: await listAccessTokens(environment, actor),
  }));

  registerForUser(app, endpoints.createAccessToken, async (input, actor) => ({
    data: await createAccessToken(environment, actor, input),
  }));

  registerForUser(app, endpoints.revokeAccessToken, async (input, actor) => {
    await revokeAccessToken(environment, actor, input);
    return { result: true as const };
  });
}
