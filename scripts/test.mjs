/**
 * `npm test`: everything the automatic checks run, on a machine that may have nothing but Node. The last line is a plain
 * `N passed, N failed`; a step that fails without a failing test of its own counts as one.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, setUp } from './setup.mjs';
import { runSteps } from './steps.mjs';
import { VERIFY_STEPS } from './verify.mjs';

const RESULTS = join(root, 'test-results');
const VITEST_PROJECTS = ['engine', 'web', 'pglite', 'postgres', 'cluster', 'alone', 'faults'].flatMap((name) => [
  '--project',
  name,
]);

await setUp({ build: false });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const failedStep = await runSteps([
  ...VERIFY_STEPS,
  ['build', 'scripts/setup.mjs', []],
  [
    'tests of the rooms, on the embedded and on real stores',
    'vitest',
    ['run', ...VITEST_PROJECTS, '--reporter=default', '--reporter=json', '--outputFile.json=test-results/rooms.json'],
  ],
  ['journeys in a browser, languages by turns', 'scripts/journeys.mjs', [], { JOURNEYS_BY_TURNS: '1' }],
]);

const tally = [countVitest('house.json'), countVitest('rooms.json'), countPlaywright('journeys.json')];
const passed = tally.reduce((sum, one) => sum + one.passed, 0);
const failed = tally.reduce((sum, one) => sum + one.failed, 0);
const skipped = tally.reduce((sum, one) => sum + one.skipped, 0);

console.log('');
// Once more, and last: the log above is longer than what many a place keeps of it.
for (const line of [...failedIn('house.json'), ...failedIn('rooms.json')]) console.log(line);
if (failedStep !== undefined) console.log(`Stopped at: ${failedStep}`);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failedStep === undefined ? failed : Math.max(failed, 1)} failed`);
process.exitCode = failedStep === undefined && failed === 0 ? 0 : 1;

function countVitest(file) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = results(file);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** The name of each test that failed, and the first line of why. */
function failedIn(file) {
  const { testResults = [] } = results(file);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages: [message = ''] }) =>
          `failed: ${relative(root, name)}: ${fullName}: ${message.split('\n')[0]}`,
      ),
  );
}

function countPlaywright(file) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = results(file).stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Empty where the step was not reached. */
function results(file) {
  try {
    return JSON.parse(readFileSync(join(RESULTS, file), 'utf8'));
  } catch {
    return {};
  }
}
