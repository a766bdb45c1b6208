/** Where the focus goes: past the menu, to the title of a new page, into what opens, and back to what opened it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { test } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { words } from './support/words.ts';

const say = words('en');
const inMain = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(name), exact: true })
    .first();

/** By keys alone: what opens has the focus within it, and gives it back. */
async function opensAndReturns(page: Page, opener: Locator, key = 'Enter'): Promise<void> {
  await opener.focus();
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus').or(page.locator('[role="dialog"]:focus')).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('past the menu, to the title of a new page, and nowhere when only a tab changes', async ({ page }) => {
  await signIn(page);
  await demoLoaded(page, say);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('app:skipToContent') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(`document.activeElement.closest('main')?.id`)).toBe('content');

  const menu = page.getByRole('navigation', { name: say('app:mainMenu') });
  for (const entry of ['topics', 'alerts', 'sources', 'names', 'comparison'] as const) {
    await menu.getByRole('link', { name: say(`app:${entry}`), exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say(`app:${entry}`) })).toBeFocused();
    expect(await page.evaluate('scrollY')).toBe(0);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('dialogs of the pages give the focus back to what opened them', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  await demoLoaded(page, say);
  await openDemoTopic(page);
  await opensAndReturns(page, inMain(page, 'analysis:filter.more'));
  await opensAndReturns(page, inMain(page, 'views:views'));
  const views = inMain(page, 'views:views');
  await views.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('views:save') })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: say('views:saveTitle') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(views).toBeFocused();
  await openTab(page, say, 'who');
  await opensAndReturns(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /: [1-9][\d,]* mentions?/ })
      .first(),
  );
  await page.goto('/names');
  await opensAndReturns(page, inMain(page, 'names:add'));
  await opensAndReturns(page, inMain(page, 'names:addList'), 'Space');
  await page.goto('/sources');
  await opensAndReturns(page, inMain(page, 'sources:add'));
});

test('dialogs of the account do, and the question before something is deleted', async ({ page }) => {
  await signIn(page);
  await demoLoaded(page, say);
  const account = page.getByRole('button', { name: say('app:account') });
  for (const title of [
    'session:people.title',
    'session:devices.title',
    'session:sent.title',
    'session:change.title',
    'app:shortcutList',
  ]) {
    await account.press('Enter');
    await page.getByRole('menuitem', { name: say(title) }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(account).toBeFocused();
  }
  await page.goto('/topics');
  const actions = page.getByRole('button', { name: say('topics:actions', { name: '三帆斷網 Sampan outage' }) });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: say('topics:delete') }).press('Enter');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
});
