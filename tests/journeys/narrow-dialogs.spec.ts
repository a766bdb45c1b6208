/** What opens above a page, on a narrow screen: each dialog and drawer, also the one above the menu's own drawer, in both modes. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { words } from './support/words.ts';

const say = words('en');
/** Above the list; where the list is empty it says so once more. */
const button = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(name), exact: true })
    .first();

/** Of the dialog that is on top; closes it. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog').last()).toBeVisible();
  for (const mode of ['dark', 'light']) {
    await page.evaluate(`Object.assign(document.documentElement.dataset, { mode: '${mode}', mantineColorScheme: '${mode}' })`);
    await expectNoViolations(page);
    await shot(page, `narrow-${name}-${mode}`);
  }
  await expectNothingBeyond(page);
  await page.keyboard.press('Escape');
}

test('dialogs of the account, above the drawer of the menu', async ({ page }) => {
  await signIn(page);
  await demoLoaded(page, say);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const title of ['session:people.title', 'session:devices.title', 'session:tokens.title', 'session:change.title']) {
    await page.getByRole('button', { name: say('app:openMenu') }).click();
    await page.getByRole('button', { name: say('app:account') }).click();
    await expect(page.getByRole('region', { name: say('app:plan.title') })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('menuitem', { name: say(title) }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await look(page, title.replace(/\W/g, '-'));
  }
});

test('the drawer of the menu closes also where one is already', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: say('app:openMenu') }).click();
  const drawer = page.getByRole('dialog', { name: say('app:mainMenu') });
  await drawer.getByRole('link', { name: say('app:home'), exact: true }).click();
  await expect(drawer).toHaveCount(0);
});

test('dialogs and drawers of the pages', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  await demoLoaded(page, say);
  await openDemoTopic(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: say('analysis:filter.more'), exact: true }).click();
  await look(page, 'filter');
  await openTab(page, say, 'who');
  await page
    .getByRole('main')
    .getByRole('button', { name: /: [1-9][\d,]* mentions?/ })
    .first()
    .click();
  await look(page, 'posts');
  await page.goto('/names');
  await button(page, 'names:add').click();
  await look(page, 'name');
  await button(page, 'names:addList').click();
  await look(page, 'paste');
  await page.goto('/sources');
  await button(page, 'sources:add').click();
  await look(page, 'source');
  await page.goto('/topics');
  await page.getByRole('button', { name: say('topics:actions', { name: '三帆斷網 Sampan outage' }) }).click();
  await page.getByRole('menuitem', { name: say('topics:delete') }).click();
  await look(page, 'question');
});
