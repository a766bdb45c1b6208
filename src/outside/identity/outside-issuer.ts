/**
 * An outside OpenID provider (Keycloak or any other), reached through its discovery document, which is read once; a failure
 * is not kept, so that the next request tries again. Its keys are read anew as published-keys.ts says.
 */
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { directFetch } from '../../direct-fetch.ts';
import { timeLimit } from '../../time-limit.ts';
import { type Identity, IdentityUnreachable } from './identity.ts';
import { publishedKeys } from './published-keys.ts';
import { readTokenAnswer, type TokenAnswer } from './token-endpoint.ts';
import { verifyToken } from './verify-token.ts';

const TIMEOUT_MS = 5_000;

const discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  token_endpoint: z.url(),
  revocation_endpoint: z.url().optional(),
});
type Discovery = z.infer<typeof discovery>;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

export interface OutsideIssuerOptions {
  issuer: string;
  clientId: string;
  audience: string;
  scope: string;
  now(): Date;
}

export function createOutsideIdentity(options: OutsideIssuerOptions): Identity {
  let known: Promise<Discovery & { keys: JWTVerifyGetKey }> | null = null;

  function discovered() {
    known ??= discover(options).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  async function tokenCall(parameters: Record<string, string>) {
    const { token_endpoint: endpoint } = await discovered();
    return readTokenAnswer(await post(endpoint, { client_id: options.clientId, ...parameters }));
  }

  return {
    issuer: options.issuer,
    clientId: options.clientId,
    scope: options.scope,
    embedded: null,
    verify: async (token) => {
      const { issuer, keys } = await discovered();
      return verifyToken(token, { issuer, audience: options.audience, keys, now: options.now });
    },
    passwordLogin: (username, password) => tokenCall({ grant_type: 'password', scope: options.scope, username, password }),
    refresh: (refreshToken) => tokenCall({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => {
      const { revocation_endpoint: endpoint } = await discovered();
      if (endpoint) await post(endpoint, { client_id: options.clientId, token: refreshToken, token_type_hint: 'refresh_token' });
    },
  };
}

async function discover({ issuer, now }: OutsideIssuerOptions): Promise<Discovery & { keys: JWTVerifyGetKey }> {
  const found = await readDiscovery(issuer);
  return { ...found, keys: publishedKeys(() => fetchKeys(found.jwks_uri), now) };
}

async function readDiscovery(issuer: string): Promise<Discovery> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, body } = await call(address, {});
  const found = discovery.safeParse(body);
  if (status !== 200 || !found.success)
    throw new IdentityUnreachable(`${address} answered ${status} without an OpenID configuration`);
  if (found.data.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, '')) {
    throw new IdentityUnreachable(`${address} names another issuer: ${found.data.issuer}`);
  }
  return found.data;
}

async function fetchKeys(address: string): Promise<JSONWebKeySet> {
  const { status, body } = await call(address, {});
  const found = keySet.safeParse(body);
  if (status !== 200 || !found.success) throw new IdentityUnreachable(`${address} answered ${status} without keys`);
  return found.data;
}

function post(address: string, parameters: Record<string, string>): Promise<TokenAnswer> {
  return call(address, { method: 'POST', body: new URLSearchParams(parameters) });
}

async function call(address: string, init: RequestInit): Promise<TokenAnswer> {
  try {
    const response = await directFetch(address, { ...init, signal: timeLimit(TIMEOUT_MS) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    throw new IdentityUnreachable(`no answer from ${address}`, { cause: error });
  }
}

/** How many keys the issuer publishes now. @throws IdentityUnreachable */
export async function countIssuerKeys(issuer: string): Promise<number> {
  const { jwks_uri } = await readDiscovery(issuer);
  return (await fetchKeys(jwks_uri)).keys.length;
}
