/**
 * The program on two servers that it reaches through what can be cut or made to hang, as networks and failovers do. What the handbook
 * says then happens: it lives, says that it is not ready, refuses in words and in time, loses nothing that it acknowledged, and goes on by
 * itself when they are back.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServedProgram, serveProgram } from './served-program.ts';

let served: ServedProgram;
beforeAll(async () => {
  served = await serveProgram();
});
afterAll(() => served?.stop());
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
