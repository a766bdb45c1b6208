/**
 * The clock of the machine jumps forwards by a day while the program runs, and back: what was acknowledged meanwhile stays and what is newer
 * wins, jobs go on, what was done by a key is not done again, and each window of an alert is evaluated once when it is over, also those that
 * were evaluated before their time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import { type ClockFile, clockFile } from './clock-file.ts';
import { PASSWORD, Person, periodOfNow } from './person.ts';
import { buildProgram, type ProgramProcess, startProgram } from './program-processes.ts';

const OPERATOR = 'operator-of-the-faults-0123456789ab';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-clock-'));
let clock: ClockFile;
let program: ProgramProcess;
let url: string;

beforeAll(async () => {
  clock = clockFile(folder);
  const built = await buildProgram();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = startProgram(built, ['serve'], {
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    OPERATOR_TOKEN: OPERATOR,
    ALERT_DELAY_SECONDS: '0',
    NODE_OPTIONS: clock.nodeOptions,
  });
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 120_000, interval: 100 });
});
afterAll(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function ready(): Promise<number> {
  if (program.child.exitCode !== null) throw new Error(`it has ended: ${program.said()}`);
  const answer = await fetch(`${url}/api/gateway/health/ready`).catch(() => null);
  return answer?.status ?? 0;
}

/** The one post that there is says so by now; answers the status. */
async function edit(word: string): Promise<number> {
  const post = { media_type: 'forum', id: 'edited', published_at: '2026-03-10T11:00:00Z', content: `harbour ${word}` };
  const headers = { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/x-ndjson' };
  return (await fetch(`${url}/api/gateway/ingest`, { method: 'POST', headers, body: JSON.stringify(post) })).status;
}

/** How many posts a new topic of the word finds. */
async function found(person: Person, word: string): Promise<number> {
  const id = await person.createTopic(word);
  await expect.poll(async () => (await person.topic(id))?.state, { timeout: 60_000, interval: 200 }).toBe('ready');
  return (await person.topic(id))?.mentions ?? Number.NaN;
}

const views = z.object({ data: z.array(z.unknown()) });

/** By one key, whenever. Answers what was told. */
async function saveViewOnce(person: Person, topic: string): Promise<unknown> {
  const view = { name: 'Kept', tab: 'overview', search: {}, shared: false };
  return person.ask('POST', `/topics/${topic}/views`, view, 'made-ahead');
}

const listed = z.object({
  count: z.number(),
  data: z.array(z.object({ windowEnd: z.coerce.date(), evaluatedAt: z.coerce.date() })),
});

/** Where its windows end that have been evaluated, earliest first. */
async function evaluated(person: Person, alert: string): Promise<number[]> {
  const { data } = listed.parse(await person.ask('GET', `/alerts/${alert}/runs?limit=100`));
  return data.map(({ windowEnd }) => windowEnd.getTime()).toSorted((one, other) => one - other);
}

function expectEachHour(ends: readonly number[], first: number): void {
  expect(ends).toEqual(ends.map((_, place) => first + place * HOUR));
}

test('a day forwards, and back', async () => {
  const person = await Person.signIn(url);
  expect(await edit('ferry')).toBe(200);
  expect(await found(person, 'ferry')).toBe(1);
  const topic = await person.createTopic('harbour', periodOfNow());
  const alert = await person.createAlert(topic, 'mei@example.org');
  const next = Math.ceil(Date.now() / HOUR) * HOUR;

  clock.set(DAY);
  expect(await person.tried('get_topics', 480)).toEqual({ status: 401, code: 'unauthenticated' });
  const ahead = await Person.signIn(url);
  await expect.poll(async () => (await evaluated(ahead, alert)).length, { timeout: 60_000, interval: 300 }).toBe(24);
  expectEachHour(await evaluated(ahead, alert), next);
  expect(await edit('tram')).toBe(200);
  expect(await found(ahead, 'tram')).toBe(1);
  const view = await saveViewOnce(ahead, topic);

  clock.set(0);
  await expect.poll(() => program.said(), { timeout: 60_000, interval: 100 }).toMatch(/set back.*put right/s);
  // They are not over: nothing has been decided of them.
  expect(await evaluated(person, alert)).toEqual([]);
  expect(await edit('bus')).toBe(200);
  expect(await found(person, 'bus')).toBe(1);
  expect(await found(person, 'tram')).toBe(0);
  expect(await saveViewOnce(person, topic)).toEqual(view);
  expect(views.parse(await person.ask('GET', `/topics/${topic}/views`)).data).toHaveLength(1);

  clock.set(DAY + HOUR);
  const again = await Person.signIn(url);
  await expect.poll(async () => (await evaluated(again, alert)).length, { timeout: 60_000, interval: 300 }).toBe(25);
  expectEachHour(await evaluated(again, alert), next);
  expect(await found(again, 'bus')).toBe(1);
  expect(program.child.exitCode, program.said()).toBeNull();
});
