/** The client, as somebody installs it: built from the document, compiled with the program of another, and asking a server that listens. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildClient } from '../../client/build-client.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import type { Scope } from '../../src/contract/scopes.ts';
import { createAccessToken } from '../../src/services/accounts/create-access-token.ts';
import { ADDED, ASKED, CONSUMER, DONE_ONCE, LACKED } from '../support/client-consumer.ts';
import { openTestGateway, PASSWORD, type TestGateway } from '../support/gateway.ts';
import { topicOfPosts } from '../support/topic-of-posts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const STRICT = { target: 'ES2022', module: 'nodenext', strict: true, lib: ['ES2022', 'DOM'], types: [], outDir: 'out' };

/** Of a program that has the client among its packages. */
let folder: string;
let gateway: TestGateway;
let url: string;
let program: Program;

/** Of tests/support/client-consumer.ts. */
interface Program {
  run(url: string, email: string, password: string): Promise<unknown>;
  read(url: string, token: string, id: string): Promise<unknown>;
  twice(url: string, token: string): Promise<unknown>;
  lacking(url: string, token: string): Promise<unknown>;
  goOn(url: string, who: readonly [string, string], fetch: typeof globalThis.fetch, later: () => void): Promise<void>;
}

beforeAll(async () => {
  // Within the project, so that the package of the client finds the one it needs.
  const cache = join(root, 'node_modules/.cache/earshot');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'client-'));
  const client = join(folder, 'node_modules/earshot-client');
  for (const name of ['package.json', 'tsconfig.json', 'src'])
    await cp(join(root, 'client', name), join(client, name), { recursive: true });
  await buildClient(client);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['*.ts'] }));
  gateway = await openTestGateway();
  url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await compile(CONSUMER)).toBe('');
  program = await import(pathToFileURL(join(folder, 'out/program.js')).href);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

async function compile(program: string): Promise<string> {
  await writeFile(join(folder, 'program.ts'), program);
  return promisify(execFile)(process.execPath, [tsc, '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

async function tokenWith(scopes: readonly Scope[]): Promise<string> {
  const actor = await gateway.stores.createOrganisation();
  const { token } = await createAccessToken(gateway.stores.environment, actor, { name: 'Program', scopes });
  expect(token).toMatch(/^earshot_pat_/);
  return token;
}

test('a program compiles strictly with it, and drives a server: signs in, lists, creates, sees why it fails', async () => {
  expect(await program.run(url, gateway.email, PASSWORD)).toEqual(ASKED);
});

test('it reads a list page by page', async () => {
  const { stores } = gateway;
  const actor = await stores.createOrganisation({ name: 'Harbour News' });
  const posts = Array.from({ length: 7 }, (_, place) => ({
    published_at: `2026-03-0${place + 1}T00:00:00Z`,
    content: 'ferry, late',
  }));
  const topic = await topicOfPosts(stores, actor, posts);
  expect(await program.read(url, await gateway.tokenFor(actor), topic.id)).toEqual(ADDED);
});

test('by an access token and a key a change is made once, and told again as the first time', async () => {
  expect(await program.twice(url, await tokenWith(['read', 'write']))).toEqual(DONE_ONCE);
});

test('a token that lacks a scope is told which one; what no token may has none', async () => {
  expect(await program.lacking(url, await tokenWith(['read']))).toEqual(LACKED);
});

test('a session goes on when its token ends: of several calls one asks for the next', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const fetching: typeof fetch = (request) => {
    asked.push(new URL((request as Request).url).pathname.replace('/api/gateway', ''));
    return fetch(request);
  };
  const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
  await program.goOn(url, [gateway.email, PASSWORD], fetching, later);
  expect(asked).toEqual(['/auth/login', '/topics', '/auth/refresh', '/topics', '/topics', '/topics']);
});

test('the compiler refuses a call that does not exist, a filter of another kind, a function with other arguments, and a key for what changes nothing', async () => {
  const wrong = [
    `earshot.GET('/topic', {})`,
    `earshot.GET('/feeds', { params: { query: { id: '1', mediaTypes: ['radio'] } } })`,
    `earshot.call('get_topics')`,
    `earshot.once('a-key').GET('/topics')`,
  ];
  const head = `import { createEarshot } from 'earshot-client'; const earshot = createEarshot({ url: '' });`;
  const complaints = await compile([head, ...wrong.map((call) => `await ${call};`), ''].join('\n'));
  const lines = [...complaints.matchAll(/program\.ts\((\d+),/g)].map(([, line]) => Number(line));
  expect([...new Set(lines)]).toEqual([2, 3, 4, 5]);
});

async function read(list: (skip: number, of: number | undefined) => Promise<{ data: number[]; count: number; next?: number }>) {
  const { pages } = (await import(pathToFileURL(join(folder, 'node_modules/earshot-client/dist/client.js')).href)) as {
    pages(page: typeof list): AsyncIterable<number>;
  };
  const items: number[] = [];
  for await (const item of pages(list)) items.push(item);
  return items;
}

test('every page but the first is asked with how many there were at first', async () => {
  const asked: unknown[] = [];
  const items = await read(async (skip, of) => {
    asked.push([skip, of]);
    return { data: [skip], count: 3 + skip, ...(skip < 2 && { next: skip + 1 }) };
  });
  expect(items).toEqual([0, 1, 2]);
  expect(asked).toEqual([
    [0, undefined],
    [1, 3],
    [2, 3],
  ]);
});

test('a list that goes on beyond where it can be read says so', async () => {
  const endless = async (skip: number) => {
    const next = skip + 500_000;
    const data = Array.from<number>({ length: 500_000 }).fill(skip);
    return { data, count: 2_000_000, ...(next <= LIMITS.skip && { next }) };
  };
  await expect(read(endless)).rejects.toThrow('can be read to its item 1000000, and this one has 2000000');
});
