/** The server is away for a moment, as while it is started anew: what was not loaded yet says so within the page. */
import { expect } from '@playwright/test';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { LANGUAGES, words } from './support/words.ts';

test.use({ expectedErrors: [/ERR_FAILED|the server is away|^console: page|no answer|Failed to fetch|^console: \//] });

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: a page that cannot be loaded waits for the server`, async ({ page }) => {
    // Neither kept by the browser nor loaded before it is wanted.
    await page.route('**/assets/who-page-*.js', (route) => route.abort());
    await signIn(page, { language });
    await demoLoaded(page, say);
    await openDemoTopic(page);
    await openTab(page, say, 'overview');
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('link', { name: say('analysis:tabs.who'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('app:brokenTitle') })).toBeVisible();
    await expect(page.getByText(say('errors:noAnswer'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('app:account') })).toBeVisible();
    const reload = page.getByRole('button', { name: say('app:reload') });
    await reload.click();
    await expect(page.getByText(say('app:serverAway'))).toBeVisible();
    await shot(page, `server-away-${language}`);
    await page.unrouteAll();
    await reload.click();
    await expect(page.getByRole('heading', { name: say('analysis:who.title'), exact: true })).toBeVisible();
  });
}
