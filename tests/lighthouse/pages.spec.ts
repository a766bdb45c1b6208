/** The pages that people see most, as Lighthouse sees them: by somebody who is signed in, each page loaded anew. */
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium, expect, type Page, test } from '@playwright/test';
import { demoLoaded, openDemoTopic } from '../journeys/support/demo.ts';
import { signIn } from '../journeys/support/sign-in.ts';
import { words } from '../journeys/support/words.ts';
import { askLighthouse, FORMS } from './ask-lighthouse.ts';

const say = words('en');

test('Home, Overview and raw data, on a desktop and on a telephone', async ({ baseURL: home, launchOptions }) => {
  const baseURL = home ?? '';
  const { LIGHTHOUSE_PROFILE: profile, LIGHTHOUSE_PORT: port, LIGHTHOUSE_RESULTS: results } = process.env;
  if (!profile || !port || !results) throw new Error('run by scripts/lighthouse.mjs');
  const { args = [], ...launch } = launchOptions;
  // Lighthouse takes the size of the window as it needs it.
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
    baseURL,
    viewport: null,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const paths = await signedInPaths(page);
  for (let run = 0; run < Number(process.env['LIGHTHOUSE_RUNS'] ?? 1); run += 1) {
    for (const [name, path] of Object.entries(paths)) {
      for (const form of FORMS) {
        // Of a session that Lighthouse takes too long for, the next page would be the login page.
        await renewed(page);
        const load = loadavg()[0];
        const found = await askLighthouse(baseURL + path, form, Number(port));
        expect(found.address).toBe(baseURL + path);
        appendFileSync(results, `${JSON.stringify({ page: name, form, load, ...found })}\n`);
      }
    }
  }
  await context.close();
});

async function signedInPaths(page: Page): Promise<Record<string, string>> {
  await signIn(page);
  await demoLoaded(page, say);
  await openDemoTopic(page);
  const overview = new URL(page.url()).pathname;
  return { Home: '/', Overview: overview, 'raw data': overview.replace('/overview', '/raw-data') };
}

/** Leaves nothing running: a second page would share the processor. */
async function renewed(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
  await page.goto('about:blank');
}
