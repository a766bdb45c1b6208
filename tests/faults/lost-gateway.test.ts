/**
 * Two gateways behind a balancer, and people who make topics and try again by the same key until they are told what came of it. One is killed
 * in the middle of what it has in hand, or paused as a machine is that is moved, and wakes when others have done it: each topic that was
 * acknowledged is there, and there once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ClickHouseServer, startClickHouseHttp } from '../support/clickhouse-http.ts';
import { freePort } from '../support/free-port.ts';
import { onServer, type PostgresServer, startPostgresServer } from '../support/postgres-server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, killAll, type ProgramProcess, startProgram, untilReady } from './program-processes.ts';

const PEOPLE = 6;
/** That each person makes before something happens to a gateway, and after it. */
const EACH = 3;
/** For an answer, before a person tries again. */
const PATIENCE_MS = 1500;

/** Of a key: told while whoever has it in hand has not said what came of it. */
const UNDER_WAY = 'still under way';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-gateway-'));
let program: string;
let postgres: PostgresServer;
let clickhouse: ClickHouseServer;
let balancer: Balancer;
let ports: [number, number];
let people: Person[];
const running = new Map<number, ProgramProcess>();

beforeAll(async () => {
  [program, postgres] = await Promise.all([buildProgram(), startPostgresServer()]);
  clickhouse = await startClickHouseHttp(path.join(folder, 'clickhouse'));
  ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(start));
  balancer = await startBalancer(ports);
  people = await Promise.all(Array.from({ length: PEOPLE }, () => Person.signIn(balancer.url)));
  await onServer(postgres.url, 'update subscriptions set max_topics = 100000');
});
afterAll(async () => {
  await balancer?.close();
  await killAll(running.values());
  await clickhouse?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(port: number): Promise<void> {
  const gateway = startProgram(program, ['serve', '--run=gateway'], {
    DATABASE_URL: postgres.url,
    CLICKHOUSE_URL: clickhouse.url,
    DATA_DIR: path.join(folder, String(port)),
    PORT: String(port),
    PUBLIC_URL: 'http://earshot.example',
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    CALLS_PER_MINUTE: 'address=1000000',
  });
  running.set(port, gateway);
  await untilReady(gateway, `http://127.0.0.1:${port}`);
}

const isSeen = (port: number, seen: boolean) =>
  expect.poll(() => balancer.ready().includes(port), { timeout: 30_000 }).toBe(seen);

/** What people have asked for, by name. */
class Work {
  /** Acknowledged, with its number. */
  readonly made = new Map<string, string>();
  /** Whoever had it in hand has not said yet what came of it. */
  readonly owed = new Map<string, Person>();
  /** How often nobody answered. */
  lost = 0;
  /** What people were told instead of a number. */
  readonly told: string[] = [];

  /** Tries until it is acknowledged, or said to be under way: then it is tried again when others are done. */
  async make(person: Person, name: string): Promise<void> {
    await vi.waitUntil(() => this.isAnswered(person, name), { timeout: 60_000, interval: 20 });
  }

  private async isAnswered(person: Person, name: string): Promise<boolean> {
    const answer = await person.createTopicOnce(name, PATIENCE_MS).catch(() => null);
    if (answer === null) this.lost += 1;
    else if ('id' in answer) this.made.set(name, answer.id);
    else {
      this.told.push(answer.told);
      if (answer.told.includes(UNDER_WAY)) this.owed.set(name, person);
    }
    return this.made.has(name) || this.owed.has(name);
  }
}

/** Everybody makes topics before `happens` and until each has made some after it. */
async function during(happens: (work: Work) => Promise<void>): Promise<Work> {
  const work = new Work();
  const stop = new AbortController();
  const counts = people.map(() => 0);
  const working = people.map(async (person, place) => {
    while (!stop.signal.aborted) {
      await work.make(person, crypto.randomUUID());
      counts[place] = (counts[place] ?? 0) + 1;
    }
  });
  const more = async () => {
    const enough = counts.map((count) => count + EACH);
    const hasEach = () => counts.every((count, place) => count >= (enough[place] ?? 0));
    await vi.waitUntil(hasEach, { timeout: 60_000, interval: 10 });
  };
  const happened = more()
    .then(() => happens(work))
    .then(more)
    .finally(() => stop.abort());
  await Promise.all([...working, happened]);
  return work;
}

/** Calls by a key of which nobody has said what came of them. */
async function unfinished(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query('select from idempotent_calls where done_at is null')).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Tells what came of all that was owed: each is acknowledged, or was done before by whoever could not say so any more. */
async function settle({ made, owed }: Work): Promise<string[]> {
  const done: string[] = [];
  for (const [name, person] of owed) {
    const answer = await vi.waitUntil(
      async () => {
        const said = await person.createTopicOnce(name, 60_000);
        return 'told' in said && said.told.includes(UNDER_WAY) ? null : said;
      },
      { timeout: 60_000, interval: 100 },
    );
    if ('id' in answer) made.set(name, answer.id);
    else {
      expect(answer.told).toContain('topicNameTaken');
      done.push(name);
    }
  }
  return done;
}

/** Each once, under the number that was acknowledged; and nothing was answered but by whoever waits, or by the balancer. */
async function expectEachOnce({ made, told, lost }: Work, done: readonly string[]): Promise<void> {
  const [person] = people;
  const all = (await person?.topics())?.filter(({ name }) => made.has(name) || done.includes(name)) ?? [];
  expect(all.map(({ name }) => name).toSorted()).toEqual([...made.keys(), ...done].toSorted());
  expect(all.filter(({ id, name }) => (made.get(name) ?? id) !== id)).toEqual([]);
  const others = told.filter((answer) => !answer.includes(UNDER_WAY) && !/^50[23] (?:\d+: |no gateway)/.test(answer));
  expect(others).toEqual([]);
  // It was in the middle of its work, not before it.
  expect(lost + told.length).toBeGreaterThan(0);
}

test('one is killed: who tries again is answered by the other, and what it had in hand is done when its claim is over', async () => {
  const [port] = ports;
  const work = await during(async () => {
    running.get(port)?.child.kill('SIGKILL');
    await isSeen(port, false);
  });
  await running.get(port)?.ended;
  await start(port);
  await isSeen(port, true);
  // As after two minutes in which nobody renews it.
  await onServer(postgres.url, 'update idempotent_calls set claimed_until = now() where done_at is null');
  await expectEachOnce(work, await settle(work));
  expect(await unfinished()).toBe(0);
});

test('one is paused and wakes: who tries again is answered by the other, and what it still does changes nothing', async () => {
  const [, port] = ports;
  const work = await during(async (asked) => {
    running.get(port)?.child.kill('SIGSTOP');
    await isSeen(port, false);
    await expect.poll(() => asked.lost, { timeout: 30_000 }).toBeGreaterThan(0);
    running.get(port)?.child.kill('SIGCONT');
    await isSeen(port, true);
  });
  await expect.poll(unfinished, { timeout: 30_000 }).toBe(0);
  expect(await settle(work)).toEqual([]);
  await expectEachOnce(work, []);
  for (const { said } of running.values()) expect(said()).not.toMatch(/"level":50/);
});
