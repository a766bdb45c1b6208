/** Whatever the server answers instead of figures, every page says that they are lacking, lets nothing stand half loaded, and asks again. */
import { expect, type Page } from '@playwright/test';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import { OF_A_TOPIC, PAGES } from './support/addresses.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { shown } from './support/every-page.ts';
import { test } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

const json = (status: number, code: string) => ({ status, json: { error: { code, message: 'no', requestId: 'r' } } });
const ILLNESSES = {
  broken: json(500, 'unexpected'),
  forbidden: json(403, 'forbidden'),
  gone: json(404, 'not_found'),
  busy: { ...json(429, 'rate_limited'), headers: { 'retry-after': '1' } },
  // Of something between us and the server.
  unreadable: { status: 200, contentType: 'text/html', body: '<html><body>Gateway</body></html>' },
};
type Illness = keyof typeof ILLNESSES;
const KINDS = Object.keys(ILLNESSES) as Illness[];

/** What the frame stands on: who is signed in, and what they chose. */
const OF_THE_FRAME = /\/(?:auth\/\w+|client-settings|preferences|org-users|subscriptions|user-info|devices.*|call)$/;

test.use({ expectedErrors: [/^console: /] });

for (const [shift, language] of LANGUAGES.entries()) {
  const say = words(language);

  test(`${language}: a page whose answers are ill says so, and comes when they are well`, async ({ page }) => {
    test.setTimeout(400_000);
    await signIn(page, { language });
    await demoLoaded(page, say);
    await openDemoTopic(page);
    const topic = /\/topics\/\d+/.exec(page.url())?.[0] ?? '';
    const paths = [...PAGES, ...OF_A_TOPIC.map((name) => `${topic}/${name}`)];
    for (const [at, path] of paths.entries()) {
      const illness = KINDS[(at + 2 * shift) % KINDS.length] ?? 'broken';
      await test.step(`${path}: ${illness}`, async () => {
        await fallIll(page, illness);
        await page.goto(path);
        await shown(page);
        await expect(page.getByRole('heading', { name: say('app:brokenTitle') })).toHaveCount(0);
        await page.unrouteAll();
        await askAgain(page, say('app:retry'));
        await shown(page);
        await expect(page.getByRole('main').getByRole('button', { name: say('app:retry') })).toHaveCount(0);
      });
    }
  });
}

async function fallIll(page: Page, illness: Illness): Promise<void> {
  await page.route(`**${GATEWAY}/**`, (route) =>
    OF_THE_FRAME.test(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill(ILLNESSES[illness]),
  );
}

/** Of what lacks, one after the other: an answer may serve several. */
async function askAgain(page: Page, name: string): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { name });
  for (let left = await buttons.count(); left > 0; left = await buttons.count()) {
    await buttons.first().click();
    await expect.poll(() => buttons.count()).toBeLessThan(left);
  }
}
