/**
 * Runs one TypeScript file with Node: `node scripts/run-ts.mjs bench/import.ts [arguments]`. Bundled first, since Node 20
 * cannot read it.
 */
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

await setUp({ build: false });
const entry = process.argv[2];
if (entry === undefined) {
  console.error('Which file? For example: node scripts/run-ts.mjs bench/import.ts');
  process.exit(1);
}
const { build } = await import('esbuild');
const outfile = join(root, 'node_modules/.cache/earshot/run', `${basename(entry, '.ts')}.mjs`);
await build({
  entryPoints: [resolve(entry)],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
});
process.setSourceMapsEnabled(true);
process.argv.splice(1, 2, outfile);
await import(pathToFileURL(outfile).href);
