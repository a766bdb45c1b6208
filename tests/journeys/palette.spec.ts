/**
 * The command palette and the keys of the page: found by either language's names, gone along by arrows, left with the focus where it was;
 * and the list of shortcuts, with the switch for those of single keys.
 */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Language, type Say, words } from './support/words.ts';

/** Of the demo content. */
const TOPIC = '三帆斷網 Sampan outage';

const palette = (page: Page, say: Say) => page.getByRole('dialog', { name: say('keyboard:palette.title') });
const field = (page: Page, say: Say) => page.getByRole('combobox', { name: say('keyboard:palette.field') });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, say: Say): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page, say)).toBeFocused();
}

async function held(page: Page): Promise<string | null> {
  const id = await page.getByRole('dialog').getByRole('combobox').getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`).textContent();
}

for (const language of LANGUAGES) {
  const say = words(language);
  const other = words(language === 'en' ? 'zh-Hant' : 'en');

  test(`${language}: everything is reached from the palette, by the names of both languages`, async ({ page }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    await page.getByRole('button', { name: say('app:jump') }).click();
    await expect(field(page, say)).toBeFocused();
    await expect(page.getByRole('group', { name: say('keyboard:palette.groups.pages') })).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `palette-${language}`);

    await field(page, say).fill(other('app:alerts'));
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    expect(await held(page)).toContain(say('app:alerts'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/alerts$/);
    await expect(heading(page)).toBeFocused();

    await open(page, say);
    await field(page, say).fill('斷網');
    await expect(page.getByRole('status').filter({ hasText: say('keyboard:palette.count_one', { number: 1 }) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/topics\/\d+\/overview/);
    await expect(heading(page)).toContainText(TOPIC);

    await open(page, say);
    await expect(page.getByRole('group', { name: say('keyboard:palette.groups.here') })).toContainText(
      say('analysis:filter.more'),
    );
    await field(page, say).fill(`sampan ${other('analysis:tabs.rawData')}`);
    await expectNoViolations(page);
    await shot(page, `palette-${language}-topic`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/raw-data$/);

    await open(page, say);
    await field(page, say).fill('zzzz');
    await expect(page.getByText(say('keyboard:palette.noneHint'))).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(palette(page, say)).toHaveCount(0);
  });

  test(`${language}: the list of shortcuts`, async ({ page }) => {
    await signIn(page, { language });
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: say('keyboard:list.title') });
    await expect(list).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `shortcuts-${language}`);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await narrowAndDark(page, language, say);
  });
}

async function narrowAndDark(page: Page, language: Language, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('app:switchToDark') }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const jump = page.getByRole('button', { name: say('app:jump') });
  await jump.click();
  await expect(field(page, say)).toBeFocused();
  await expectNothingBeyond(page);
  await expectNoViolations(page);
  await shot(page, `palette-${language}-390-dark`);
  await page.keyboard.press('Escape');
  await expect(jump).toBeFocused();
  await page.getByRole('button', { name: say('app:openMenu') }).click();
  await page.getByRole('button', { name: say('app:account') }).click();
  await page.getByRole('menuitem', { name: say('app:shortcutList') }).click();
  const list = page.getByRole('dialog', { name: say('keyboard:list.title') });
  await expect(list).toBeVisible();
  await expectNothingBeyond(page);
  await expectNoViolations(page);
  await shot(page, `shortcuts-${language}-390-dark`);
}

const en = words('en');

test('the palette: its arrows, a new tab, what was visited lately, and the focus afterwards', async ({ page, context }) => {
  await signIn(page);
  await demoLoaded(page, en);
  await openDemoTopic(page);
  const filter = page.getByRole('button', { name: en('analysis:filter.more'), exact: true });
  await filter.focus();
  await open(page, en);
  const options = page.getByRole('option');
  const first = await held(page);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  expect(await held(page)).toBe(first);
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await page.getByRole('listbox').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  // The same keys close it, as Escape does.
  await page.keyboard.press('Control+k');
  await expect(filter).toBeFocused();

  await open(page, en);
  await field(page, en).fill('sources');
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab).toHaveURL(/\/sources$/);
  await tab.close();
  await page.keyboard.press('Escape');

  // What the page offers is pressed, and gives the focus back to itself.
  await open(page, en);
  await field(page, en).fill('more filters');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: en('analysis:filter.more') })).toBeVisible();
  // Nothing opens above a dialog.
  await page.keyboard.press('Control+k');
  await expect(palette(page, en)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();

  // By mouse: what is pointed at opens, a click beside closes.
  await open(page, en);
  await field(page, en).fill('sources');
  await page
    .getByRole('option', { name: en('app:sources') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: en('app:sources') })).toBeFocused();
  await open(page, en);
  await page.mouse.click(4, 4);
  await expect(palette(page, en)).toHaveCount(0);

  await page.goto('/');
  await demoLoaded(page, en);
  await open(page, en);
  await expect(page.getByRole('group', { name: en('keyboard:palette.groups.lately') })).toContainText(TOPIC);
  await field(page, en).fill(en('session:devices.title'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: en('session:devices.title') })).toBeVisible();
});

test('keys of the page: two after another, the tabs of a topic, the menu, the search, and none while typing', async ({
  page,
}) => {
  await signIn(page);
  await demoLoaded(page, en);
  for (const [keys, path, title] of [
    ['g t', '/topics', 'app:topics'],
    ['g a', '/alerts', 'app:alerts'],
    ['g c', '/comparison', 'app:comparison'],
    ['g d', '/alert-dashboard', 'app:alertDashboard'],
    ['g s', '/sources', 'app:sources'],
    ['g n', '/names', 'app:names'],
    ['g f', '/featured', 'app:featured'],
    ['g h', '/', 'app:home'],
    ['c', '/topics/new', 'app:createTopic'],
  ] as const) {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1, name: en(title) })).toBeFocused();
  }
  for (const key of ['g', 'q']) await page.keyboard.press(key);
  // Where one searches, the page begins in the field, and keys are text there.
  const editor = page.getByRole('textbox', { name: en('search:editor.label') });
  await expect(editor).toBeFocused();
  await page.keyboard.type('gt?');
  await expect(editor).toHaveValue('gt?');
  await editor.fill('');
  await heading(page).focus();
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: en('app:expandMenu') })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: en('app:collapseMenu') })).toBeVisible();

  for (const key of ['g', 't']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/topics$/);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: en('topics:search') });
  await expect(search).toBeFocused();
  await page.keyboard.type('gtc?[');
  await expect(search).toHaveValue('gtc?[');
  await expect(page).toHaveURL(/\/topics/);
  await search.fill('');

  await page.goto('/');
  await openDemoTopic(page);
  const tab = page
    .getByRole('navigation', { name: en('analysis:tabs.label') })
    .getByRole('link', { name: en('analysis:tabs.rawData') });
  await expect(tab).toBeVisible();
  await page.keyboard.press('7');
  await expect(page).toHaveURL(/\/raw-data$/);
  await expect(tab).toBeFocused();
  // In the list, the second key of two is not what it is by itself.
  await page.locator('[data-post]').first().focus();
  for (const key of ['g', 't']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/topics$/);
});

test('shortcuts of single keys are switched off for this browser, the palette is not', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: en('keyboard:list.plain') }).press('Space');
  await expect(page.locator('[data-shortcut="topics"]')).toContainText(en('keyboard:list.off'));
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('navigation', { name: en('app:mainMenu') })).toBeVisible();
  for (const key of ['g', 't', '?']) await page.keyboard.press(key);
  await open(page, en);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await field(page, en).fill('shortcuts');
  await page.keyboard.press('Enter');
  const plain = page.getByRole('switch', { name: en('keyboard:list.plain') });
  await expect(plain).not.toBeChecked();
  await plain.press('Space');
  await page.keyboard.press('Escape');
  for (const key of ['g', 't']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/topics$/);
});
