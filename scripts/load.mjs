/** `npm run load`: a hundred people on dashboards while posts are imported; see bench/load.ts, to which the arguments go. */
import { chromiumPath } from './chromium.mjs';
import { setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

await setUp();
process.exitCode = await runTool('scripts/run-ts.mjs', ['bench/load.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: await chromiumPath(),
});
