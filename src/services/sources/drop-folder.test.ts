/** Moves that a file system refuses. */
import * as files from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DropFolder } from './drop-folder.ts';

const refused = vi.hoisted(() => new Map<string, string>());
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  const refusing =
    <Given extends unknown[], Answer>(name: string, call: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> => {
      const code = String(given[0]).endsWith('.jsonl') && refused.get(name);
      return code ? Promise.reject(Object.assign(new Error(code), { code })) : call(...given);
    };
  return {
    ...real,
    link: refusing('link', real.link),
    rename: refusing('rename', real.rename),
    unlink: refusing('unlink', real.unlink),
  };
});

const NOW = new Date('2026-03-10T12:00:00Z');
let folder: string;
let drop: DropFolder;
beforeEach(async () => {
  refused.clear();
  folder = await mkdtemp(join(tmpdir(), 'earshot-folder-'));
  drop = new DropFolder(folder);
  await drop.open(NOW);
  const left = join(folder, 'working', 'dead');
  await mkdir(left);
  await writeFile(join(left, 'a.jsonl'), 'posts');
  const long = new Date(NOW.getTime() - 3_600_000);
  await utimes(left, long, long);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (place: string) =>
  (await readdir(join(folder, place), { withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name);

test('without links a file is moved all the same, and replaces none', async () => {
  refused.set('link', 'EPERM');
  await writeFile(join(folder, 'a.jsonl'), 'other posts');
  expect(await drop.putBackOfDead(NOW)).toEqual({ putBack: ['a.jsonl'], stuck: [] });
  expect((await filesIn('.')).sort()).toEqual(['a.2.jsonl', 'a.jsonl']);
  expect(await files.readFile(join(folder, 'a.2.jsonl'), 'utf8')).toBe('posts');
  expect(await files.readFile(join(folder, 'a.jsonl'), 'utf8')).toBe('other posts');
});

test.each<[string, [string, string][]]>([
  ['be removed from where it is', [['unlink', 'EACCES']]],
  [
    'be moved at all',
    [
      ['link', 'EPERM'],
      ['rename', 'EACCES'],
    ],
  ],
  ['be linked for a reason of its own', [['link', 'EIO']]],
])('of a file that cannot %s nothing is left behind, and it is told of', async (_name, refusals) => {
  for (const [name, code] of refusals) refused.set(name, code);
  const { putBack, stuck } = await drop.putBackOfDead(NOW);
  expect({ putBack, stuck: stuck.map(({ name }) => name) }).toEqual({ putBack: [], stuck: ['a.jsonl'] });
  expect(await filesIn('.')).toEqual([]);
  expect(await filesIn('working/dead')).toEqual(['a.jsonl']);
});

test.each([
  ['a dot early on', `a.${'b'.repeat(246)}.jsonl`, `a.${'b'.repeat(198)}.2.jsonl`],
  ['several', 'posts.2026.csv.gz', 'posts.2026.2.csv.gz'],
])('a name with %s can be given twice', async (_name, name, other) => {
  for (const _time of [1, 2]) {
    await writeFile(join(folder, name), 'posts');
    const path = await drop.take(name);
    await drop.done(path ?? '');
  }
  expect((await filesIn('done')).sort()).toEqual([name, other].sort());
});
