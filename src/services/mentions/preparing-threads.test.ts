import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { shippedTextReader } from '../../../tests/support/text-reader.ts';
import { packageRoot } from '../../stores/package-root.ts';
import type { PackedRows } from './packed-rows.ts';
import { type PostPreparer, preparerHere } from './post-preparer.ts';
import { PreparedPosts } from './prepared-posts.ts';
import { preparerInThreads } from './preparing-threads.ts';

let folder: string;
let preparer: PostPreparer;

beforeAll(async () => {
  // Inside the package, where the thread finds its models, as in a build.
  const cache = join(packageRoot(), 'node_modules/.cache/earshot');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'threads-'));
  const outfile = join(folder, 'preparing-thread.mjs');
  const entry = fileURLToPath(new URL('./preparing-thread.ts', import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
  preparer = preparerInThreads(pathToFileURL(outfile));
});

afterAll(async () => {
  await preparer.close();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = (packed: PackedRows[]) => [...new PreparedPosts(packed)].map((post) => post.row(1));

describe('preparerInThreads', () => {
  it('gives the rows that this thread would, in the order of the posts, over many slices', async () => {
    const posts = Array.from({ length: 1203 }, (_, index) =>
      importedPostOf({ id: `threads-${index}`, content: `第 ${index} 個 great day #tea 😀`, likes: index }),
    );
    expect(rowsOf(await preparer.prepare(posts, true))).toEqual(
      rowsOf(await preparerHere(shippedTextReader()).prepare(posts, true)),
    );
  });

  it('answers two batches at once, each its own', async () => {
    const batch = (name: string) => Array.from({ length: 300 }, (_, index) => importedPostOf({ id: `${name}-${index}` }));
    const [one, other] = await Promise.all([preparer.prepare(batch('one'), false), preparer.prepare(batch('other'), false)]);
    expect(rowsOf(one).map((row) => row.native_id)).toEqual(batch('one').map(({ id }) => id));
    expect(rowsOf(other).map((row) => row.native_id)).toEqual(batch('other').map(({ id }) => id));
  });

  it('is done at once with nothing', async () => {
    expect(await preparer.prepare([], false)).toEqual([]);
  });

  it('fails with the error of the thread, and takes the next batch', async () => {
    const none = null as unknown as ReturnType<typeof importedPostOf>;
    await expect(preparer.prepare([none], false)).rejects.toThrow(/properties of null/);
    expect(await preparer.prepare([importedPostOf()], false)).toHaveLength(1);
  });
});
