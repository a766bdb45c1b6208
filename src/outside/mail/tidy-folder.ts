/** Keeps the folder of mails from growing for ever. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what was written before then, and of the rest the oldest beyond so many. What is no mail of ours stays. */
export async function tidyFolder(folder: string, { before, most }: { before: Date; most: number }): Promise<void> {
  const kept: { path: string; at: number }[] = [];
  for (const name of await namesIn(folder)) {
    // Halves too, which whoever died while he wrote one has left.
    if (!/\.eml$|^\.[\da-f-]{36}$/.test(name)) continue;
    const path = join(folder, name);
    const at = (await stat(path).catch(() => null))?.mtimeMs;
    if (at === undefined) continue;
    if (at < before.getTime()) await rm(path, { force: true });
    else kept.push({ path, at });
  }
  const oldest = kept.toSorted((one, other) => one.at - other.at).slice(0, Math.max(0, kept.length - most));
  for (const { path } of oldest) await rm(path, { force: true });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    // Nothing has been written yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}
