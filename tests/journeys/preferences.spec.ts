/**
 * What a person chooses follows them: language and mode to another browser, the topics of the comparison too; of two tabs each follows the
 * other. And with whom they are in their organisation.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { fillSignIn, signIn } from './support/sign-in.ts';
import { LANGUAGES, type Language, type Say, words } from './support/words.ts';

const en = words('en');
const zh = words('zh-Hant');

/** Of the demo content. */
const TOPIC = '三帆斷網 Sampan outage';

const menuIn = (page: Page, say: Say) => page.getByRole('navigation', { name: say('app:mainMenu') });
const modeOf = (page: Page) => page.locator('html').getAttribute('data-mode');
const kept = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'POST');

/** Of somebody who has never been there: nothing is chosen before the sign-in. */
async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  await fillSignIn(page);
  return page;
}

test('language and mode follow to another browser, and back', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const language = kept(page);
  await page.getByRole('button', { name: en('app:chinese') }).click();
  await expect(menuIn(page, zh)).toBeVisible();
  await language;
  const mode = kept(page);
  await page.getByRole('button', { name: zh('app:switchToDark') }).click();
  await mode;

  const other = await otherBrowser(browser, baseURL);
  const shown: string[] = [];
  // Never in the wrong language: the first menu that is there is the right one.
  await expect(menuIn(other, zh).or(menuIn(other, en))).toBeVisible();
  shown.push((await menuIn(other, zh).count()) > 0 ? 'zh-Hant' : 'en');
  expect(shown).toEqual(['zh-Hant']);
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  expect(await modeOf(other)).toBe('dark');

  const back = kept(other);
  await other.getByRole('button', { name: zh('app:english') }).click();
  await back;
  const light = kept(other);
  await other.getByRole('button', { name: en('app:switchToLight') }).click();
  await light;
  await other.reload();
  await expect(menuIn(other, en)).toBeVisible();
  expect(await modeOf(other)).toBe('light');

  await page.reload();
  await expect(menuIn(page, en)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await other.context().close();
});

test('what was chosen on the login page stands before what the account keeps; another tab follows at once', async ({
  page,
  context,
}) => {
  await signIn(page, { language: 'zh-Hant' });
  const second = await context.newPage();
  await second.goto('/topics');
  await expect(menuIn(second, zh)).toBeVisible();
  const both = kept(page);
  await page.getByRole('button', { name: zh('app:english') }).click();
  await both;
  await expect(menuIn(second, en)).toBeVisible();
  await second.getByRole('button', { name: en('app:switchToDark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(menuIn(page, en)).toBeVisible();
  await page.getByRole('button', { name: en('app:switchToLight') }).click();
  await expect(second.locator('html')).toHaveAttribute('data-mode', 'light');
  await second.close();
});

test('the topics of the comparison follow too, and the timezone is asked for once', async ({ page, browser, baseURL }) => {
  let zones = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/org-users')) zones += 1;
  });
  await page.goto('/login');
  await expect(page.getByLabel(en('session:email'))).toBeVisible();
  expect(zones).toBe(0);
  await signIn(page);
  await demoLoaded(page, en);
  await menuIn(page, en)
    .getByRole('link', { name: en('app:comparison'), exact: true })
    .click();
  await takeAllOut(page);
  const adding = page.getByRole('combobox', { name: en('comparison:add') });
  await adding.fill(TOPIC);
  const keeping = kept(page);
  await page.getByRole('option', { name: TOPIC, exact: true }).click();
  await keeping;
  for (const entry of ['topics', 'alerts', 'home'] as const)
    await menuIn(page, en)
      .getByRole('link', { name: en(`app:${entry}`), exact: true })
      .click();
  expect(zones).toBe(1);

  const other = await otherBrowser(browser, baseURL);
  await menuIn(other, en)
    .getByRole('link', { name: en('app:comparison'), exact: true })
    .click();
  await expect(other.getByRole('button', { name: en('comparison:remove', { name: TOPIC }) })).toBeVisible();
  const taking = kept(other);
  await takeAllOut(other);
  await taking;
  await other.context().close();
});

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: the account menu says who is in the organisation`, async ({ page }) => {
    await signIn(page, { language });
    await openPeople(page, say);
    const people = page.getByRole('dialog', { name: say('session:people.titleOf', { organisation: 'Demo' }) });
    await expect(people.getByRole('listitem')).toHaveCount(1);
    await expect(people.getByRole('listitem')).toContainText('demo@earshot.local');
    await expect(people.getByRole('listitem')).toContainText(say('session:people.you'));
    await expect(people.getByText(say('session:people.noRoles'))).toBeVisible();
    await look(page, language, say);
  });
}

test('the account menu has the name of the account, and not the one of the sign-in that is kept', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/gateway/org-users', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: [{ ...data[0], name: 'Married Name' }, ...data.slice(1)] } });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: `${en('app:account')}: Married Name` })).toBeVisible();
});

async function look(page: Page, language: Language, say: Say): Promise<void> {
  await expectNoViolations(page);
  await shot(page, `people-${language}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('app:switchToDark') }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: say('app:openMenu') }).click();
  await openPeople(page, say);
  await expect(page.getByText(say('session:people.noRoles'))).toBeVisible();
  await expectNoViolations(page);
  await shot(page, `people-${language}-390-dark`);
}

async function openPeople(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('app:account') }).click();
  await page.getByRole('menuitem', { name: say('session:people.title') }).click();
}

async function takeAllOut(page: Page): Promise<void> {
  const chosen = page.getByRole('region', { name: en('comparison:topics') }).getByRole('listitem');
  await expect(page.getByRole('combobox', { name: en('comparison:add') })).toBeVisible();
  for (let left = await chosen.count(); left > 0; left--) {
    await chosen.first().getByRole('button').click();
    await expect(chosen).toHaveCount(left - 1);
  }
}
