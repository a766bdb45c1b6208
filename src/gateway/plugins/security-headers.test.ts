/** What every kind of answer says to the browser, over a real connection: some answers are given before any hook, or do not end. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { CALLS_PER_MINUTE } from '../../contract/calls-per-minute.ts';

const TLS_URL = 'https://earshot.example';
const SAFE =
  "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self' data:;" +
  "connect-src 'self';form-action 'self';frame-src 'none';frame-ancestors 'none';object-src 'none';base-uri 'none'";
const webFolder = mkdtempSync(join(tmpdir(), 'earshot-web-'));

let plain: TestGateway;
let behindTls: TestGateway;
let server: string;
let given: { token: string; topicId: string; download: string };
beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Earshot</title>');
  writeFileSync(join(webFolder, 'assets', 'main-1a2b3c.js'), 'void 0');
  const callsPerMinute = { ...CALLS_PER_MINUTE, searches: 1 };
  plain = await openTestGateway({ webFolder, callsPerMinute });
  behindTls = await openTestGateway({ webFolder, publicUrl: TLS_URL, trustProxy: [] }, plain);
  server = await plain.app.listen({ host: '127.0.0.1', port: 0 });
  const actor = await plain.stores.createOrganisation();
  const topic = await topicOfPosts(plain.stores, actor, [{}]);
  const token = await plain.tokenFor(actor);
  const download = (await plain.call(token, 'get_topic_analysis_posts_csv', [topic.id, {}])).json().result.url;
  given = { token, topicId: topic.id, download };
});
afterAll(async () => {
  await behindTls.close();
  await plain.close();
  rmSync(webFolder, { recursive: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const own = { authorization: `Bearer ${given.token}`, ...headers };
  const answer = await fetch(server + path, { method, headers: own, redirect: 'manual', ...(body !== undefined && { body }) });
  const found = { status: answer.status, headers: Object.fromEntries(answer.headers) };
  await answer.body?.cancel();
  return found;
}

const API = '/api/gateway';
const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** Name, how it is asked for, its status, and what it says of caches; null: what is given is nobody's secret. */
const ANSWERS: [string, () => Promise<{ status: number; headers: Record<string, string> }>, number, string | null][] = [
  ['the page', () => ask('/'), 200, 'no-cache'],
  ['an address of the page', () => ask('/users/reset'), 200, 'no-cache'],
  ['a built file', () => ask('/assets/main-1a2b3c.js'), 200, 'public, max-age=31536000, immutable'],
  ['a file that is none', () => ask('/assets/gone.js'), 404, null],
  ['an answer with figures', () => ask(`${API}/analysis/overview?id=${given.topicId}`), 200, 'no-store'],
  ['a public answer', () => ask(`${API}/client-settings`), 200, 'no-store'],
  ['a sign-in that is refused', () => ask(`${API}/auth/login`, json({ username: 'a', password: 'b' })), 401, 'no-store'],
  ['nobody', () => ask(`${API}/topics`, { headers: { authorization: '' } }), 401, 'no-store'],
  ['the same by another spelling', () => ask('/%61pi/gateway/topics', { headers: { authorization: '' } }), 401, 'no-store'],
  ['no such call', () => ask(`${API}/gone`), 404, 'no-store'],
  ['a wrong method', () => ask(`${API}/topics`, { method: 'PATCH' }), 404, 'no-store'],
  ['too large a body', () => ask(`${API}/call`, json('x'.repeat(1024 * 1024))), 413, 'no-store'],
  ['another site', () => ask(`${API}/call`, { ...json({}), headers: { origin: 'https://evil.example' } }), 403, 'no-store'],
  ['a file', () => ask(given.download), 200, 'no-store'],
  ['a stream', () => ask(`${API}/topics/${given.topicId}/arrivals`), 200, 'no-store'],
  ['a page of a link in a mail', () => ask(`${API}/unsubscribe/x`), 404, 'no-store'],
  ['what hubs ask', () => ask(`${API}/websub/x`), 404, 'no-store'],
  ['a call of the operator', () => ask(`${API}/operator/sources`, { headers: operator }), 200, 'no-store'],
  ['the discovery of the provider', () => ask('/oidc/.well-known/openid-configuration'), 200, null],
  ['the keys of the provider', () => ask('/oidc/jwks'), 200, null],
  [
    'an error page of the provider',
    () => ask('/oidc/auth?client_id=gone', { headers: { accept: 'text/html' } }),
    400,
    'no-store',
  ],
  ['an error of its token endpoint', () => ask('/oidc/token', { method: 'POST' }), 400, 'no-store'],
  ['its page of signing out', () => ask('/oidc/session/end', { headers: { accept: 'text/html' } }), 200, 'no-store'],
  ['no address of the provider', () => ask('/oidc/gone'), 404, null],
];

test.each(ANSWERS)('%s is safe', async (name, asked, status, cache) => {
  const answer = await asked();
  expect(answer.status).toBe(status);
  // One page of the provider posts a form by itself, with the script of which this is the hash, and no other.
  const { 'content-security-policy': policy = '', ...headers } = answer.headers;
  expect(policy.replace(/ 'sha256-[\w+/=]{44}'/, name.startsWith('its page') ? '' : '$&')).toBe(SAFE);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': name.includes('link in a mail') ? 'no-referrer' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
  // What the provider publishes anybody may read; nobody's cookies go with that.
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  if (!name.includes('provider') && !name.startsWith('an error of its'))
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  if (cache !== null) expect(answer.headers['cache-control']).toContain(cache);
});

test.each([
  ['a failure of ours', 500, () => openTestGateway({ demoSignIn: () => Promise.reject(new Error('broken')) }, plain)],
  ['who asks too often', 429, () => openTestGateway({ callsPerMinute: { ...CALLS_PER_MINUTE, address: 0 } }, plain)],
])('%s is safe', async (_name, status, open) => {
  const gateway = await open();
  const answer = await gateway.app.inject({ url: '/api/gateway/client-settings' });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': SAFE,
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  });
  await gateway.close();
});

test.each([
  ['an address that cannot be read', 'GET /%zz HTTP/1.1', 400],
  ['what is no request', 'what', 400],
  ['too long a head', `GET /${'x'.repeat(300_000)} HTTP/1.1`, 431],
])('%s is answered safely, before any hook', async (_name, line, status) => {
  const socket = connect((plain.app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('cache-control: no-store');
});

describe('behind TLS', () => {
  test.each(['/', '/api/gateway/client-settings', '/oidc/jwks', '/api/gateway/gone'])('%s is for TLS alone', async (url) => {
    const { headers } = await behindTls.app.inject({ url });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

test('what a request says of TLS changes nothing', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', forwarded: 'proto=https' };
  const answer = await plain.app.inject({ url: '/api/gateway/client-settings', headers });
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});
