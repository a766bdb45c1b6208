import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tidyFolder } from './tidy-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HALF = '.6f1c9a52-8d3e-4a7b-9c1f-2e5d8b7a6c43';

async function write(name: string, day: number): Promise<void> {
  await writeFile(join(folder, name), name);
  const at = new Date(Date.UTC(2026, 2, day));
  await utimes(join(folder, name), at, at);
}

test('what is old goes, then the oldest beyond so many, and nothing that is no mail', async () => {
  for (const [place, name] of ['a.eml', HALF, 'notes.txt', 'b.eml', 'c.eml', 'd.eml'].entries()) await write(name, place + 1);
  const before = new Date(Date.UTC(2026, 2, 4));
  await tidyFolder(folder, { before, most: 9 });
  expect((await readdir(folder)).toSorted()).toEqual(['b.eml', 'c.eml', 'd.eml', 'notes.txt']);
  await tidyFolder(folder, { before, most: 2 });
  expect((await readdir(folder)).toSorted()).toEqual(['c.eml', 'd.eml', 'notes.txt']);
});

test('a folder that is not there yet is none to tidy', async () => {
  await tidyFolder(join(folder, 'none'), { before: new Date(0), most: 1 });
});
