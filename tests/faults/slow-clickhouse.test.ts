/**
 * A ClickHouse that answers after seconds, that is at its limits, and that does not answer at all: readiness says what is so and does not
 * change to and fro, who asks for more than there is is told so, nothing is acknowledged that is not stored, and what asks only Postgres
 * waits for nobody.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ClickHouseServer, startClickHouseHttp } from '../support/clickhouse-http.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgresServer } from '../support/postgres-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, type ProgramProcess, startProgram } from './program-processes.ts';

const OPERATOR = 'operator-of-the-faults-0123456789ab';
/** Less than readiness waits for. */
const LATE_MS = 1500;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-slow-'));
let postgres: Awaited<ReturnType<typeof startPostgresServer>>;
let clickhouse: ClickHouseServer;
let toClickHouse: TcpProxy;
let program: ProgramProcess;
let url: string;
let person: Person;

beforeAll(async () => {
  const [built, server] = await Promise.all([buildProgram(), startPostgresServer()]);
  postgres = server;
  clickhouse = await startClickHouseHttp(path.join(folder, 'clickhouse'));
  toClickHouse = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(clickhouse.url).port) });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = startProgram(built, ['serve'], {
    DATABASE_URL: postgres.url,
    CLICKHOUSE_URL: `http://127.0.0.1:${toClickHouse.port}`,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    OPERATOR_TOKEN: OPERATOR,
    LOG_LEVEL: 'error',
  });
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 120_000, interval: 100 });
  person = await Person.signIn(url);
});
afterAll(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  await toClickHouse?.close();
  await clickhouse?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ready(): Promise<number> {
  if (program.child.exitCode !== null) throw new Error(`it has ended: ${program.said()}`);
  const answer = await fetch(`${url}/api/gateway/health/ready`).catch(() => null);
  return answer?.status ?? 0;
}

/** Of posts that no other test has; answers the status. */
async function push(...names: string[]): Promise<number> {
  const lines = names.map((id) =>
    JSON.stringify({ media_type: 'forum', id, published_at: '2026-03-10T11:00:00Z', content: `harbour ${id}` }),
  );
  const headers = { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/x-ndjson' };
  return (await fetch(`${url}/api/gateway/ingest`, { method: 'POST', headers, body: lines.join('\n') })).status;
}

/** How many posts a topic has once it is searched. */
async function mentionsOf(id: string): Promise<number> {
  await expect.poll(async () => (await person.topic(id))?.state, { timeout: 60_000, interval: 200 }).toBe('ready');
  return (await person.topic(id))?.mentions ?? Number.NaN;
}

const isOpen = (asked: Promise<unknown>) => Promise.race([asked.then(() => false), Promise.resolve(true)]);

test('one that answers after seconds: all is answered, later, and readiness stays as it is', async () => {
  expect(await push('a')).toBe(200);
  const topic = await person.createTopic('harbour');
  expect(await mentionsOf(topic)).toBe(1);
  toClickHouse.slow(LATE_MS);
  const asked = person.call('get_topic_analysis_overview', topic, {});
  // Three looks, one after the other.
  expect([await ready(), await ready(), await ready()]).toEqual([200, 200, 200]);
  await asked;
  expect(await push('b')).toBe(200);
  toClickHouse.mend();
  expect(await mentionsOf(await person.createTopic('harbour'))).toBe(2);
});

const version = '(version 26.3.1.1)';
test.each([
  [
    'too many statements',
    `Code: 202. DB::Exception: Too many simultaneous queries. Maximum: 100. (TOO_MANY_SIMULTANEOUS_QUERIES) ${version}`,
  ],
  [
    'no memory left for anybody',
    `Code: 241. DB::Exception: (total) memory limit exceeded: would use 9.01 GiB, maximum: 9.00 GiB. (MEMORY_LIMIT_EXCEEDED) ${version}`,
  ],
  [
    'too many parts',
    `Code: 252. DB::Exception: Too many parts (3000). Merges are processing significantly slower than inserts. (TOO_MANY_PARTS) ${version}`,
  ],
])('one at its limits, %s: who asks is told to try again, and nothing is lost', async (name, refusal) => {
  clickhouse.refusal = refusal;
  expect(await person.tried('get_topics', 480)).toEqual({ status: 503, code: 'unavailable' });
  expect(await push(name)).toBe(503);
  const waiting = await person.createTopic(name.split(' ').at(-1) ?? '');
  clickhouse.refusal = null;
  expect(await push(name)).toBe(200);
  expect(await mentionsOf(waiting)).toBe(1);
});

test('a question that needs more than it may is refused as that', async () => {
  clickhouse.refusal = `Code: 159. DB::Exception: Timeout exceeded: elapsed 30.01 seconds, maximum: 30. (TIMEOUT_EXCEEDED) ${version}`;
  expect(await person.tried('get_topics', 480)).toEqual({ status: 413, code: 'too_large' });
  clickhouse.refusal = null;
});

test('one that says nothing: a question is given up soon after what it may take, and others of Postgres are answered', async () => {
  toClickHouse.hang();
  const words = { operator: 'AND', groups: [['harbour']] };
  const draft = {
    startsAt: '2026-01-01T00:00:00+08:00',
    endsAt: '2026-12-31T00:00:00+08:00',
    mediaTypes: ['forum'],
    keywordInputMode: 'basic',
    inclusion: words,
    exclusion: { operator: 'AND', groups: [] },
  };
  const previewed = person.ask('POST', '/topics/preview', draft).catch((error: Error) => error.message);
  await person.call('get_alerts');
  expect(await isOpen(previewed)).toBe(true);
  expect(await previewed).toMatch(/: 503 .*"unavailable"/);
  toClickHouse.mend();
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
});
