/**
 * The two kinds of issuers in front of the same gateway, for tests that make tokens themselves: the embedded provider, and
 * one outside, which is a loopback server with a discovery document and keys that a test may change.
 */
import type { FastifyInstance } from 'fastify';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import type { Gateway } from '../../src/gateway/gateway.ts';
import { createOutsideIdentity } from '../../src/outside/identity/outside-issuer.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { listSigningKeys } from '../../src/stores/postgres/signing-keys.ts';
import { AUDIENCE, openTestGateway, PUBLIC_URL, type TestGateway } from './gateway.ts';
import { startWebServer } from './web-server.ts';

type Key = Awaited<ReturnType<typeof importJWK>>;

export interface TokenIssuer {
  app: FastifyInstance;
  clock: { now: Date };
  issuer: string;
  audience: string;
  kid: string;
  privateKey: Key;
  publicJwk: JWK;
  publicPem: string;
  /** What says who it is. */
  person: JWTPayload;
  /** Who that is here. */
  actor: Actor;
  environment: Environment;
  close(): Promise<void>;
}

export const ISSUERS = { embedded: openEmbedded, outside: openOutside };

async function openEmbedded(): Promise<TokenIssuer> {
  const gateway = await openTestGateway();
  const [row] = await listSigningKeys(gateway.stores.environment.postgres);
  if (!row) throw new Error('no signing key');
  const { kty, n, e } = row.jwk as JWK;
  const actor = await gateway.stores.createOrganisation();
  return issuerOf(gateway, {
    issuer: `${PUBLIC_URL}/oidc`,
    kid: row.kid,
    privateKey: await importJWK(row.jwk, 'RS256'),
    publicJwk: { kty, n, e } as JWK,
    person: { sub: actor.userId },
    actor,
    close: () => gateway.close(),
  });
}

async function openOutside(given: Partial<Gateway> = {}): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = 'of-the-outside-issuer';
  const server = await startWebServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const endpoints = { jwks_uri: `${issuer}/keys`, token_endpoint: `${issuer}/token` };
    if (request.url?.endsWith('/keys')) response.end(JSON.stringify({ keys: [{ ...publicJwk, kid, alg: 'RS256', use: 'sig' }] }));
    else response.end(JSON.stringify({ issuer, ...endpoints }));
  });
  const issuer = `http://127.0.0.1:${server.port}/realms/news`;
  const clock = () => gateway.stores.clock.now;
  const identity = createOutsideIdentity({
    issuer,
    clientId: 'earshot-web',
    audience: AUDIENCE,
    scope: 'openid email',
    now: () => clock(),
  });
  const gateway: TestGateway = await openTestGateway({ identity, ...given });
  const actor: Actor = await gateway.stores.createOrganisation();
  return issuerOf(gateway, {
    issuer,
    kid,
    privateKey,
    publicJwk,
    person: { sub: 'their-own-id', email: `${actor.userId}@test.invalid`, email_verified: true },
    actor,
    close: async () => {
      await gateway.close();
      await server.close();
    },
  });
}

async function issuerOf(
  { app, stores }: TestGateway,
  given: Omit<TokenIssuer, 'app' | 'clock' | 'audience' | 'publicPem' | 'environment'>,
): Promise<TokenIssuer> {
  const publicKey = await importJWK({ ...given.publicJwk, alg: 'RS256' }, 'RS256', { extractable: true });
  if (publicKey instanceof Uint8Array) throw new Error('a public key is no secret');
  const { clock, environment } = stores;
  return { ...given, app, clock, environment, audience: AUDIENCE, publicPem: await exportSPKI(publicKey) };
}

export interface MadeToken {
  /** Replace those of a token that counts; undefined leaves one out. */
  claims?: JWTPayload;
  header?: Partial<JWTHeaderParameters>;
  key?: Key;
}

/** A token of this issuer that counts, but for what is given. */
export function makeToken(
  { issuer, audience, kid, person, privateKey, clock }: TokenIssuer,
  made: MadeToken = {},
): Promise<string> {
  const now = seconds(clock.now);
  const claims = { iss: issuer, aud: audience, ...person, iat: now, exp: now + 600, ...made.claims };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...made.header }).sign(made.key ?? privateKey);
}

export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
