/** `npm run verify`: everything about the code that can be known without running the product. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';
import { runSteps } from './steps.mjs';

export const VERIFY_STEPS = [
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['lint with types', 'oxlint', ['--deny-warnings']],
  [
    ['types of the server and tests', 'tsc', ['-p', 'tsconfig.server.json']],
    ['types of the web', 'tsc', ['-p', 'tsconfig.web.json']],
  ],
  [
    ['types of contract and engine', 'tsc', ['-p', 'tsconfig.core.json']],
    ['nothing unused', 'knip', ['--no-progress']],
  ],
  [
    'arrows, names, sizes, translations, cited paths',
    'vitest',
    ['run', '--project', 'house', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/house.json'],
  ],
];

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setUp({ build: false });
  mkdirSync(join(root, 'node_modules/.cache/tsc'), { recursive: true });
  const failed = await runSteps(VERIFY_STEPS);
  if (failed !== undefined) {
    console.error(`\nverify stopped at: ${failed}`);
    process.exit(1);
  }
}
