/** `npm run fuzz -- --runs 200`: every call of the API over and over, good and hostile; figures are in test-results/fuzz.json. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setUp } from './setup.mjs';
import { runSteps } from './steps.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });
if (!/^[1-9]\d*$/.test(values.runs)) {
  console.error(`--runs takes a count, not "${values.runs}"`);
  process.exit(1);
}
await setUp({ build: false });
mkdirSync(join(root, 'test-results'), { recursive: true });
const report = join(root, 'test-results/fuzz.json');
const settings = { FUZZ_RUNS: values.runs, FUZZ_REPORT: report };
const failed = await runSteps([[`fuzz, ${values.runs} times`, 'vitest', ['run', 'tests/api/fuzz.test.ts'], settings]]);
console.log(readFileSync(report, 'utf8'));
process.exitCode = failed === undefined ? 0 : 1;
