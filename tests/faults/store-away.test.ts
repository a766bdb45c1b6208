/**
 * The program on two servers that it reaches through what can be cut or made to hang, as networks and failovers do. What the handbook
 * says then happens: it lives, says that it is not ready, refuses in words and in time, loses nothing that it acknowledged, and goes on by
 * itself when they are back.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { linesOf, type ServedProgram, serveProgram } from './served-program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-away-'));
let served: ServedProgram;
beforeAll(async () => {
  served = await serveProgram();
});
afterAll(async () => {
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  const { program } = served;
  expect(program.child.exitCode, program.said()).toBeNull();
});

const ready = () => served.status('ready');
const live = () => served.status('live');

/** How many posts a new topic finds: jobs run again, and what was acknowledged is there. */
async function found(): Promise<number> {
  const { person } = served;
  const id = await person.createTopic('harbour');
  const topic = () => person.topic(id);
  await expect.poll(async () => (await topic())?.state, { timeout: 60_000, interval: 200 }).toBe('ready');
  return (await topic())?.mentions ?? Number.NaN;
}

const added = z.object({ data: z.object({ url: z.string() }) });

/** Answers what sends posts to a new one, and says the status. */
async function webhook(): Promise<(...names: string[]) => Promise<number>> {
  const answer = await served.operate('/operator/webhooks', 'application/json', JSON.stringify({ name: 'Pushed' }));
  const { pathname } = new URL(added.parse(await answer.json()).data.url);
  const headers = { 'content-type': 'application/x-ndjson' };
  return async (...names) => (await fetch(served.url + pathname, { method: 'POST', headers, body: linesOf(names) })).status;
}

/** By a command of its own; answers how it ended. */
async function importPosts(...names: string[]): Promise<number | string> {
  const file = path.join(folder, 'posts.jsonl');
  writeFileSync(file, linesOf(names));
  return served.run('import', file).ended;
}

test('a Postgres that is cut off and comes back, as in a failover', async () => {
  const { person, push, toPostgres } = served;
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
  const { person, push, toClickHouse } = served;
  const before = await found();
  const hook = await webhook();
  toClickHouse.cut();
  await expect.poll(ready, { timeout: 20_000 }).toBe(409);
  expect(await live()).toBe(200);
  expect(await push('c', 'd')).toBe(503);
  expect(await hook('h')).toBe(503);
  expect(await importPosts('i')).toBe(1);
  expect(await person.tried('get_topics', 480)).toEqual({ status: 503, code: 'unavailable' });
  // Made all the same: it is searched when there is something to search in.
  const waiting = await person.createTopic('harbour');
  toClickHouse.mend();
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  expect(await found()).toBe(before);
  // Only what is to be stored does not get through: an import has begun by then.
  toClickHouse.cutAt('INSERT INTO posts');
  expect(await push('c', 'd')).toBe(503);
  expect(await hook('h')).toBe(503);
  expect(await importPosts('i')).toBe(1);
  toClickHouse.mend();
  expect(await push('c', 'd')).toBe(200);
  expect(await hook('h')).toBe(200);
  expect(await importPosts('i')).toBe(0);
  expect(await found()).toBe(before + 4);
  await expect.poll(async () => (await person.topic(waiting))?.mentions, { timeout: 60_000, interval: 200 }).toBe(before + 4);
});

test('either that hangs: readiness says so in seconds, and all goes on when it wakes', async () => {
  const { person, push, toPostgres, toClickHouse } = served;
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
