import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import { dropImport } from '../commands/import-dropped.ts';
import type { Environment } from '../services/environment.ts';
import { changeSource } from '../services/sources/change-source.ts';
import { DropFolder } from '../services/sources/drop-folder.ts';
import { listAllSources } from '../services/sources/list-sources.ts';
import { sources } from '../stores/postgres/sources.ts';
import { DropRound, type ImportDropped } from './drop.ts';

let stores: TestStores;
let environment: Environment;
let folder: string;
let stop: AbortController;
let round: DropRound;

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  await environment.postgres.delete(sources);
  folder = await mkdtemp(join(tmpdir(), 'earshot-drop-'));
  stop = new AbortController();
  round = roundOf(dropImport(environment, folder));
  at(0);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const roundOf = (importFile: ImportDropped) =>
  new DropRound(environment, new DropFolder(join(folder, 'drop')), importFile, stop.signal);
const drop = (name: string, content: string | Buffer) => writeFile(join(folder, 'drop', name), content);
const filesIn = async (place: string) =>
  (await readdir(join(folder, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Sets the clock, in seconds. */
function at(seconds: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + seconds * 1000);
}

async function lookAt(seconds: number, who = round): Promise<void> {
  at(seconds);
  await who.look();
  await who.imported();
}

let last = 0;
/** Lines of posts that no other test has. */
const lines = (count: number) =>
  Array.from(
    { length: count },
    () =>
      `${JSON.stringify({ media_type: 'forum', id: `drop-${last++}`, published_at: '2026-03-10T08:00:00Z', content: 'late' })}\n`,
  ).join('');
const csv = () => `media_type,id,published_at,content\nnews,drop-${last++},2026-03-10T08:00:00Z,late\n`;

async function listed() {
  const found = await listAllSources(environment);
  return found.map(({ kind, state, days, failure }) => ({
    kind,
    state,
    posts: days.reduce((sum, { posts }) => sum + posts, 0),
    failure: failure?.message ?? null,
  }));
}

describe('a dropped file', () => {
  test.each<[string, string, () => string | Buffer, number]>([
    ['of JSON lines', 'a.jsonl', () => lines(3), 3],
    ['of JSON lines by their other name', 'A.NDJSON', () => lines(1), 1],
    ['of CSV', 'a.csv', csv, 1],
    ['that is packed', 'a.jsonl.gz', () => gzipSync(lines(2)), 2],
    ['of CSV that is packed', 'a.csv.gz', () => gzipSync(csv()), 1],
  ])('%s is imported, counted and moved', async (_name, file, content, posts) => {
    await lookAt(0);
    expect(await listed()).toEqual([]);
    await drop(file, content());
    await lookAt(2);
    expect(await filesIn('drop')).toEqual([file]);
    await lookAt(7);
    expect(await filesIn('drop/done')).toEqual([file]);
    expect(await filesIn('drop')).toEqual([file]);
    expect(await listed()).toEqual([{ kind: 'file-drop', state: 'fine', posts, failure: null }]);
  });

  test('is left alone while it grows', async () => {
    await lookAt(0);
    await drop('a.jsonl', lines(1));
    await lookAt(2);
    await appendFile(join(folder, 'drop', 'a.jsonl'), lines(1));
    await lookAt(7);
    expect(await filesIn('drop/done')).toEqual([]);
    await lookAt(12);
    expect(await listed()).toMatchObject([{ posts: 2 }]);
  });

  test('with lines that are no posts is done, and they are reported as those of an import', async () => {
    await lookAt(0);
    await drop('a.jsonl', `${lines(1)}{\n`);
    await lookAt(2);
    await lookAt(7);
    expect(await filesIn('drop/done')).toEqual(['a.jsonl']);
    await drop('a.jsonl', `${lines(1)}[\n`);
    await lookAt(9);
    await lookAt(15);
    const reports = join(folder, 'rejected');
    const texts = (await readdir(reports))
      .sort()
      .map((moment) => readFile(join(reports, moment, 'a.jsonl.rejected.jsonl'), 'utf8'));
    expect(await Promise.all(texts)).toEqual([expect.stringContaining('"text":"{"'), expect.stringContaining('"text":"["')]);
  });

  test('whose name is as long as names can be is put aside with the reason', async () => {
    const name = `${'長'.repeat(81)}a.jsonl.gz`;
    await lookAt(0);
    await drop(name, gzipSync(lines(50)).subarray(0, 60));
    await lookAt(2);
    await lookAt(7);
    expect(await filesIn('drop/failed')).toEqual([`${'長'.repeat(66)}.reason.txt`, name]);
  });

  test('whose rejected lines cannot be written is put back, and the program lives', async () => {
    await writeFile(join(folder, 'rejected'), 'a file where a folder should be');
    await lookAt(0);
    await drop('a.jsonl', `${lines(1)}{\n`);
    await lookAt(2);
    await lookAt(7);
    expect(await readdir(join(folder, 'drop'))).toContain('a.jsonl');
    expect(await listed()).toMatchObject([{ state: 'failing', failure: 'a.jsonl could not be stored; trying again' }]);
  });

  test.each<[string, string, () => string | Buffer, RegExp]>([
    ['without the columns of posts', 'a.csv', () => 'one,two\n1,2\n', /no column for media_type, id, published_at/],
    ['cut off', 'a.jsonl.gz', () => gzipSync(lines(50)).subarray(0, 60), /cut off/],
    ['damaged', 'a.jsonl.gz', () => Buffer.concat([gzipSync(lines(1)).subarray(0, 12), Buffer.alloc(40, 255)]), /damaged/],
  ])('%s is put aside with the reason', async (_name, file, content, reason) => {
    await lookAt(0);
    await drop(file, content());
    await lookAt(2);
    await lookAt(7);
    expect(await filesIn('drop/failed')).toEqual([file, `${file}.reason.txt`]);
    expect(await readFile(join(folder, 'drop', 'failed', `${file}.reason.txt`), 'utf8')).toMatch(reason);
    expect(await listed()).toMatchObject([{ state: 'failing', failure: expect.stringMatching(reason) }]);
  });

  test('replaces none of the same name', async () => {
    for (const start of [0, 20]) {
      await lookAt(start);
      await drop('a.jsonl', lines(1));
      await lookAt(start + 2);
      await lookAt(start + 7);
    }
    expect(await filesIn('drop/done')).toEqual(['a.2.jsonl', 'a.jsonl']);
  });

  test('waits while the source is paused', async () => {
    await lookAt(0);
    await drop('a.jsonl', lines(1));
    await lookAt(2);
    await lookAt(7);
    const [source] = await listAllSources(environment);
    await changeSource(environment, 'operator', { sourceId: source?.id, paused: true });
    await drop('b.jsonl', lines(1));
    await lookAt(9);
    await lookAt(20);
    expect(await filesIn('drop/done')).toEqual(['a.jsonl']);
    await changeSource(environment, 'operator', { sourceId: source?.id, paused: false });
    await lookAt(22);
    expect(await filesIn('drop/done')).toEqual(['a.jsonl', 'b.jsonl']);
  });

  test('that is none of posts is left where it is', async () => {
    await lookAt(0);
    await drop('notes.txt', 'x');
    await drop('.a.jsonl', lines(1));
    await mkdir(join(folder, 'drop', 'b.jsonl'));
    await symlink('/etc/hostname', join(folder, 'drop', 'c.jsonl'));
    await lookAt(2);
    await lookAt(9);
    expect(await listed()).toEqual([]);
    expect(await readdir(join(folder, 'drop'))).toEqual(expect.arrayContaining(['notes.txt', '.a.jsonl', 'b.jsonl', 'c.jsonl']));
  });
});

describe('several processes', () => {
  test('do not import the same file at once', async () => {
    const taken: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: ImportDropped = async (path) => {
      taken.push(path);
      await held;
      return { posts: 1, rejected: 0, problem: null };
    };
    const [one, other] = [roundOf(slow), roundOf(slow)];
    await one.look();
    await drop('a.jsonl', lines(1));
    for (const seconds of [2, 7, 9]) {
      at(seconds);
      await Promise.all([one.look(), other.look()]);
    }
    release();
    await Promise.all([one.imported(), other.imported()]);
    expect(taken).toHaveLength(1);
    expect(await filesIn('drop/done')).toEqual(['a.jsonl']);
  });

  test('take up again what one left that died, and leave alone what one has that lives', async () => {
    await lookAt(0);
    const working = join(folder, 'drop', 'working');
    for (const [claim, seconds] of [
      ['dead', 0],
      ['alive', 50],
    ] as const) {
      await mkdir(join(working, claim));
      await writeFile(join(working, claim, `${claim}.jsonl`), lines(2));
      const seen = new Date(TEST_NOW.getTime() + seconds * 1000);
      await utimes(join(working, claim), seen, seen);
    }
    await lookAt(61);
    await lookAt(68);
    expect(await filesIn('drop/done')).toEqual(['dead.jsonl']);
    expect(await filesIn('drop/working')).toEqual(['alive.jsonl']);
    expect(await listed()).toMatchObject([{ posts: 2 }]);
  });
});

test('a file that the stores do not take is put back and tried ever later, and others have their turn', async () => {
  let broken = true;
  const importFile = dropImport(environment, folder);
  const tried: number[] = [];
  const who = roundOf(async (path, ...rest) => {
    if (path.endsWith('/a.jsonl')) tried.push((environment.now().getTime() - TEST_NOW.getTime()) / 1000);
    if (broken && path.endsWith('/a.jsonl')) throw new Error('the store does not take it');
    return importFile(path, ...rest);
  });
  await lookAt(0, who);
  await drop('a.jsonl', lines(1));
  await lookAt(2, who);
  await drop('b.jsonl', lines(1));
  for (let seconds = 4; seconds < 300; seconds += 6) await lookAt(seconds, who);
  expect(tried).toEqual([10, 40, 100, 220]);
  expect(await filesIn('drop/done')).toEqual(['b.jsonl']);
  expect(await listed()).toMatchObject([{ state: 'failing', posts: 1, failure: 'a.jsonl could not be stored; trying again' }]);
  broken = false;
  await lookAt(460, who);
  await lookAt(466, who);
  expect(await filesIn('drop/done')).toEqual(['a.jsonl', 'b.jsonl']);
  expect(await listed()).toMatchObject([{ state: 'fine', failure: null }]);
});

test('the file that waits is the one that could not be stored, whatever it is called by then', async () => {
  const importFile = dropImport(environment, folder);
  const tried: string[] = [];
  const who = roundOf(async (path, ...rest) => {
    const isBad = (await readFile(path, 'utf8')) === 'bad';
    tried.push(isBad ? 'bad' : 'good');
    if (!isBad) return importFile(path, ...rest);
    // Somebody mends it meanwhile, and drops it again.
    await drop('a.jsonl', lines(1));
    throw new Error('the store does not take it');
  });
  await lookAt(0, who);
  await drop('a.jsonl', 'bad');
  for (const seconds of [2, 8, 10, 16, 22]) await lookAt(seconds, who);
  expect(tried).toEqual(['bad', 'good']);
  expect(await filesIn('drop/done')).toEqual(['a.jsonl']);
  expect(await readdir(join(folder, 'drop'))).toContain('a.2.jsonl');
});

test('what is being imported is put back when the program stops', async () => {
  const who = roundOf(async () => {
    stop.abort(new Error('stopping'));
    return { posts: 0, rejected: 0, problem: null };
  });
  await lookAt(0, who);
  await drop('a.jsonl', lines(1));
  await lookAt(2, who);
  await lookAt(7, who);
  await who.end();
  expect(await readdir(join(folder, 'drop'))).toContain('a.jsonl');
  expect(await readdir(join(folder, 'drop', 'working'))).toEqual([]);
});
