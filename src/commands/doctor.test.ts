/** The doctor finds what is broken, says what to do, and is kept from nothing by it: on real stores, and on addresses at which nobody answers. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { readConfig } from '../config.ts';
import { openContext } from '../context.ts';
import { openPostgres } from '../stores/postgres/client.ts';
import { markUnfinished } from '../stores/postgres/unfinished-restore.ts';
import { examineAll } from './doctor.ts';
import { type Found, foundText } from './doctor-findings.ts';
import { serve } from './serve.ts';

const root = mkdtempSync(join(tmpdir(), 'earshot-doctor-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const dataDir = join(root, 'data');

const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => said.mockRestore());

async function doctor(given: Record<string, string>, patienceMs?: number): Promise<Map<string, Found>> {
  const told: Found[] = [];
  const read = () => readConfig({ DATA_DIR: dataDir, UV_THREADPOOL_SIZE: '16', LOG_LEVEL: 'silent', ...given });
  const found = await examineAll(read, (one) => void told.push(one), patienceMs);
  expect(told).toEqual(found);
  for (const { state, todo, says } of found) {
    expect(state === 'ok').toBe(todo === undefined);
    expect(says).not.toMatch(/\n|\bat \S+ \(|node_modules/);
  }
  return new Map(found.map((one) => [one.check, one]));
}

const statesOf = (found: ReadonlyMap<string, Found>) => Object.fromEntries([...found].map(([name, { state }]) => [name, state]));
const listening = async (server: ReturnType<typeof createServer | typeof createTcpServer>) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

test('on a machine on which nothing has run yet, all is well', async () => {
  const found = await doctor({ DATA_DIR: join(root, 'none', 'yet') });
  expect([...found.values()].filter(({ state }) => state === 'error')).toEqual([]);
  expect(found.get('Data folder')?.says).toContain('is made at the first start');
  expect(found.get('Postgres')?.says).toContain('is made at the first start');
  expect(found.has('Jobs')).toBe(false);
});

test('wrong settings are all named, and nothing is looked at by them', async () => {
  const found = await doctor({ PORT: 'many', SMTP_URL: 'mail.example', AUDIT_DAYS: '0' });
  expect([...found.keys()]).toEqual(['Node', 'Settings']);
  expect(found.get('Settings')?.says).toMatch(/PORT .*SMTP_URL .*|SMTP_URL .*PORT /);
  expect(found.get('Settings')?.says).toContain('AUDIT_DAYS');
});

test('where nobody answers, each is named with what to do, and no password is shown', async () => {
  const found = await doctor({
    DATABASE_URL: 'postgres://ada:very-secret-word@127.0.0.1:1/x',
    CLICKHOUSE_URL: 'http://ada:very-secret-word@127.0.0.1:1',
    SMTP_URL: 'smtp://ada:very-secret-word@127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
    OIDC_ISSUER: 'http://127.0.0.1:1/realms/x',
    LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'tiny',
    LIBRETRANSLATE_URL: 'http://127.0.0.1:1',
    SENTIMENT_MODEL_DIR: join(root, 'no-model'),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=very-secret-word',
  });
  const outside = ['Mail', 'Sign-in', 'Language model', 'LibreTranslate', 'Sentiment model', 'Traces'];
  const broken = ['Postgres', 'ClickHouse', ...outside];
  const states = statesOf(found);
  expect(Object.fromEntries(broken.map((name) => [name, states[name]]))).toEqual(
    Object.fromEntries(broken.map((name) => [name, 'error'])),
  );
  expect(found.get('Postgres')?.says).toContain('ECONNREFUSED');
  expect(JSON.stringify([...found.values()])).not.toContain('very-secret');
});

test('who takes a connection and says nothing is not waited for', async () => {
  const sockets: { destroy(): void }[] = [];
  const silent = createTcpServer((socket) => void sockets.push(socket));
  const port = await listening(silent);
  const found = await doctor(
    { DATABASE_URL: `postgres://ada:secret-word@127.0.0.1:${port}/x`, CLICKHOUSE_URL: 'http://127.0.0.1:1' },
    400,
  );
  expect(found.get('Postgres')).toMatchObject({ state: 'error', says: 'there was no answer within 0.4 seconds' });
  expect(found.get('Mail')?.state).toBe('ok');
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('what answers is said to be well', async () => {
  const answers: Record<string, object> = {};
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  const origin = `http://127.0.0.1:${await listening(server)}`;
  answers['/.well-known/openid-configuration'] = {
    issuer: origin,
    jwks_uri: `${origin}/keys`,
    token_endpoint: `${origin}/token`,
  };
  answers['/keys'] = { keys: [{ kty: 'RSA' }] };
  answers['/v1/models'] = { data: [{ id: 'tiny' }] };
  answers['/languages'] = [{ code: 'en', targets: ['zt'] }];
  answers['/v1/traces'] = {};
  const mail = await startMailServer();
  const settings = {
    DATA_DIR: join(root, 'none'),
    OIDC_ISSUER: origin,
    LLM_BASE_URL: `${origin}/v1`,
    LLM_MODEL: 'tiny',
    LIBRETRANSLATE_URL: origin,
    SMTP_URL: mail.url,
    MAIL_FROM: 'a@b.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: origin,
  };
  const states = statesOf(await doctor(settings));
  expect(states).toMatchObject({ Mail: 'ok', 'Sign-in': 'ok', 'Language model': 'ok', LibreTranslate: 'ok', Traces: 'ok' });
  expect((await doctor({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: `${origin}/elsewhere` })).get('Traces')).toMatchObject({
    state: 'error',
    says: expect.stringContaining('HTTP 404'),
  });
  expect((await doctor({ ...settings, LLM_MODEL: 'huge' })).get('Language model')).toMatchObject({
    state: 'warning',
    todo: expect.stringContaining('LLM_MODEL'),
  });
  expect(mail.received).toEqual([]);
  await mail.close();
  server.close();
});

test.each([
  ['a key of RSA', 'ok', generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey, 'b.example'],
  ['another kind of key', 'error', generateKeyPairSync('ed25519').privateKey, 'a key of ed25519'],
  ['no file', 'error', null, 'cannot be read'],
])('with what mails are signed: %s', async (name, state, key, words) => {
  const file = join(root, `${name}.pem`);
  if (key) writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }));
  const dkim = { DKIM_DOMAIN: 'b.example', DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY: file };
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' };
  const found = await doctor({ DATA_DIR: join(root, 'none'), ...mail, ...dkim });
  expect(found.get('Key of mails')).toMatchObject({ state, says: expect.stringContaining(words) });
});

test('stores into which a restore broke off are named as such, and their work is not looked at', async () => {
  const folder = join(root, 'broken-off');
  const opened = await openPostgres({ dataDir: folder });
  await markUnfinished(opened.postgres);
  await opened.close();
  const found = await doctor({ DATA_DIR: folder });
  expect(found.get('Postgres')).toMatchObject({ state: 'error', todo: expect.stringContaining('restore') });
  expect(found.has('Jobs')).toBe(false);
});

test('a line says its state first, and what to do below', () => {
  const found = { check: 'Disk', state: 'warning', says: '1 GB is free', todo: 'Make room.' } as const;
  expect(foundText(found)).toBe('warning  Disk: 1 GB is free\n         Make room.');
});

test('beside a running server it is asked, and without one the stores are opened', async () => {
  const probe = createTcpServer();
  const port = await listening(probe);
  await new Promise((done) => probe.close(done));
  const settings = { PORT: String(port), DEMO_CONTENT: '0' };
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings });
  const context = await openContext(config, { url: `http://127.0.0.1:${port}` });
  const stop = new AbortController();
  const running = serve(context, stop.signal);
  await vi.waitFor(() => expect(said.mock.calls.flat().join('\n')).toContain('is ready'), { timeout: 60_000 });
  const beside = await doctor(settings);
  expect(beside.get('Server')).toMatchObject({ state: 'ok', says: expect.stringContaining('is ready') });
  expect(beside.has('Postgres')).toBe(false);
  expect(statesOf(beside)).toMatchObject({
    Jobs: 'ok',
    Sources: 'ok',
    'Keys of sources': 'ok',
    Messages: 'ok',
    'Demo account': 'ok',
  });
  expect((await doctor({ ...settings, PUBLIC_URL: 'https://earshot.example' })).get('Demo account')).toMatchObject({
    state: 'error',
    todo: expect.stringContaining('DEMO_PASSWORD'),
  });
  stop.abort();
  await running;
  await context.close();

  const alone = await doctor(settings);
  expect(alone.has('Server')).toBe(false);
  expect(alone.get('Postgres')).toMatchObject({ state: 'ok', says: expect.stringMatching(/^embedded, version \d/) });
  expect(alone.get('ClickHouse')).toMatchObject({ state: 'ok', says: expect.stringMatching(/^embedded, version \d/) });
  expect(statesOf(alone)).toMatchObject({ 'Data folder': 'ok', Jobs: 'ok', Alerts: 'ok', 'Demo account': 'ok' });
});
