/**
 * Data folders in which something has gone bad: the program says which of the two stores it is and ends, or serves the rest and says
 * that something is missing. It never serves less without a word.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { openContext } from '../../src/context.ts';
import { preparePost } from '../../src/services/mentions/prepare-post.ts';
import { freePort } from '../support/free-port.ts';
import { importedPostOf } from '../support/post.ts';
import { buildProgram, type ProgramProcess, startProgram } from './program-processes.ts';

const POSTS = 50;
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-damaged-'));
const whole = path.join(folder, 'whole');
let program: string;
let url: string;

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
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program on a copy of the folder to which this was done. */
async function startOn(name: string, damage: (dataDir: string) => void): Promise<ProgramProcess> {
  const dataDir = path.join(folder, name);
  cpSync(whole, dataDir, { recursive: true, verbatimSymlinks: true });
  damage(dataDir);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  return startProgram(program, ['serve'], { DATA_DIR: dataDir, PORT: String(port), DEMO_CONTENT: '0' });
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
    const posts = path.join(dataDir, 'clickhouse/data/default/posts');
    const [part = ''] = readdirSync(posts).filter((name) => name.startsWith('all_'));
    truncateSync(path.join(posts, part, 'data.bin'), 100);
  });
  const ready = () =>
    fetch(`${url}/api/gateway/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(200);
  await expect.poll(() => running.said(), { timeout: 20_000 }).toMatch(/DATA IS MISSING: .*: posts \(1 parts, \d+ KB\)/);
  expect(running.said()).toMatch(/"level":50.*"table":"posts","parts":1/);
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  const left = await openContext(readConfig({ DATA_DIR: path.join(folder, 'a part'), LOG_LEVEL: 'silent' }));
  const counted = await left.clickhouse.query({ sql: 'SELECT count() AS n FROM posts', row: z.object({ n: z.number() }) });
  await left.close();
  expect(counted).toEqual([{ n: 0 }]);
});
