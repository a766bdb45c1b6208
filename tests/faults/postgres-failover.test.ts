/**
 * People make topics while the server of Postgres ends in the middle of what it does, and its synchronous standby takes its place at the same
 * address, or it begins again; and while the one that is there only reads, as a standby does that is not yet in its place. Who is refused is
 * told to try again; what was acknowledged is there, and the process that was there before goes on.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl, onServer } from '../support/postgres-server.ts';
import { type ServedProgram, serveProgram } from './served-program.ts';

let served: ServedProgram;
beforeAll(async () => {
  served = await serveProgram({ standby: true });
});
afterAll(() => served?.stop());

interface Made {
  acknowledged: string[];
  /** How often something was, also what is deleted since. */
  times: number;
  refused: Set<string>;
}

/** Makes a topic after the other, at most ten that are acknowledged, until it is told to stop and one more is. */
async function atWork(made: Made, stop: AbortSignal): Promise<void> {
  const { person } = served;
  for (;;) {
    const id = await person.createTopic('harbour').catch((error: Error) => error.message);
    if (!/^\d+$/.test(id)) made.refused.add(toldIn(id));
    else {
      made.times += 1;
      made.acknowledged.push(id);
      if (stop.aborted) return;
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

test('one ends in the middle of its work, its standby takes its place, and that ends too and begins again', async () => {
  const { person, program, postgres, toPostgres } = served;
  const stop = new AbortController();
  const made: Made = { acknowledged: [], times: 0, refused: new Set() };
  const working = atWork(made, stop.signal);
  for (const end of [async () => toPostgres.leadTo(await postgres.failOver()), () => postgres.crash()]) {
    const before = made.times;
    await expect.poll(() => made.times, { timeout: 60_000 }).toBeGreaterThan(before + 5);
    await end();
    await expect.poll(() => served.status('ready'), { timeout: 30_000, interval: 100 }).toBe(200);
  }
  stop.abort();
  await working;
  expect([...made.refused].filter((told) => told !== TOLD)).toEqual([]);
  // Jobs of all of them are done, those too that were sent before.
  const searched = async () => (await person.topics()).filter(({ state }) => state === 'ready').map(({ id }) => id);
  await expect.poll(searched, { timeout: 60_000, interval: 300 }).toEqual(expect.arrayContaining(made.acknowledged));
  expect(program.child.exitCode, program.said()).toBeNull();
});

test('one that only reads: what would be written is refused until it takes its place', async () => {
  const { program, person, database } = served;
  const set = async (value: 'on' | 'off') => {
    await onServer(databaseUrl(database, 'postgres'), `alter system set default_transaction_read_only = ${value}`);
    await onServer(databaseUrl(database, 'postgres'), 'select pg_reload_conf()');
  };
  const before = await person.createTopic('harbour');
  // That they were seen is to be written again, and cannot be.
  await onServer(database, "update devices set last_seen_at = last_seen_at - interval '2 minutes'");
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
