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
const outdir = join(root, 'node_modules/.cache/earshot/run');
const name = basename(entry, '.ts');
await build({
  entryPoints: { [name]: resolve(entry), 'preparing-thread': join(root, 'src/services/mentions/preparing-thread.ts') },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
});
process.setSourceMapsEnabled(true);
const outfile = join(outdir, `${name}.mjs`);
process.argv.splice(1, 2, outfile);
await import(pathToFileURL(outfile).href);
