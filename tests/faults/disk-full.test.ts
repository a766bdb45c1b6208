/**
 * A data folder on a disk that fills up under the running program: what would be stored is refused in words, what is stored is served, and
 * it goes on by itself once there is room. Where the journal of Postgres has none it ends, says why, and finds everything at its next start.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, type ProgramProcess, startProgram } from './program-processes.ts';
import { MountRefused, mountSmallDisk, type SmallDisk } from './small-disk.ts';

const OPERATOR = 'operator-of-the-faults-0123456789ab';
const MEGABYTES = 300;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-full-'));
const mounted = path.join(folder, 'disk');
let dataDir: string;
let disk: SmallDisk | null = null;
let refused = '';
let program: string;
let running: ProgramProcess | null = null;
let port: number;
let url: string;

beforeAll(async () => {
  mkdirSync(mounted);
  try {
    disk = mountSmallDisk(mounted, MEGABYTES);
  } catch (error) {
    if (!(error instanceof MountRefused)) throw error;
    refused = error.message;
  }
  program = await buildProgram();
});
beforeEach(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dataDir = path.join(mounted, String(port));
});
afterEach(async () => {
  disk?.empty();
  running?.child.kill('SIGKILL');
  await running?.ended;
});
afterAll(() => {
  disk?.close();
  rmSync(folder, { recursive: true, force: true });
});

function settings(): Record<string, string> {
  const calls = 'address=1000000,analysis=1000000,previews=1000000';
  const alone = { DEMO_CONTENT: '0', DEMO_PASSWORD: PASSWORD, OPERATOR_TOKEN: OPERATOR, CALLS_PER_MINUTE: calls };
  return { ...alone, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
}

async function start(): Promise<ProgramProcess> {
  running = startProgram(program, ['serve'], settings());
  const { child, said } = running;
  const ready = async () => {
    if (child.exitCode !== null) throw new Error(`it has ended: ${said()}`);
    return status('/api/gateway/health/ready').catch(() => 0);
  };
  await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(200);
  return running;
}

const status = async (address: string): Promise<number> => (await fetch(url + address)).status;

const linesOf = (names: readonly string[]) =>
  names
    .map((id) => JSON.stringify({ media_type: 'forum', id, published_at: '2026-03-10T11:00:00Z', content: `harbour ${id}` }))
    .join('\n');

/** Of posts that nobody else has; answers the status, and of a failure what it says. */
async function push(...names: string[]): Promise<string> {
  const headers = { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/x-ndjson' };
  const answer = await fetch(`${url}/api/gateway/ingest`, { method: 'POST', headers, body: linesOf(names) });
  const { error } = (await answer.json()) as { error?: { code: string; message: string } };
  return error ? `${answer.status} ${error.code}: ${error.message}` : String(answer.status);
}

const NO_ROOM = '503 unavailable: a store has no room left; nothing of this is stored';

/** How many posts a new topic finds. */
async function found(person: Person): Promise<number> {
  const id = await person.createTopic('harbour');
  await expect.poll(async () => (await person.topic(id))?.state, { timeout: 60_000, interval: 200 }).toBe('ready');
  return (await person.topic(id))?.mentions ?? Number.NaN;
}

test('what would be stored is refused, what is stored is served, and all goes on once there is room', async ({ skip }) => {
  if (!disk) return skip(refused);
  const { child, said } = await start();
  const person = await Person.signIn(url);
  expect(await push('a', 'b')).toBe('200');
  expect(await found(person)).toBe(2);
  disk.fill();

  expect(await push('c')).toBe(NO_ROOM);
  const file = path.join(folder, 'posts.jsonl');
  writeFileSync(file, linesOf(['c', 'd']));
  const importing = startProgram(program, ['import', file], settings());
  expect(await status('/api/gateway/health/ready')).toBe(200);
  const topics = await person.topics();
  expect(topics.map(({ mentions }) => mentions)).toEqual([2]);
  const doctor = startProgram(program, ['doctor', '--json'], settings());
  expect(await doctor.ended).toBe(1);
  expect(doctor.said()).toMatch(/"check":\s*"Disk",\s*"state":\s*"error"/);

  await expect.poll(() => said(), { timeout: 60_000, interval: 100 }).toMatch(/(?:NOT_ENOUGH_SPACE.*){2}/s);

  disk.empty();
  expect(await importing.ended, importing.said()).toBe(0);
  expect(await found(person)).toBe(4);
  expect(child.exitCode, said()).toBeNull();
  child.kill('SIGTERM');
  expect(await running?.ended).toBe(0);
});

test('where the journal has no room the process ends and says why; started again it has everything', async ({ skip }) => {
  if (!disk) return skip(refused);
  const writing = startProgram(await buildWriting(), [], settings());
  await expect.poll(() => writing.said(), { timeout: 60_000, interval: 50 }).toContain('writing\n');
  disk.fill();
  expect(await writing.ended).toBe(1);
  expect(writing.said()).toMatch(/refused: .*the embedded Postgres has ended/);
  expect(writing.said()).toMatch(/Stopping: the embedded Postgres has ended: .*No space left on device/);
  expect(writing.said()).toContain('Nothing that was stored is lost');

  // Without room it is no further.
  const early = startProgram(program, ['serve'], settings());
  expect(await early.ended).toBe(1);
  expect(early.said()).toContain(`Could not use the accounts and topics in ${dataDir}`);
  expect(early.said()).toContain('its disk has no room left');
  disk.empty();
  await start();
  const person = await Person.signIn(url);
  expect(await push('a')).toBe('200');
  expect(await found(person)).toBe(1);
});

/** Beside the program, where it finds what that finds. */
async function buildWriting(): Promise<string> {
  const bundle = { bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' } as const;
  const entryPoints = { writing: 'tests/faults/journal-process.ts' };
  await build({ ...bundle, entryPoints, outdir: path.dirname(program), logLevel: 'error' });
  return path.join(path.dirname(program), 'writing.js');
}
