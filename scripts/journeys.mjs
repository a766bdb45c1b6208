/** `npm run journeys`: the product in a real browser. Arguments go to Playwright: `npm run journeys -- sign-in`. */

import { chromiumPath } from './chromium.mjs';
import { setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

await setUp();
try {
  process.exitCode = await runTool('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: await chromiumPath() });
} catch (error) {
  console.error(error.explanation ?? error);
  process.exitCode = 1;
}
