/**
 * `npm run lighthouse`: what Lighthouse says of Home, a topic's Overview and its raw data, signed in, on a desktop and on a telephone, the
 * middle of several runs (`--runs N`). Lighthouse is no package of the project: this command fetches it once, into the cache. Fails
 * below the bars. Other arguments go to Playwright.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from './free-port.mjs';
import { lighthouseTable } from './lighthouse-table.mjs';
import { measuredRun } from './measured-run.mjs';
import { startProgress } from './progress.mjs';
import { runLogged } from './run-logged.mjs';
import { root, setUp } from './setup.mjs';

const VERSION = '12.8.2';
const CACHE = join(root, 'node_modules/.cache/earshot');

const { values, positionals } = parseArgs({ options: { runs: { type: 'string', default: '3' } }, allowPositionals: true });
await setUp();
await measuredRun(
  'lighthouse',
  async (temporary, results) => ({
    env: {
      JOURNEYS_DATA: join(temporary, 'data'),
      LIGHTHOUSE: await fetched(),
      LIGHTHOUSE_RESULTS: results,
      LIGHTHOUSE_PROFILE: join(temporary, 'profile'),
      LIGHTHOUSE_PORT: String(await freePort()),
      LIGHTHOUSE_RUNS: values.runs,
    },
    args: positionals,
  }),
  lighthouseTable,
);

/** The module to import. The folder is named by the version; one that was fetched only half has no note. */
async function fetched() {
  const folder = join(CACHE, `lighthouse-${VERSION}`);
  const module = join(folder, 'node_modules/lighthouse/core/index.js');
  const note = join(folder, 'fetched');
  if (existsSync(note)) return module;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const progress = startProgress(`Fetching Lighthouse ${VERSION}`);
  const log = join(CACHE, 'lighthouse-npm.log');
  const asked = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`];
  const { code } = await runLogged('npm', asked, { cwd: folder, log });
  progress.end(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw Object.assign(new Error('no lighthouse'), { explanation: `npm could not fetch it; see ${log}` });
  writeFileSync(note, '');
  return module;
}
