/** The client as a package: types written from the document of the API, then both compiled. */
import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { apiDocument } from '../src/gateway/reference/document.ts';

const HEAD = '/** Made by `npm run client` from the document of the API; changes are lost. */\n';

/** In a folder that has the client's own files. */
export async function buildClient(folder: string): Promise<void> {
  // The names that a document may have are the library's own; ours is held valid by a test of its own.
  const types = await openapiTypescript(apiDocument('Earshot') as unknown as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable: false,
  });
  const source = join(folder, 'dist/source');
  await mkdir(source, { recursive: true });
  await cp(join(folder, 'src'), source, { recursive: true });
  await writeFile(join(source, 'schema.ts'), HEAD + astToString(types));
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
}
