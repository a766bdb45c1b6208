/**
 * Words are loaded with what shows them: on every page, however it is reached and in whichever language, they are there when it is. A key that
 * is shown by its name is an error in the console, by which any journey fails.
 */
import { expect, type Page } from '@playwright/test';
import { toldField } from '../../src/contract/told-once.ts';
import { BEFORE_SIGN_IN, OF_A_TOPIC, PAGES } from './support/addresses.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { calls } from './support/fired-alerts.ts';
import { test } from './support/journey.ts';
import { openLogin, signIn } from './support/sign-in.ts';
import { LANGUAGES, type Language, words } from './support/words.ts';

const en = words('en');
const zh = words('zh-Hant');

for (const language of LANGUAGES) {
  test(`${language}: every page that is opened has its words, and those of the other language`, async ({ page }) => {
    test.setTimeout(600_000);
    await openLogin(page, { language });
    for (const path of BEFORE_SIGN_IN) await thereAndBack(page, language, path);
    await signIn(page, { language });
    await demoLoaded(page, words(language));
    await openDemoTopic(page);
    const topic = new URL(page.url()).pathname.replace(/\/overview$/, '');
    for (const path of [...PAGES, '/query?tab=web', '/nowhere', ...OF_A_TOPIC.map((name) => `${topic}/${name}`)])
      await thereAndBack(page, language, path);
  });
}

/** Opens it afresh, so that nothing is there of the page before. */
async function thereAndBack(page: Page, language: Language, path: string): Promise<void> {
  const other = language === 'en' ? 'zh-Hant' : 'en';
  await page.goto(path);
  await inLanguage(page, language);
  for (const next of [other, language] as const) {
    await page.getByRole('button', { name: en(next === 'en' ? 'app:english' : 'app:chinese') }).click();
    await inLanguage(page, next);
  }
}

async function inLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('a page waits for its words, which nothing else needs', async ({ page, request }) => {
  // What comes next has words of its own on Home, until it was told.
  await (await calls(request)).post('/preferences', { [toldField('nextSteps')]: true });
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname.replace(/-.{8}\.js$/, '')));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/words-en-names-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page);
  const home = page.getByRole('heading', { level: 1, name: en('home:title') });
  await expect(home).toBeVisible();
  loaded.length = 0;
  await page.reload();
  await expect(home).toBeVisible();
  expect(loaded.filter((path) => path.includes('/words-')).sort()).toEqual(['/assets/words-en']);
  await page
    .getByRole('navigation', { name: en('app:mainMenu') })
    .getByRole('link', { name: en('app:names'), exact: true })
    .click();
  await expect.poll(() => loaded).toContain('/assets/names-page');
  await expect(home).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: en('names:title') })).toBeVisible();
});

test.describe('while the server is away', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|no answer|part of the page/] });

  test('the language stays, says why, and changes when the server is back', async ({ page }) => {
    await signIn(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: en('home:title') })).toBeVisible();
    await page.route('**/*', (route) => route.abort());
    const toChinese = page.getByRole('button', { name: en('app:chinese') });
    await toChinese.click();
    await expect(page.getByText(en('app:serverAway'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: en('home:title') })).toBeVisible();
    await page.unrouteAll();
    await toChinese.click();
    await expect(page.getByRole('heading', { level: 1, name: zh('home:title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await page.getByRole('button', { name: en('app:english') }).click();
    await expect(page.getByRole('heading', { level: 1, name: en('home:title') })).toBeVisible();
  });
});
