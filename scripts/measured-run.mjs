/** What a command that measures in a browser has in common with others: Playwright notes lines in a file, of which a table is made. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { freePort } from './free-port.mjs';
import { runTool } from './steps.mjs';

/**
 * `prepare(temporary, results)`: resolves to the environment and the arguments of Playwright, given a folder that goes when all is done and the
 * file that it is to note lines in. `table(lines)`: `{ text, kept }`. Fails where the run does, or the bar is not kept.
 */
export async function measuredRun(name, prepare, table) {
  const temporary = mkdtempSync(join(tmpdir(), `earshot-${name}-`));
  try {
    const results = join(temporary, 'results.jsonl');
    writeFileSync(results, '');
    const { env, args } = await prepare(temporary, results);
    const browser = { CHROMIUM_PATH: await chromiumPath({ whole: true }), JOURNEYS_PORT: String(await freePort()) };
    const code = await runTool('playwright', ['test', '-c', `playwright.${name}.config.ts`, ...args], { ...browser, ...env });
    const lines = readFileSync(results, 'utf8').trim().split('\n').filter(Boolean);
    const { text, kept } = table(lines.map((line) => JSON.parse(line)));
    console.log(text);
    process.exitCode = code === 0 && kept ? 0 : 1;
  } catch (error) {
    console.error(error.explanation ?? error);
    process.exitCode = 1;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
