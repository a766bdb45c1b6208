/** `npm run soak`: an hour of people and posts, and whether the program grows meanwhile; see bench/soak.ts, to which the arguments go. */
import { chromiumPath } from './chromium.mjs';
import { setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

await setUp();
process.exitCode = await runTool('scripts/run-ts.mjs', ['bench/soak.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: await chromiumPath(),
});
