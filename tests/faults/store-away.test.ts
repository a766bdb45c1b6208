/**
 * The program on two servers that it reaches through what can be cut or made to hang, as networks and failovers do. What the handbook
 * says then happens: it lives, says that it is not ready, refuses in words and in time, loses nothing that it acknowledged, and goes on by
 * itself when they are back.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ClickHouseServer, startClickHouseHttp } from '../support/clickhouse-http.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgresServer } from '../support/postgres-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, type ProgramProcess, startProgram } from './program-processes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-away-'));
let postgres: Awaited<ReturnType<typeof startPostgresServer>>;
let clickhouse: ClickHouseServer;
let toPostgres: TcpProxy;
let toClickHouse: TcpProxy;
let program: ProgramProcess;
let url: string;
let person: Person;

beforeAll(async () => {
  const [built, server] = await Promise.all([buildProgram(), startPostgresServer()]);
  postgres = server;
  clickhouse = await startClickHouseHttp(path.join(folder, 'clickhouse'));
  const database = new URL(postgres.url);
  toPostgres = await startTcpProxy({ host: database.hostname, port: Number(database.port) });
  toClickHouse = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(clickhouse.url).port) });
  database.port = String(toPostgres.port);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = startProgram(built, ['serve'], {
    DATABASE_URL: database.href,
    CLICKHOUSE_URL: `http://127.0.0.1:${toClickHouse.port}`,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    OPERATOR_TOKEN: OPERATOR,
    LOG_LEVEL: 'error',
  });
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 60_000, interval: 100 });
  person = await Person.signIn(url);
});
afterAll(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  await Promise.all([toPostgres?.close(), toClickHouse?.close()]);
  await clickhouse?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  expect(program.child.exitCode, program.said()).toBeNull();
});

const OPERATOR = 'operator-of-the-faults-0123456789ab';
const status = async (address: string, init?: RequestInit): Promise<number> => (await fetch(url + address, init)).status;
const ready = () => status('/api/gateway/health/ready').catch(() => 0);
const live = () => status('/api/gateway/health/live');

/** Of posts that no other test has; answers the status. */
function push(...names: string[]): Promise<number> {
  const lines = names.map((id) =>
    JSON.stringify({ media_type: 'forum', id, published_at: '2026-03-10T11:00:00Z', content: `harbour ${id}` }),
  );
  const headers = { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/x-ndjson' };
  return status('/api/gateway/ingest', { method: 'POST', headers, body: lines.join('\n') });
}

/** How many posts a new topic finds: jobs run again, and what was acknowledged is there. */
async function found(): Promise<number> {
  const id = await person.createTopic('harbour');
  const topic = () => person.topic(id);
  await expect.poll(async () => (await topic())?.state, { timeout: 60_000, interval: 200 }).toBe('ready');
  return (await topic())?.mentions ?? Number.NaN;
}

test('a Postgres that is cut off and comes back, as in a failover', async () => {
  expect(await push('a')).toBe(200);
  const before = await found();
  toPostgres.cut();
  await expect.poll(ready, { timeout: 20_000 }).toBe(409);
  expect(await live()).toBe(200);
  expect(await person.tried('get_topics', 480)).toEqual({ status: 503, code: 'unavailable' });
  expect(await person.tried('get_topics', 480)).toEqual({ status: 503, code: 'unavailable' });
  toPostgres.mend();
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  expect(await push('b')).toBe(200);
  expect(await found()).toBe(before + 1);
});

test('a ClickHouse that is cut off: nothing is acknowledged that is not stored', async () => {
  const before = await found();
  toClickHouse.cut();
  await expect.poll(ready, { timeout: 20_000 }).toBe(409);
  expect(await live()).toBe(200);
  expect(await push('c', 'd')).toBe(503);
  expect(await person.tried('get_topics', 480)).toEqual({ status: 503, code: 'unavailable' });
  // Made all the same: it is searched when there is something to search in.
  const waiting = await person.createTopic('harbour');
  toClickHouse.mend();
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  expect(await push('c', 'd')).toBe(200);
  expect(await found()).toBe(before + 2);
  await expect.poll(async () => (await person.topic(waiting))?.mentions, { timeout: 60_000, interval: 200 }).toBe(before + 2);
});

test('either that hangs: readiness says so in seconds, and all goes on when it wakes', async () => {
  const before = await found();
  for (const proxy of [toPostgres, toClickHouse]) {
    proxy.hang();
    expect(await ready()).toBe(409);
    expect(await live()).toBe(200);
    const asked = person.tried('get_topics', 480);
    proxy.mend();
    expect(await asked).toEqual({ status: 200 });
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  }
  expect(await push('e')).toBe(200);
  expect(await found()).toBe(before + 1);
});
