/**
 * The configuration of the embedded OpenID provider: one public client (the web page), code flow with PKCE, access
 * tokens as JWTs for the gateway's audience, refresh tokens that rotate, no consent page.
 */
import { createHash } from 'node:crypto';
import type { AccessToken, ClientCredentials, Configuration, KoaContextWithOIDC, ResourceServer } from 'oidc-provider';
import type { Accounts } from './identity.ts';
import type { ProviderKeys } from './keys.ts';
import { errorPage, logoutPage, signedOutPage } from './pages.ts';

export const SCOPE = 'openid profile email';

/** Seconds. */
export interface TokenLifetimes {
  accessToken: number;
  /** From signing in; rotation does not extend it. */
  refreshToken: number;
}

export interface ProviderSettings {
  productName: string;
  /** Origin of the web page. */
  publicUrl: string;
  clientId: string;
  audience: string;
  lifetimes: TokenLifetimes;
  accounts: Accounts;
}

export function providerConfiguration(settings: ProviderSettings, keys: ProviderKeys): Omit<Configuration, 'adapter'> {
  const { publicUrl, audience, lifetimes, productName } = settings;
  return {
    clients: [webClient(settings)],
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookies,
      names: { session: 'earshot_session', interaction: 'earshot_interaction', resume: 'earshot_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: '/oidc' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    responseTypes: ['code'],
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
    // given_name and email belong into the ID token itself, where Keycloak puts them too.
    conformIdTokenClaims: false,
    findAccount: async (_context, userId) => {
      const account = await settings.accounts.find(userId);
      if (!account || account.disabled) return undefined;
      const { email, name } = account;
      return { accountId: userId, claims: () => ({ sub: userId, email, email_verified: true, name, given_name: name }) };
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: logoutPage(productName, allowInlineScript),
        postLogoutSuccessSource: signedOutPage(productName, `${publicUrl}/login`),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => gatewayResource(settings),
      },
    },
    // Browsers name the origin of our own page's posts too.
    clientBasedCORS: (_context, origin) => origin === publicUrl,
    interactions: { url: (_context, interaction) => `/oidc/interaction/${interaction.uid}` },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    loadExistingGrant: (context) => grantOf(context, audience),
    pkce: { required: () => true },
    renderError: errorPage(productName, publicUrl),
    extraTokenClaims: (context, token) => signInClaims(context, token),
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: 60,
      Grant: lifetimes.refreshToken,
      IdToken: lifetimes.accessToken,
      Interaction: 3600,
      RefreshToken: refreshTokenLifetime(lifetimes),
      Session: lifetimes.refreshToken,
    },
  };
}

/** What outside providers say too: which sign-in an access token is of, and when that was. Renewals change neither. */
function signInClaims(
  { oidc }: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
): { sid?: string; auth_time?: number } {
  if (!('accountId' in token)) return {};
  // Without a session of the browser, as by the password grant, each sign-in has a grant of its own.
  const sid = token.sessionUid ?? token.grantId;
  const authTime = (oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken)?.authTime;
  return { ...(sid !== undefined && { sid }), ...(authTime !== undefined && { auth_time: authTime }) };
}

function refreshTokenLifetime({ refreshToken }: TokenLifetimes) {
  return (context: KoaContextWithOIDC | undefined) => context?.oidc?.entities.RotatedRefreshToken?.remainingTTL ?? refreshToken;
}

/** The gateway as the provider sees it: whom access tokens are for. */
export function gatewayResource({ audience, lifetimes }: ProviderSettings): ResourceServer & { audience: string } {
  return {
    scope: SCOPE,
    audience,
    accessTokenTTL: lifetimes.accessToken,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  };
}

function webClient({ clientId, publicUrl }: ProviderSettings) {
  return {
    client_id: clientId,
    application_type: 'web' as const,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token', 'password'],
    response_types: ['code' as const],
    redirect_uris: ['/', '/login', '/login/callback', '/login/silent'].map((path) => publicUrl + path),
    post_logout_redirect_uris: ['/', '/login', '/login?reason=token-expired'].map((path) => publicUrl + path),
  };
}

/** The one client is our own page: signing in is consent enough. */
async function grantOf(context: KoaContextWithOIDC, audience: string) {
  const { provider, client, session } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(audience, SCOPE);
  await grant.save();
  return grant;
}

/** Adds the script to the content security policy that the gateway has put on the answer. */
function allowInlineScript(context: KoaContextWithOIDC, script: string): void {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = context.response.get('content-security-policy');
  context.set(
    'content-security-policy',
    policy.replace(/script-src [^;]*/, (sources) => `${sources} 'sha256-${hash}'`),
  );
}
