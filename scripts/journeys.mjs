/** `npm run journeys`: the product in a real browser. Arguments go to Playwright: `npm run journeys -- sign-in`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { fontEnvironment } from './fonts.mjs';
import { freePort } from './free-port.mjs';
import { setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

await setUp({ also: ['web-password'] });
const folder = mkdtempSync(join(tmpdir(), 'earshot-journeys-'));
try {
  const env = {
    // For pictures; everything else is tried with the letters of the machine.
    OUR_LETTERS: fontEnvironment().FONTCONFIG_FILE,
    CHROMIUM_PATH: await chromiumPath(),
    JOURNEYS_PORT: String(await freePort()),
    JOURNEYS_DATA: join(folder, 'data'),
  };
  process.exitCode = await runTool('playwright', ['test', ...process.argv.slice(2)], env);
} catch (error) {
  console.error(error.explanation ?? error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
