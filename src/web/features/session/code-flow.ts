/** The authorization code flow with PKCE (OpenID Connect Core, 3.1): the address that begins it, what its end brings, and its renewal. */
import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  ResponseBodyError,
  type TokenEndpointResponse,
} from 'oauth4webapi';
import { type BegunSignIn, rememberBegun, takeBegun } from './begun-sign-in.ts';
import { loadClientSettings } from './client-settings.ts';
import { clientOf, describedProvider } from './provider.ts';
import { type StoredSession, sessionOf } from './stored-session.ts';
import { askForTokens, codeIn } from './token-request.ts';

/** Where the provider sends the browser back to. */
export const CALLBACK_PATH = '/login/callback';

/** What a provider says that may not show its form and would have to (OpenID Connect Core, 3.1.2.6). */
const NOBODY = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

interface Wish {
  prompt?: 'none' | 'login' | 'create' | 'select_account' | undefined;
  language?: string;
  /** Is there again when the provider leads back. */
  data?: string | undefined;
}

export async function signInAddress({ prompt, language, data }: Wish): Promise<string> {
  const { authority, clientId, scope } = await loadClientSettings();
  const { authorization_endpoint: endpoint } = await describedProvider();
  if (!endpoint) throw new Error('the provider does not say where to sign in');
  const [state, nonce, verifier] = [generateRandomState(), generateRandomNonce(), generateRandomCodeVerifier()];
  const address = withParameters(endpoint, {
    client_id: clientId,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt,
    ui_locales: language,
  });
  const begun: BegunSignIn = { authority, client_id: clientId, code_verifier: verifier, nonce, data };
  rememberBegun(sessionStorage, state, begun, seconds());
  return address;
}

/** `address`: of the page to which the provider has led back. null: it has nobody, or nobody without its form. */
export async function finishSignIn({ searchParams }: URL): Promise<{ session: StoredSession; data: string | undefined } | null> {
  const { authority, clientId, scope } = await loadClientSettings();
  const state = searchParams.get('state') ?? '';
  const begun = takeBegun(sessionStorage, state);
  if (!begun || begun.authority !== authority || begun.client_id !== clientId)
    throw new Error('this answers no sign-in that was begun in this tab');
  if (NOBODY.includes(searchParams.get('error') ?? '')) return null;
  try {
    const provider = await describedProvider();
    const { code_verifier, nonce: expectedNonce, data } = begun;
    const answer = await askForTokens(provider, {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: codeIn(searchParams, provider),
      redirect_uri: redirectUri(),
      code_verifier,
    });
    const given = await processAuthorizationCodeResponse(provider, clientOf(clientId), answer, {
      requireIdToken: true,
      ...(expectedNonce && { expectedNonce }),
    });
    return { session: toSession(given, { scope }), data };
  } catch (error) {
    if (error instanceof ResponseBodyError && NOBODY.includes(error.error)) return null;
    throw error;
  }
}

export async function renewSession(before: StoredSession): Promise<StoredSession> {
  const { refresh_token: token, scope } = before;
  if (!token) throw new Error('the provider gave nothing to renew the session with');
  const { clientId } = await loadClientSettings();
  const provider = await describedProvider();
  const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...(scope && { scope }) };
  const answer = await askForTokens(provider, form);
  return toSession(await processRefreshTokenResponse(provider, clientOf(clientId), answer), before);
}

function toSession(given: TokenEndpointResponse, before: Partial<StoredSession>): StoredSession {
  return sessionOf(given, getValidatedIdTokenClaims(given), seconds(), before);
}

/** Those without a value are left out. */
export function withParameters(endpoint: string, parameters: Record<string, string | undefined>): string {
  const address = new URL(endpoint);
  for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value);
  return address.href;
}

function redirectUri(): string {
  return location.origin + CALLBACK_PATH;
}

function seconds(): number {
  return Date.now() / 1000;
}
