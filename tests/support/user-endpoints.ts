/** The endpoints of the contract that a signed-in user may call, as `METHOD /path`, found in its files: a new one is found, too. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '../../src/contract/endpoint.ts';

const CONTRACT = join(import.meta.dirname, '../../src/contract');

export async function userEndpoints(): Promise<string[]> {
  const files = (await readdir(CONTRACT, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(CONTRACT, name)).href)));
  const exported = modules.flatMap((module: Record<string, unknown>) => Object.values(module));
  return exported
    .filter(isEndpoint)
    .filter(({ access }) => access === 'user')
    .map(({ method, path }) => `${method} ${path}`);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
