import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Identity, IdentityUnreachable, TokenRefused } from './identity.ts';
import { createOutsideIdentity } from './outside-issuer.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const AUDIENCE = 'earshot-gateway';
const SCOPE = 'openid email offline_access';

interface Reply {
  status: number;
  body: unknown;
}

let server: Server;
let issuer: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let replies: Record<string, Reply>;
let asked: { path: string; body: string }[];
let identity: Identity;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  server = createServer((request, response) => {
    const path = request.url ?? '';
    void text(request).then((body) => {
      asked.push({ path, body });
      const reply = replies[path] ?? { status: 404, body: {} };
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/news`;
});
afterAll(() => new Promise((done) => server.close(done)));

beforeEach(async () => {
  asked = [];
  const endpoint = (name: string) => `${new URL(issuer).origin}/${name}`;
  const configuration = {
    issuer,
    jwks_uri: endpoint('keys'),
    token_endpoint: endpoint('token'),
    revocation_endpoint: endpoint('revoke'),
  };
  replies = {
    '/realms/news/.well-known/openid-configuration': { status: 200, body: configuration },
    '/keys': { status: 200, body: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] } },
    '/token': { status: 200, body: { access_token: 'a', refresh_token: 'r', expires_in: 60 } },
    '/revoke': { status: 200, body: {} },
  };
  identity = createOutsideIdentity({ issuer, clientId: 'earshot-web', audience: AUDIENCE, scope: SCOPE, now: () => NOW });
});

function token(claims: JWTPayload = {}, kid = 'k1'): Promise<string> {
  const standard = {
    iss: issuer,
    aud: ['account', AUDIENCE],
    sub: 'kc-1',
    email: 'ada@test.invalid',
    email_verified: true,
    exp: NOW.getTime() / 1000 + 60,
  };
  return new SignJWT({ ...standard, ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(keys.privateKey);
}

describe('verification against the published keys', () => {
  test('a token of the issuer counts, with its verified address; keys are fetched once', async () => {
    expect(await identity.verify(await token())).toMatchObject({ subject: 'kc-1', email: 'ada@test.invalid' });
    await identity.verify(await token());
    expect(asked.map(({ path }) => path)).toEqual(['/realms/news/.well-known/openid-configuration', '/keys']);
  });

  test.each<[string, unknown]>([
    ['says that it has not', false],
    ['does not say', undefined],
    ['says something else', 'true'],
  ])('an address is none where the issuer %s verified it', async (_what, verified) => {
    expect(await identity.verify(await token({ email_verified: verified }))).toMatchObject({ subject: 'kc-1', email: null });
  });

  test('a key endpoint that cannot be reached is unreachable, not refused', async () => {
    const configuration = replies['/realms/news/.well-known/openid-configuration'];
    const closed = { ...(configuration?.body as object), jwks_uri: 'http://127.0.0.1:1/keys' };
    replies['/realms/news/.well-known/openid-configuration'] = { status: 200, body: closed };
    await expect(identity.verify(await token())).rejects.toThrow(IdentityUnreachable);
  });

  test.each<[string, JWTPayload, string]>([
    ['another audience', { aud: 'account' }, 'k1'],
    ['another issuer', { iss: 'http://127.0.0.1/other' }, 'k1'],
    ['expired', { exp: NOW.getTime() / 1000 - 61 }, 'k1'],
    ['an unknown key', {}, 'k2'],
  ])('%s is refused', async (_why, claims, kid) => {
    await expect(identity.verify(await token(claims, kid))).rejects.toThrow(TokenRefused);
  });

  test.each<[string, string, Reply]>([
    ['discovery fails', '/realms/news/.well-known/openid-configuration', { status: 503, body: {} }],
    [
      'discovery names another issuer',
      '/realms/news/.well-known/openid-configuration',
      {
        status: 200,
        body: { issuer: 'http://127.0.0.1/other', jwks_uri: 'http://127.0.0.1/k', token_endpoint: 'http://127.0.0.1/t' },
      },
    ],
    ['the keys cannot be had', '/keys', { status: 500, body: {} }],
  ])('%s: unreachable, not refused, and tried again', async (_why, path, reply) => {
    const right = replies[path] ?? reply;
    replies[path] = reply;
    await expect(identity.verify(await token())).rejects.toThrow(IdentityUnreachable);
    replies[path] = right;
    expect((await identity.verify(await token())).subject).toBe('kc-1');
  });
});

describe('the token endpoint', () => {
  test('password, refresh and revocation are its standard calls', async () => {
    expect(await identity.passwordLogin('ada', 'pw')).toEqual({ accessToken: 'a', refreshToken: 'r' });
    expect(await identity.refresh('old')).toEqual({ accessToken: 'a', refreshToken: 'r' });
    await identity.revoke('r');
    expect(asked.slice(1).map(({ path, body }) => [path, Object.fromEntries(new URLSearchParams(body))])).toEqual([
      ['/token', { client_id: 'earshot-web', grant_type: 'password', scope: SCOPE, username: 'ada', password: 'pw' }],
      ['/token', { client_id: 'earshot-web', grant_type: 'refresh_token', refresh_token: 'old' }],
      ['/revoke', { client_id: 'earshot-web', token: 'r', token_type_hint: 'refresh_token' }],
    ]);
  });

  test.each([
    { status: 401, body: { error: 'invalid_grant' }, kind: TokenRefused },
    { status: 400, body: { error: 'invalid_grant' }, kind: TokenRefused },
    { status: 401, body: { error: 'invalid_client' }, kind: IdentityUnreachable },
    { status: 200, body: { access_token: 'a' }, kind: IdentityUnreachable },
    { status: 500, body: {}, kind: IdentityUnreachable },
  ])('$status $body is $kind.name', async ({ status, body, kind }) => {
    replies['/token'] = { status, body };
    await expect(identity.refresh('old')).rejects.toThrow(kind);
  });
});
