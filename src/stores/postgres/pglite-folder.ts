/**
 * The folder of an embedded Postgres, made where there is none. Making one takes 900 MB for a moment, three times what
 * running it takes, and the memory is never given back: so another process makes it, beside its final place, and it
 * is moved there when it is whole. A process killed in the middle leaves nothing that looks like a database.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const UNFINISHED = 'postgres-new-';

const INIT = `
  const { PGlite } = await import(process.argv[1]);
  const pglite = await PGlite.create(process.argv[2]);
  await pglite.close();
`;

/** The folder, ready to be opened. The caller holds the lock on `dataDir`: no other process may be doing the same. */
export async function pgliteFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir, 'postgres');
  if (existsSync(folder)) return folder;
  // PGlite does not make the parents of its folder.
  await mkdir(dataDir, { recursive: true });
  for (const entry of await readdir(dataDir)) {
    if (entry.startsWith(UNFINISHED)) await rm(join(dataDir, entry), { recursive: true, force: true });
  }
  const unfinished = await mkdtemp(resolve(dataDir, UNFINISHED));
  const pglite = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')).href;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', INIT, pglite, unfinished]);
  await rename(unfinished, folder);
  return folder;
}
