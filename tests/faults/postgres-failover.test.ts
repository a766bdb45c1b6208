/**
 * People make topics while the server of Postgres goes away and another one with the same data begins at the same address, and while the
 * one that is there only reads, as a standby does that is not yet in its place. Who is refused is told to try again; what was acknowledged
 * is there, and the process that was there before goes on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ClickHouseServer, startClickHouseHttp } from '../support/clickhouse-http.ts';
import { freePort } from '../support/free-port.ts';
import { databaseUrl, onServer, type PostgresServer, startPostgresServer } from '../support/postgres-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, type ProgramProcess, startProgram } from './program-processes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-failover-'));
let postgres: PostgresServer;
let clickhouse: ClickHouseServer;
let address: TcpProxy;
let database: string;
let program: ProgramProcess;
let url: string;
let person: Person;

beforeAll(async () => {
  const [built, server] = await Promise.all([buildProgram(), startPostgresServer()]);
  postgres = server;
  clickhouse = await startClickHouseHttp(path.join(folder, 'clickhouse'));
  const direct = new URL(postgres.url);
  address = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) });
  direct.port = String(address.port);
  database = direct.href;
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = startProgram(built, ['serve'], {
    DATABASE_URL: database,
    CLICKHOUSE_URL: clickhouse.url,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
  });
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 120_000, interval: 100 });
  person = await Person.signIn(url);
});
afterAll(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  await address?.close();
  await clickhouse?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ready(): Promise<number> {
  if (program.child.exitCode !== null) throw new Error(`it has ended: ${program.said()}`);
  const answer = await fetch(`${url}/api/gateway/health/ready`).catch(() => null);
  return answer?.status ?? 0;
}

interface Made {
  acknowledged: string[];
  refused: Set<string>;
}

/** Makes a topic after the other, at most ten that are acknowledged, until it is told to stop and one more is. */
async function atWork(stop: AbortSignal): Promise<Made> {
  const made: Made = { acknowledged: [], refused: new Set() };
  for (;;) {
    const id = await person.createTopic('harbour').catch((error: Error) => error.message);
    if (!/^\d+$/.test(id)) made.refused.add(toldIn(id));
    else {
      made.acknowledged.push(id);
      if (stop.aborted) return made;
      if (made.acknowledged.length >= 10) await person.call('get_topics', 480).catch(() => undefined);
    }
    if (made.acknowledged.length >= 10) await person.tried('delete_topic', made.acknowledged.pop());
  }
}

/** What people were told who were refused, and nothing else. */
const TOLD = '503 unavailable';

function toldIn(message: string): string {
  const [, status, code] = /(\d{3}) \{.*"code":"(\w+)"/.exec(message) ?? [];
  return status === undefined ? message : `${status} ${code}`;
}

test('another server takes the place of the one that goes away', async () => {
  const stop = new AbortController();
  const working = atWork(stop.signal);
  await expect.poll(() => person.calls, { timeout: 60_000 }).toBeGreaterThan(5);
  address.leadTo(await postgres.failOver());
  await expect.poll(ready, { timeout: 30_000, interval: 100 }).toBe(200);
  stop.abort();
  const { acknowledged, refused } = await working;
  expect([...refused].filter((told) => told !== TOLD)).toEqual([]);
  // Jobs of all of them are done, those too that were sent before.
  const searched = async () => (await person.topics()).filter(({ state }) => state === 'ready').map(({ id }) => id);
  await expect.poll(searched, { timeout: 60_000, interval: 300 }).toEqual(expect.arrayContaining(acknowledged));
  expect(program.child.exitCode, program.said()).toBeNull();
});

test('one that only reads: what would be written is refused until it takes its place', async () => {
  const set = async (value: 'on' | 'off') => {
    await onServer(databaseUrl(database, 'postgres'), `alter system set default_transaction_read_only = ${value}`);
    await onServer(databaseUrl(database, 'postgres'), 'select pg_reload_conf()');
  };
  const before = await person.createTopic('harbour');
  await set('on');
  const create = () => person.createTopic('harbour').catch((error: Error) => toldIn(error.message));
  await expect.poll(create, { timeout: 20_000 }).toBe(TOLD);
  expect(await create()).toBe(TOLD);
  expect((await person.topics()).map(({ id }) => id)).toContain(before);
  await set('off');
  await expect.poll(create, { timeout: 20_000 }).toMatch(/^\d+$/);
  const all = await person.topics();
  await expect
    .poll(async () => (await person.topics()).filter(({ state }) => state === 'ready').length, { timeout: 60_000 })
    .toBe(all.length);
  expect(program.child.exitCode, program.said()).toBeNull();
});
