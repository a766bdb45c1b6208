/** Global set-up of all projects: a folder for what test files store, which goes when all of them have ended. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    storesFolder: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-test-'));
  project.provide('storesFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
