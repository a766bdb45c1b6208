/**
 * `npm run looks`: a picture of every page in both languages, modes, variants and widths, and of each what axe says and how it differs
 * from the one that was accepted last; `-- --accept` accepts what is there now. Further arguments go to Playwright: `-- -g second`.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { buildFingerprints } from './fingerprint.mjs';
import { fontEnvironment } from './fonts.mjs';
import { freePort } from './free-port.mjs';
import { writeLooksPage } from './looks-page.mjs';
import { root, setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

const RESULTS = join(root, 'test-results/looks');
const ACCEPTED = join(root, 'docs/images/looks');
const KEPT = join(root, 'node_modules/.cache/earshot/looks');

await setUp({ also: ['web-second'] });
const given = process.argv.slice(2);
const accepts = given.includes('--accept');
const data = mkdtempSync(join(tmpdir(), 'earshot-looks-'));
try {
  rmSync(RESULTS, { recursive: true, force: true });
  const env = {
    ...fontEnvironment(),
    CHROMIUM_PATH: await chromiumPath(),
    LOOKS_PORT: String(await freePort()),
    LOOKS_DATA: data,
    LOOKS_KEPT: keptContent(),
    ...(accepts && { LOOKS_ACCEPT: '1' }),
  };
  const args = given.filter((argument) => argument !== '--accept');
  process.exitCode = await runTool('playwright', ['test', '--config', 'playwright.looks.config.ts', ...args], env);
  if (accepts) accept();
  console.log(`\nAll pictures: ${writeLooksPage(RESULTS, ACCEPTED)}`);
} catch (error) {
  console.error(error.explanation ?? error);
  process.exitCode = 1;
} finally {
  rmSync(data, { recursive: true, force: true });
}

/** Where the content of this program is kept from one run to the next; of others nothing is. */
function keptContent() {
  const sum = createHash('sha256').update(buildFingerprints(root).server);
  for (const file of ['content.ts', 'people.ts', 'slow-server.ts']) sum.update(readFileSync(join(root, 'tests/looks', file)));
  const name = sum.digest('hex').slice(0, 16);
  for (const other of existsSync(KEPT) ? readdirSync(KEPT) : [])
    if (other !== name) rmSync(join(KEPT, other), { recursive: true, force: true });
  return join(KEPT, name);
}

/** Of the looks that were looked at. */
function accept() {
  const now = join(RESULTS, 'now');
  mkdirSync(ACCEPTED, { recursive: true });
  for (const file of readdirSync(now).filter((name) => !name.endsWith('-changes.json')))
    cpSync(join(now, file), join(ACCEPTED, file));
}
