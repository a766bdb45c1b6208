/**
 * People make topics while the server of Postgres goes away and another one with the same data begins at the same address, and while the
 * one that is there only reads, as a standby does that is not yet in its place. Who is refused is told to try again; what was acknowledged
 * is there, and the process that was there before goes on.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl, onServer } from '../support/postgres-server.ts';
import { type ServedProgram, serveProgram } from './served-program.ts';

let served: ServedProgram;
beforeAll(async () => {
  served = await serveProgram();
});
afterAll(() => served?.stop());

interface Made {
  acknowledged: string[];
  refused: Set<string>;
}

/** Makes a topic after the other, at most ten that are acknowledged, until it is told to stop and one more is. */
async function atWork(stop: AbortSignal): Promise<Made> {
  const { person } = served;
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
  const { person, program, postgres, toPostgres } = served;
  const stop = new AbortController();
  const working = atWork(stop.signal);
  await expect.poll(() => person.calls, { timeout: 60_000 }).toBeGreaterThan(5);
  toPostgres.leadTo(await postgres.failOver());
  await expect.poll(() => served.status('ready'), { timeout: 30_000, interval: 100 }).toBe(200);
  stop.abort();
  const { acknowledged, refused } = await working;
  expect([...refused].filter((told) => told !== TOLD)).toEqual([]);
  // Jobs of all of them are done, those too that were sent before.
  const searched = async () => (await person.topics()).filter(({ state }) => state === 'ready').map(({ id }) => id);
  await expect.poll(searched, { timeout: 60_000, interval: 300 }).toEqual(expect.arrayContaining(acknowledged));
  expect(program.child.exitCode, program.said()).toBeNull();
});

test('one that only reads: what would be written is refused until it takes its place', async () => {
  const { person, program, database } = served;
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
