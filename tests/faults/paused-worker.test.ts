/**
 * Two processes do the work of one installation. The first is killed in the middle of what it has in hand, or paused as a machine is that
 * is moved, and wakes when another has done it all: whatever it had is done by the other, once, and what it still does changes nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type ClickHouseServer, startClickHouseHttp } from '../support/clickhouse-http.ts';
import { freePort } from '../support/free-port.ts';
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, killAll, type ProgramProcess, startProgram } from './program-processes.ts';

const OPERATOR = 'operator-of-the-faults-0123456789ab';
const POSTS = 300;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-paused-'));
let built: string;
let postgres: PostgresServer;
let clickhouse: ClickHouseServer;
let url: string;
let person: Person;
const proxies: TcpProxy[] = [];
const running: ProgramProcess[] = [];

beforeAll(async () => {
  [built, postgres] = await Promise.all([buildProgram(), startPostgresServer()]);
  clickhouse = await startClickHouseHttp(path.join(folder, 'clickhouse'));
  ({ url } = await start('gateway', clickhouse.url));
  person = await Person.signIn(url);
  const lines = Array.from({ length: POSTS }, (_, n) =>
    JSON.stringify({ media_type: 'forum', id: `p${n}`, published_at: '2026-03-10T11:00:00Z', content: `harbour ${n}` }),
  );
  const headers = { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/x-ndjson' };
  const pushed = await fetch(`${url}/api/gateway/ingest`, { method: 'POST', headers, body: lines.join('\n') });
  expect(pushed.status).toBe(200);
});
afterAll(async () => {
  await killAll(running);
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await clickhouse?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(role: 'gateway' | 'workers', clickhouseUrl: string): Promise<{ url: string; process: ProgramProcess }> {
  const port = await freePort();
  const process = startProgram(built, ['serve', `--run=${role}`], {
    DATABASE_URL: postgres.url,
    CLICKHOUSE_URL: clickhouseUrl,
    DATA_DIR: path.join(folder, String(port)),
    PORT: String(port),
    PUBLIC_URL: 'http://earshot.example',
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    OPERATOR_TOKEN: OPERATOR,
    LOG_LEVEL: 'info',
  });
  running.push(process);
  const own = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (process.child.exitCode !== null) throw new Error(`it has ended: ${process.said()}`);
    const answer = await fetch(`${own}/api/gateway/health/ready`).catch(() => null);
    return answer?.status === 200;
  };
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 100 });
  return { url: own, process };
}

/** Whose ClickHouse can be made to hang. */
async function startWorker(): Promise<{ process: ProgramProcess; toClickHouse: TcpProxy }> {
  const toClickHouse = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(clickhouse.url).port) });
  proxies.push(toClickHouse);
  const { process } = await start('workers', `http://127.0.0.1:${toClickHouse.port}`);
  return { process, toClickHouse };
}

const jobRow = z.object({ name: z.string(), state: z.string(), retries: z.number() });

/** Of topics that are searched and of files, in the order in which they were sent. */
async function jobs(): Promise<z.infer<typeof jobRow>[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select name, state::text as state, retry_count as retries from jobs.job where name in ('backfill', 'export') order by created_on, name`,
    );
    return z.array(jobRow).parse(rows);
  } finally {
    await client.end();
  }
}

const asked = z.object({ data: z.object({ id: z.string(), state: z.string(), rowsDone: z.number() }) });

async function createExport(topic: string): Promise<string> {
  return asked.parse(await person.ask('POST', '/exports', { id: topic, format: 'csv' })).data.id;
}

async function exported(id: string) {
  return asked.parse(await person.ask('GET', `/exports/${id}`)).data;
}

async function mentionsOf(topic: string): Promise<[string | undefined, number | undefined]> {
  const found = await person.topic(topic);
  return [found?.state, found?.mentions];
}

/** Searches for a topic and makes a file, which this worker has in hand and cannot go on with. */
async function give(worker: Awaited<ReturnType<typeof startWorker>>, whole: string): Promise<{ topic: string; file: string }> {
  const before = (await jobs()).filter(({ state }) => state === 'active').length;
  worker.toClickHouse.hang();
  const topic = await person.createTopic('harbour');
  const file = await createExport(whole);
  const active = async () => (await jobs()).filter(({ state }) => state === 'active').length - before;
  await expect.poll(active, { timeout: 30_000, interval: 50 }).toBe(2);
  return { topic, file };
}

test('what the first had in hand is done by the other, once, and a late end of the first changes nothing', async () => {
  const killed = await startWorker();
  const whole = await person.createTopic('harbour');
  await expect.poll(() => mentionsOf(whole), { timeout: 60_000, interval: 200 }).toEqual(['ready', POSTS]);
  const ofKilled = await give(killed, whole);
  killed.process.child.kill('SIGKILL');
  const paused = await startWorker();
  const ofPaused = await give(paused, whole);
  paused.process.child.kill('SIGSTOP');

  const { process: other } = await start('workers', clickhouse.url);
  const all = [ofKilled, ofPaused];
  for (const { topic, file } of all) {
    await expect.poll(() => mentionsOf(topic), { timeout: 90_000, interval: 500 }).toEqual(['ready', POSTS]);
    await expect.poll(async () => (await exported(file)).state, { timeout: 90_000, interval: 500 }).toBe('done');
  }
  const files = await Promise.all(all.map(({ file }) => exported(file)));
  const done = await jobs();
  expect(done.map(({ state }) => state)).toEqual(done.map(() => 'completed'));
  // Each was begun by one that did not end it, and then by the other.
  expect(done.map(({ retries }) => retries)).toEqual([0, 1, 1, 1, 1]);

  paused.toClickHouse.mend();
  paused.process.child.kill('SIGCONT');
  const ends = () => paused.process.said().match(/"msg":"a job (?:is done|failed)"/g)?.length ?? 0;
  await expect.poll(ends, { timeout: 60_000, interval: 100 }).toBeGreaterThanOrEqual(2);
  // It works again, as the other does.
  other.child.kill('SIGTERM');
  expect(await other.ended, other.said()).toBe(0);
  const last = await person.createTopic('harbour');
  await expect.poll(() => mentionsOf(last), { timeout: 60_000, interval: 200 }).toEqual(['ready', POSTS]);
  expect(await Promise.all(all.map(({ file }) => exported(file)))).toEqual(files);
  for (const { topic } of all) expect(await mentionsOf(topic)).toEqual(['ready', POSTS]);
  expect((await jobs()).slice(0, done.length)).toEqual(done);
});
