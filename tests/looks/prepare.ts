/** Before and after all pictures: the server that they are taken of. */
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeContent, serveContent } from './content.ts';

export default async function prepare(): Promise<() => Promise<void>> {
  const { LOOKS_PORT: port, LOOKS_DATA: folder = '', LOOKS_KEPT: kept = '' } = process.env;
  // Made by an earlier run of the same program.
  if (existsSync(kept)) cpSync(kept, folder, { recursive: true });
  else {
    await makeContent(Number(port), folder);
    mkdirSync(dirname(kept), { recursive: true });
    // Whole or not at all.
    cpSync(folder, `${kept}-${process.pid}`, { recursive: true });
    renameSync(`${kept}-${process.pid}`, kept);
  }
  const server = await serveContent(Number(port), folder);
  return () => server.stop();
}
