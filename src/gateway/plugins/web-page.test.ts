import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';

const PAGE = '<!doctype html><title>Earshot</title>';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;

const webFolder = mkdtempSync(join(tmpdir(), 'earshot-web-'));
let gateway: TestGateway;
beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), PAGE);
  writeFileSync(join(webFolder, 'assets', 'main-1a2b3c.js'), SCRIPT);
  gateway = await openTestGateway({ webFolder });
});
afterAll(async () => {
  await gateway.close();
  rmSync(webFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { host: 'localhost:8080', ...headers } });

test.each(['/', '/login?interaction=x', '/topics/12/overview'])('%s is the page, never kept', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
});

test('no cache keeps the answer of a call', async () => {
  expect((await get('/api/gateway/client-settings')).headers['cache-control']).toBe('no-store');
});

test('built files are kept for ever and packed', async () => {
  const answer = await get('/assets/main-1a2b3c.js', { 'accept-encoding': 'gzip' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' });
});

test.each(['/assets/gone-000000.js', '/api/gateway/gone', '/oidc/gone'])('%s is not the page', async (url) => {
  const answer = await get(url);
  expect(answer.body).not.toContain('<title>');
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});

test.each([
  { host: '127.0.0.1:8080', url: '/topics?a=1', to: 'http://localhost:8080/topics?a=1' },
  { host: '[::1]:8080', url: '/', to: 'http://localhost:8080/' },
  { host: '127.0.0.1:8080', url: '/assets/main-1a2b3c.js', to: 'http://localhost:8080/assets/main-1a2b3c.js' },
])('a page asked for by $host is sent to the canonical name', async ({ host, url, to }) => {
  const answer = await get(url, { host });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
});

test.each([
  { why: 'calls', host: '127.0.0.1:8080', url: '/api/gateway/health/live' },
  { why: 'another port, as behind a tunnel', host: '127.0.0.1:9999', url: '/' },
  { why: 'a name that is not loopback', host: 'earshot.example', url: '/' },
])('not sent on: $why', async ({ host, url }) => {
  expect((await get(url, { host })).statusCode).toBe(200);
});

test('every answer carries a request id and a policy without inline script, framing or foreign connections', async () => {
  for (const url of ['/', '/api/gateway/client-settings', '/oidc/.well-known/openid-configuration', '/api/gateway/gone']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});
