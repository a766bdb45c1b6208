/**
 * `npm run frames`: whether pictures come in time while somebody scrolls a million mentions, hovers over charts and types a query, from
 * traces of a real browser, beside what does the same with nothing of ours. `--data DIR` keeps the million for another run (10 minutes
 * less), `--runs N` repeats, `--traces DIR` keeps what was recorded; other arguments go to Playwright. Fails above the bar.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { framesTable } from './frames-table.mjs';
import { measuredRun } from './measured-run.mjs';
import { setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

const POSTS = 1_000_000;

const { values, positionals } = parseArgs({
  options: { data: { type: 'string' }, runs: { type: 'string', default: '3' }, traces: { type: 'string' } },
  allowPositionals: true,
});
await setUp();
await measuredRun(
  'frames',
  async (temporary, results) => {
    const data = values.data === undefined ? join(temporary, 'data') : resolve(values.data);
    await fill(data, temporary);
    if (values.traces !== undefined) mkdirSync(values.traces, { recursive: true });
    const traces = values.traces !== undefined && { FRAMES_TRACES: resolve(values.traces) };
    return {
      env: { JOURNEYS_DATA: data, FRAMES_RESULTS: results, ...traces },
      args: [`--repeat-each=${values.runs}`, ...positionals],
    };
  },
  framesTable,
);

/** By the product's own import, before anything serves. */
async function fill(data, temporary) {
  const filled = join(data, 'filled');
  if (existsSync(filled)) return;
  mkdirSync(data, { recursive: true });
  const file = join(temporary, 'posts.jsonl.gz');
  console.error(`Making ${POSTS.toLocaleString('en')} posts and importing them into ${data} (about four minutes)`);
  const env = { DATA_DIR: data, UV_THREADPOOL_SIZE: '16' };
  const made = await runTool('scripts/run-ts.mjs', ['bench/demo-posts.ts', String(POSTS), file]);
  if (made !== 0 || (await runTool('scripts/earshot.mjs', ['import', file], env)) !== 0) throw new Error('there is no million');
  rmSync(file);
  writeFileSync(filled, '');
}
