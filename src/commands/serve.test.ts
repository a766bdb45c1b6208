import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../tests/support/free-port.ts';
import { startLanguageModelServer } from '../../tests/support/language-model-server.ts';
import { importedPostOf } from '../../tests/support/post.ts';
import { type Config, readConfig } from '../config.ts';
import { type Context, openContext } from '../context.ts';
import { preparePost } from '../services/mentions/prepare-post.ts';
import { readLock, readOperatorToken } from '../stores/data-lock.ts';
import { modelCalls } from '../stores/postgres/model-calls.ts';
import { CommandError } from './run-with-context.ts';
import { serve } from './serve.ts';
import { onServer, runRematch } from './topic.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'earshot-serve-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => said.mockClear());
const words = () => said.mock.calls.flat().join('\n');

async function open(given: Record<string, string>): Promise<{ context: Context; config: Config; stop: AbortController }> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
    ...given,
  });
  const context = await openContext(config, { url: `http://127.0.0.1:${config.port}` });
  return { context, config, stop: new AbortController() };
}

/** Resolves when the program has said where it is. */
async function ready(running: Promise<void>): Promise<void> {
  await Promise.race([running, vi.waitFor(() => expect(words()).toContain('is ready'), { timeout: 20_000 })]);
}

test.each([
  ['the network', { HOST: '0.0.0.0' }, 'HOST=0.0.0.0 would'],
  ['a proxy on this machine', { PUBLIC_URL: 'https://earshot.example', TRUST_PROXY: '127.0.0.1' }, 'PUBLIC_URL=https'],
  ['a proxy, with an empty password', { PUBLIC_URL: 'https://earshot.example', DEMO_PASSWORD: '' }, 'PUBLIC_URL=https'],
  ['a name that only begins as this machine does', { PUBLIC_URL: 'http://127.0.0.1.example' }, 'PUBLIC_URL=http'],
])('%s is not let in while everybody knows the demo password', async (_, given, setting) => {
  const { context, stop } = await open(given);
  const refused = serve(context, stop.signal);
  await expect(refused).rejects.toThrow(CommandError);
  await expect(refused).rejects.toThrow(setting);
  await expect(refused).rejects.toThrow('Set DEMO_PASSWORD');
  await context.close();
});

test.each(['http://127.0.0.1:9090', 'http://[::1]:9090', 'http://earshot.localhost:9090'])(
  'an address of this machine alone is served as ever: %s',
  async (publicUrl) => {
    const { context, stop } = await open({ PUBLIC_URL: publicUrl });
    const running = serve(context, stop.signal);
    await ready(running);
    expect(words()).toContain(publicUrl);
    stop.abort();
    await running;
    await context.close();
  },
);

test('serves, says how to sign in, holds the folder, and ends when told to', async () => {
  const { context, config, stop } = await open({});
  const running = serve(context, stop.signal);
  await ready(running);
  expect(words()).toContain(`http://localhost:${config.port}`);
  expect(words()).toContain('demo@earshot.local with the password earshot-demo');
  expect(words()).toContain(dataDir);
  const live = `http://127.0.0.1:${config.port}/api/gateway/health/live`;
  expect((await fetch(live)).status).toBe(200);
  expect(await readLock(dataDir)).toMatchObject({ pid: process.pid, url: `http://127.0.0.1:${config.port}` });
  expect(await readOperatorToken(dataDir)).not.toBeNull();

  stop.abort();
  await running;
  await context.close();
  await expect(fetch(live)).rejects.toThrow();
  expect(await readLock(dataDir)).toBeNull();
});

test('questions that wait for the language model do not hold up the end, and what they have cost is written down', async () => {
  const model = await startLanguageModelServer();
  model.script({ hang: 'before' });
  const { context, config, stop } = await open({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'tiny' });
  const running = serve(context, stop.signal);
  await ready(running);
  const calls = `http://127.0.0.1:${config.port}/api/gateway`;
  const body = new URLSearchParams({ username: 'demo@earshot.local', password: 'earshot-demo' });
  const { access_token } = z
    .object({ access_token: z.string() })
    .parse(await (await fetch(`${calls}/auth/login`, { method: 'POST', body })).json());
  const ask = (title: string, signal?: AbortSignal) =>
    fetch(`${calls}/feeds/summary`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ posts: TEXTS.map((content) => ({ title, content })) }),
      ...(signal && { signal }),
    });
  const asked = ask('');
  await vi.waitFor(() => expect(model.requests).toHaveLength(1), { timeout: 20_000 });
  const leaving = new AbortController();
  const left = ask('Another', leaving.signal).catch((error: unknown) => error);
  await vi.waitFor(() => expect(model.requests).toHaveLength(2), { timeout: 20_000 });
  leaving.abort();
  await left;
  stop.abort();
  await running;
  expect(await (await asked).json()).toMatchObject({ data: { by: 'quotations', lacks: { code: 'upstream' } } });
  const rows = await context.postgres.select().from(modelCalls);
  expect(rows.map(({ outcome, tokensOut }) => [outcome, tokensOut])).toEqual([
    ['failed', 0],
    ['failed', 0],
  ]);
  for (const { tokensIn } of rows) expect(tokensIn).toBeGreaterThan(100);
  await context.close();
  await model.close();
});

const TEXTS = [
  'The Star Ferry suspended its Wan Chai service on Monday after a generator fire at the pier injured 3 passengers.',
  'Passengers complained that no staff told them about the suspension until 9 in the morning.',
];

test('a port in use is said as such', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const { context, stop } = await open({ PORT: String(port) });
  await expect(serve(context, stop.signal)).rejects.toThrow(`Port ${port} is in use`);
  await context.close();
  await new Promise((done) => other.close(done));
});

test('DEMO_PASSWORD replaces the first password, is never said, and opens the public address', async () => {
  const { context, config, stop } = await open({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://earshot.example',
    DEMO_PASSWORD: 'of my own choice',
  });
  const running = serve(context, stop.signal);
  await ready(running);
  expect(words()).not.toContain('of my own choice');
  const calls = `http://127.0.0.1:${config.port}/api/gateway`;
  expect(await (await fetch(`${calls}/client-settings`)).json()).toMatchObject({ data: { demoSignIn: null } });
  const login = async (password: string) => {
    const body = new URLSearchParams({ username: 'demo@earshot.local', password });
    return (await fetch(`${calls}/auth/login`, { method: 'POST', body })).status;
  };
  expect([await login('earshot-demo'), await login('of my own choice')]).toEqual([401, 200]);
  stop.abort();
  await running;
  await context.close();
});

test('posts that an older version has read are told of, and the command has the server read them again', async () => {
  const { context, config, stop } = await open({ DEMO_PASSWORD: 'of my own choice' });
  const row = { ...preparePost(importedPostOf(), false, context.reader), tokens_version: 0, version: 1 };
  await context.clickhouse.insert('posts', [row]);
  const running = serve(context, stop.signal);
  await vi.waitFor(() => expect(words()).toContain('About 1 stored posts'), { timeout: 20_000 });
  const server = { url: `http://127.0.0.1:${config.port}`, token: (await readOperatorToken(dataDir)) ?? '' };
  const progress: string[] = [];
  const rematch = () => runRematch(onServer(server), (line) => progress.push(line), stop.signal);
  expect(await rematch()).toContain('Read 1 posts again.');
  expect(progress).toEqual(['100 % · 1 of about 1 posts']);
  expect(await rematch()).toContain('nothing to do');
  stop.abort();
  await running;
  await context.close();
});
