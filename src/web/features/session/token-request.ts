/** What the provider's way back says, and the calls of its token endpoint, as a client without a secret makes them. The answers are for the library to judge. */
import type { AuthorizationServer } from 'oauth4webapi';
import { PATIENCE } from './provider.ts';

/** The code in the address to which the provider has led back. @throws where there is none, or another provider has led there (RFC 9207). */
export function codeIn(said: URLSearchParams, provider: AuthorizationServer): string {
  const [issuer, error, code] = [said.get('iss'), said.get('error'), said.get('code')];
  const isOthers = issuer === null ? provider.authorization_response_iss_parameter_supported : issuer !== provider.issuer;
  if (isOthers) throw new Error(`another provider answers: ${issuer}`);
  if (error !== null || !code) throw new Error(`the provider gives no code: ${error}`);
  return code;
}

/** Without TLS only where this page came so too. */
export async function askForTokens(provider: AuthorizationServer, form: Record<string, string>): Promise<Response> {
  const { token_endpoint: endpoint = '' } = provider;
  if (!endpoint.startsWith(location.protocol) && !endpoint.startsWith('https:'))
    throw new Error('tokens are asked for over HTTPS');
  const body = new URLSearchParams(form);
  return fetch(endpoint, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
}
