/**
 * The password grant behind POST /auth/login. Only this process may use it: a key that never leaves it must come with
 * the call, so that the attempts a stranger may make are counted in one place, the gateway's login call.
 */
import type Provider from 'oidc-provider';
import type { errors, ResourceServer, TokenEndpointGrantContext } from 'oidc-provider';
import type { Accounts } from './identity.ts';
import { DISABLED, UNCONFIRMED } from './token-endpoint.ts';

export interface PasswordGrantOptions {
  provider: Provider;
  InvalidGrant: typeof errors.InvalidGrant;
  OtherError: typeof errors.CustomOIDCProviderError;
  accounts: Accounts;
  scope: string;
  resource: ResourceServer & { audience: string };
  internalKey: string;
}

interface Parameters {
  username?: string;
  password?: string;
  internal_key?: string;
}

const GRANT = 'password';

export function registerPasswordGrant(options: PasswordGrantOptions): void {
  const { provider } = options;
  provider.registerGrantType<Parameters>(GRANT, (context) => answer(options, context), [
    'username',
    'password',
    'internal_key',
    'scope',
  ]);
}

async function answer(
  { provider, InvalidGrant, OtherError, ...options }: PasswordGrantOptions,
  context: TokenEndpointGrantContext<Parameters>,
) {
  const { client, params } = context.oidc;
  if (params.internal_key !== options.internalKey) throw new InvalidGrant('not for the outside');
  // What is signed in by it is as old as the password that was verified, however long that took.
  const authTime = Math.floor(Date.now() / 1000);
  const account = await options.accounts.verify(params.username ?? '', params.password ?? '');
  if (!account) throw new InvalidGrant('incorrect email or password');
  if (account === 'unconfirmed') throw new OtherError(UNCONFIRMED, 'the address is not confirmed');
  if (account.disabled) throw new OtherError(DISABLED, 'the account is disabled');

  const { audience } = options.resource;
  const resourceServer = new provider.ResourceServer(audience, options.resource);
  const grant = new provider.Grant({ accountId: account.userId, clientId: client.clientId });
  grant.addOIDCScope(options.scope);
  grant.addResourceScope(audience, options.scope);
  const grantId = await grant.save();
  // No browser session stands behind these tokens, so none ends them.
  const issued = { client, accountId: account.userId, grantId, gty: GRANT, scope: options.scope, expiresWithSession: false };
  const refreshToken = new provider.RefreshToken({ ...issued, authTime, resource: audience, rotations: 0 });
  // The access token says when that was.
  context.oidc.entity('RefreshToken', refreshToken);
  const accessToken = new provider.AccessToken({ ...issued, resourceServer });
  const stored = { access_token: await accessToken.save(), refresh_token: await refreshToken.save() };
  if (!(await options.accounts.stillVerified(account))) throw new InvalidGrant('the password was changed');
  context.body = {
    ...stored,
    expires_in: accessToken.expiration,
    token_type: accessToken.tokenType,
    scope: options.scope,
  };
}
