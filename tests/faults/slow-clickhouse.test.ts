/**
 * A ClickHouse that answers after seconds, that is at its limits, and that does not answer at all: readiness says what is so and does not
 * change to and fro, who asks for more than there is is told so, nothing is acknowledged that is not stored, and what asks only Postgres
 * waits for nobody.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedProgram, serveProgram } from './served-program.ts';

/** Less than readiness waits for. */
const LATE_MS = 1000;

let served: ServedProgram;
beforeAll(async () => {
  served = await serveProgram();
});
afterAll(() => served?.stop());
const ready = () => served.status('ready');

/** How many posts a topic has once it is searched. */
async function mentionsOf(id: string): Promise<number> {
  const { person } = served;
  await expect.poll(async () => (await person.topic(id))?.state, { timeout: 60_000, interval: 200 }).toBe('ready');
  return (await person.topic(id))?.mentions ?? Number.NaN;
}

const isOpen = (asked: Promise<unknown>) => Promise.race([asked.then(() => false), Promise.resolve(true)]);

test('one that answers after seconds: all is answered, later, and readiness stays as it is', async () => {
  const { person, push, toClickHouse } = served;
  expect(await push('a')).toBe(200);
  const topic = await person.createTopic('harbour');
  expect(await mentionsOf(topic)).toBe(1);
  toClickHouse.slow(LATE_MS);
  // More than there are connections for questions, so that some wait for others.
  const asked = Promise.all(Array.from({ length: 40 }, () => person.call('get_topic_analysis_overview', topic, {})));
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
  ['no room', `Code: 243. DB::Exception: Cannot reserve 1.00 MiB, not enough space. (NOT_ENOUGH_SPACE) ${version}`],
  [
    'no Keeper',
    `Code: 242. DB::Exception: Table is in readonly mode since table metadata was not found in zookeeper. (TABLE_IS_READ_ONLY) ${version}`,
  ],
])('one at its limits, %s: who asks is told to try again, and nothing is lost', async (name, refusal) => {
  const { person, push, clickhouse } = served;
  clickhouse.refusal = refusal;
  expect(await person.tried('get_topics', 480)).toEqual({ status: 503, code: 'unavailable' });
  expect(await push(name)).toBe(503);
  const waiting = await person.createTopic(name.split(' ').at(-1) ?? '');
  clickhouse.refusal = null;
  expect(await push(name)).toBe(200);
  expect(await mentionsOf(waiting)).toBe(1);
});

test('a question that needs more than it may is refused as that', async () => {
  const { person, clickhouse } = served;
  clickhouse.refusal = `Code: 159. DB::Exception: Timeout exceeded: elapsed 30.01 seconds, maximum: 30. (TIMEOUT_EXCEEDED) ${version}`;
  expect(await person.tried('get_topics', 480)).toEqual({ status: 413, code: 'too_large' });
  clickhouse.refusal = null;
});

test('one that says nothing: a question is given up soon after what it may take, and others of Postgres are answered', async () => {
  const { person, toClickHouse } = served;
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
