/**
 * Data folders in which something has gone bad: the program says which of the two stores it is and ends, or serves the rest and says
 * that something is missing. It never serves less without a word.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { openContext } from '../../src/context.ts';
import { preparePost } from '../../src/services/mentions/prepare-post.ts';
import { freePort } from '../support/free-port.ts';
import { importedPostOf } from '../support/post.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, killAll, type ProgramProcess, startProgram, untilReady } from './program-processes.ts';

const POSTS = 50;
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-damaged-'));
const whole = path.join(folder, 'whole');
let program: string;
let url: string;
const started: ProgramProcess[] = [];

beforeAll(async () => {
  program = await buildProgram();
  const context = await openContext(readConfig({ DATA_DIR: whole, LOG_LEVEL: 'silent' }));
  const posts = Array.from({ length: POSTS }, (_, n) =>
    preparePost(importedPostOf({ id: `damaged-${n}` }), false, context.reader),
  );
  // One part, and no merge that would leave those before it beside it.
  await context.clickhouse.insert(
    'posts',
    posts.map((post) => ({ ...post, version: 1 })),
  );
  await context.close();
});
afterAll(async () => {
  await killAll(started);
  rmSync(folder, { recursive: true, force: true });
});

/** The program on a copy of the folder to which this was done. */
async function startOn(name: string, damage: (dataDir: string) => void): Promise<ProgramProcess> {
  const dataDir = path.join(folder, name);
  cpSync(whole, dataDir, { recursive: true, verbatimSymlinks: true });
  damage(dataDir);
  return start(dataDir);
}

async function start(dataDir: string): Promise<ProgramProcess> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const alone = { DEMO_CONTENT: '0', DEMO_PASSWORD: PASSWORD };
  const running = startProgram(program, ['serve'], { DATA_DIR: dataDir, PORT: String(port), ...alone });
  started.push(running);
  return running;
}

/** Where the one part of the table of posts lies. */
function partOfPosts(dataDir: string): { table: string; part: string } {
  const table = path.join(dataDir, 'clickhouse/data/default/posts');
  const [part = ''] = readdirSync(table).filter((name) => name.startsWith('all_'));
  return { table, part };
}

test.each<[string, string, (dataDir: string) => void]>([
  [
    'the definition of a table',
    'the posts in',
    (dataDir) => writeFileSync(path.join(dataDir, 'clickhouse/metadata/default/posts.sql'), 'garbage'),
  ],
  [
    'what Postgres begins with',
    'the accounts and topics in',
    (dataDir) => truncateSync(path.join(dataDir, 'postgres/global/pg_control'), 100),
  ],
])('%s: the program does not start, and says which store it is', async (name, said, damage) => {
  const running = await startOn(name, damage);
  expect(await running.ended).toBe(1);
  expect(running.said()).toContain(`Could not use ${said} ${path.join(folder, name)}`);
  expect(running.said()).toContain('Damaged data');
});

test('a part of a table: the rest is served, and what is missing is said at every start', async () => {
  const running = await startOn('a part', (dataDir) => {
    const { table, part } = partOfPosts(dataDir);
    truncateSync(path.join(table, part, 'data.bin'), 100);
  });
  await untilReady(running, url);
  await expect.poll(() => running.said(), { timeout: 20_000 }).toMatch(/DATA IS MISSING: .*: posts \(1 parts, \d+ KB\)/);
  expect(running.said()).toMatch(/"level":50.*"table":"posts","parts":1/);
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  const left = await openContext(readConfig({ DATA_DIR: path.join(folder, 'a part'), LOG_LEVEL: 'silent' }));
  const counted = await left.clickhouse.query({ sql: 'SELECT count() AS n FROM posts', row: z.object({ n: z.number() }) });
  await left.close();
  expect(counted).toEqual([{ n: 0 }]);
});

test('a file that is as long as it was: questions that read it fail, and once its part is put aside it is missing', async () => {
  const running = await startOn('bytes', (dataDir) => {
    const { table, part } = partOfPosts(dataDir);
    const file = path.join(table, part, 'data.bin');
    writeFileSync(
      file,
      readFileSync(file).map((byte, at) => (at % 100 === 50 ? 255 - byte : byte)),
    );
  });
  await untilReady(running, url);
  const person = await Person.signIn(url);
  expect(await person.tried('query', 'harbour', {})).toEqual({ status: 500, code: 'internal' });
  expect(await person.topics()).toEqual([]);
  const dataDir = path.join(folder, 'bytes');
  const { table, part } = partOfPosts(dataDir);
  expect(running.said()).toMatch(new RegExp(`"level":50.*/${part}/data\\.bin.*CHECKSUM_DOESNT_MATCH`));
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);

  renameSync(path.join(table, part), path.join(table, 'detached', `broken_${part}`));
  const again = await start(dataDir);
  await untilReady(again, url);
  expect(await (await Person.signIn(url)).tried('query', 'harbour', {})).toEqual({ status: 200 });
  await expect.poll(() => again.said(), { timeout: 20_000 }).toMatch(/DATA IS MISSING: .*: posts \(1 parts, \d+ KB\)/);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});
