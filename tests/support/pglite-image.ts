/**
 * An empty PGlite as an image, kept between runs: a test file that starts from it is ready in 0.7 s instead of 4 s, with half
 * the memory.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import packageJson from '../../package.json' with { type: 'json' };

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'earshot');

export async function pgliteImage(): Promise<Blob> {
  const file = join(CACHE, `pglite-${packageJson.dependencies['@electric-sql/pglite']}.tar`);
  return new Blob([await readFile(file).catch(() => makeImage(file))]);
}

async function makeImage(file: string): Promise<Buffer<ArrayBuffer>> {
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const image = Buffer.from(await dump.arrayBuffer());
  // Test files run side by side: what has the final name is always whole.
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, image);
  await rename(unfinished, file);
  return image;
}
