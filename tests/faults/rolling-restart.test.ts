/**
 * Four processes on two servers, people at work all the while: every process is replaced by one of the next version, which has changed
 * the tables, and an older one starts again in between. Nobody sees an error, and all that was acknowledged is there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClickHouseServer, startClickHouseHttp } from '../support/clickhouse-http.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgresServer } from '../support/postgres-server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { PASSWORD, Person } from './person.ts';
import { buildNextVersion, buildProgram, killAll, type ProgramProcess, startProgram } from './program-processes.ts';

const POSTS = 600;
const FERRIES = 200;
const PEOPLE = 4;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-rolling-'));
let versions: { this: string; next: string };
let postgres: Awaited<ReturnType<typeof startPostgresServer>>;
let clickhouse: ClickHouseServer;
let balancer: Balancer;
const running = new Map<number, ProgramProcess>();

beforeAll(async () => {
  const adds = {
    postgres: { name: '9998_notes_of_topics', sql: 'ALTER TABLE "topics" ADD COLUMN "notes_of_next" text;' },
    clickhouse: { name: '9998_mood', sql: 'ALTER TABLE posts ADD COLUMN IF NOT EXISTS mood_of_next UInt8;\n' },
  };
  versions = { this: await buildProgram(), next: await buildNextVersion(path.join(folder, 'next'), adds) };
  postgres = await startPostgresServer();
  clickhouse = await startClickHouseHttp(path.join(folder, 'clickhouse'));
});
afterAll(async () => {
  await balancer?.close();
  await killAll(running.values());
  await clickhouse?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function settings(port: number): Record<string, string> {
  return {
    DATABASE_URL: postgres.url,
    CLICKHOUSE_URL: clickhouse.url,
    DATA_DIR: path.join(folder, String(port)),
    PORT: String(port),
    PUBLIC_URL: 'http://earshot.example',
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    DRAIN_SECONDS: '3',
    CALLS_PER_MINUTE: 'address=1000000,analysis=1000000,previews=1000000',
  };
}

function start(program: string, role: 'gateway' | 'workers', port: number): void {
  running.set(port, startProgram(program, ['serve', `--run=${role}`], settings(port)));
}

async function ready(port: number): Promise<void> {
  const { child, said } = running.get(port) ?? {};
  await expect
    .poll(
      async () => {
        if (child?.exitCode !== null) throw new Error(`${port} has ended: ${said?.()}`);
        const answer = await fetch(`http://127.0.0.1:${port}/api/gateway/health/ready`).catch(() => null);
        return answer?.status;
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(200);
}

/** As an orchestrator does: told to end, waited for, and only then another in its place. */
async function replace(program: string, role: 'gateway' | 'workers', port: number): Promise<void> {
  const { child, ended, said } = running.get(port) ?? {};
  child?.kill('SIGTERM');
  expect(await ended, said?.()).toBe(0);
  start(program, role, port);
  await ready(port);
  // Whoever stands before them has seen it too.
  if (role === 'gateway') await expect.poll(() => balancer.ready().includes(port), { timeout: 20_000 }).toBe(true);
}

async function importPosts(): Promise<void> {
  const file = path.join(folder, 'posts.jsonl');
  const lines = Array.from({ length: POSTS }, (_, n) =>
    JSON.stringify({
      media_type: 'forum',
      id: `rolling-${n}`,
      published_at: new Date(Date.UTC(2026, 2, 1) + n * 60_000).toISOString(),
      content: n < FERRIES ? `harbour ferry ${n}` : `bus ${n}`,
    }),
  );
  writeFileSync(file, lines.join('\n'));
  const { ended, said } = startProgram(versions.this, ['import', file], settings(1));
  expect(await ended, said()).toBe(0);
}

/** Until told otherwise: looks, reads figures, makes a topic now and then. Whatever is no success is thrown. Answers the topics. */
async function atWork(person: Person, stop: AbortSignal): Promise<string[]> {
  const topics: string[] = [];
  for (let turn = 0; !stop.aborted; turn += 1) {
    if (turn % 40 === 0 && topics.length < 8) topics.push(await person.createTopic('harbour'));
    await person.call('get_topics', 480);
    await person.call('get_topic_analysis_overview', topics[0], {});
  }
  return topics;
}

test('every process is replaced by one of the next version, and nobody sees an error', async () => {
  const [one, other, worker, second] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  // All at once on empty servers: each would make the tables.
  for (const port of [one, other]) start(versions.this, 'gateway', port);
  for (const port of [worker, second]) start(versions.this, 'workers', port);
  await Promise.all([one, other, worker, second].map(ready));
  await importPosts();
  balancer = await startBalancer([one, other]);

  const people = await Promise.all(Array.from({ length: PEOPLE }, () => Person.signIn(balancer.url)));
  const stop = new AbortController();
  const working = Promise.all(people.map((person) => atWork(person, stop.signal)));
  const rolled = (async () => {
    await replace(versions.next, 'gateway', one);
    // The older version starts again on tables that the next one has changed.
    await replace(versions.this, 'gateway', other);
    await replace(versions.next, 'workers', worker);
    await replace(versions.this, 'workers', second);
    await replace(versions.next, 'gateway', other);
    await replace(versions.next, 'workers', second);
  })();
  await Promise.race([working, rolled]);
  stop.abort();
  const [topics] = await Promise.all([working, rolled]);

  const [person] = people;
  const known = topics.flat();
  expect(known.length).toBeGreaterThan(PEOPLE);
  expect(people.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(100);
  const searched = async () =>
    (await person?.topics())?.filter(({ mentions, state }) => mentions === FERRIES && state === 'ready').map(({ id }) => id);
  await expect.poll(searched, { timeout: 60_000, interval: 500 }).toEqual(expect.arrayContaining(known));
  expect((await person?.topics())?.length).toBe(known.length);
  for (const { said } of running.values()) expect(said()).not.toMatch(/"level":50/);
}, 300_000);
