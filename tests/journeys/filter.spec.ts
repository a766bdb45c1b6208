/** The filter lives in the address: a number opens exactly its posts, a link restores the view, Back undoes. */
import { expect } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { mentionsOf, postsShown } from './support/figures.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { words } from './support/words.ts';

const say = words('en');

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  await demoLoaded(page, say);
  await openDemoTopic(page);
});

test('a figure opens the posts it counts, and the list has as many', async ({ page }) => {
  const negative = page.getByRole('button', { name: new RegExp(`^${say('app:sentiments.negative')}: `) });
  const label = (await negative.getAttribute('aria-label')) ?? '';
  const counted = Number(/: ([\d,]+)/.exec(label)?.[1]?.replaceAll(',', ''));
  expect(counted).toBeGreaterThan(0);
  await negative.click();
  await page.getByRole('link', { name: say('analysis:posts.panelAll') }).click();
  await expect(page).toHaveURL(/sentiments=/);
  expect(await postsShown(page, say)).toBe(counted);
});

test('a shortcut narrows the figures, stands in the address, and Back undoes it', async ({ page }) => {
  const whole = await mentionsOf(page, say);
  await page
    .getByRole('button', { name: new RegExp(say('analysis:filter.period')) })
    .first()
    .click();
  await page.getByRole('button', { name: say('app:shortcuts.last7Days'), exact: true }).click();
  await expect(page).toHaveURL(/last7Days/);
  await expect.poll(() => mentionsOf(page, say)).toBeLessThan(whole);
  const week = await mentionsOf(page, say);

  await page.reload();
  await expect.poll(() => mentionsOf(page, say)).toBe(week);
  await page.goBack();
  await expect(page).not.toHaveURL(/last7Days/);
  await expect.poll(() => mentionsOf(page, say)).toBe(whole);
});

test('an author is chosen on a card, and found by typing however seldom he writes; the chip says his name', async ({ page }) => {
  await openTab(page, say, 'rawData');
  const all = await postsShown(page, say);
  await page.getByRole('button', { name: say('analysis:posts.last') }).click();
  const [asked = ''] = say('analysis:who.filter', { name: '|' }).split('|');
  const last = page
    .locator(`[aria-posinset="${all}"]`)
    .locator('[data-post]')
    .getByRole('button', { name: new RegExp(`^${asked}`) });
  const name = ((await last.getAttribute('aria-label')) ?? '').slice(asked.length);
  await last.click();
  await page.getByRole('menuitem', { name: say('analysis:who.only') }).click();
  await expect.poll(() => postsShown(page, say)).toBeLessThan(all);
  const chips = page.getByRole('list', { name: say('analysis:filter.set') });
  await expect(chips).toContainText(`${say('analysis:filter.fields.authors')}: ${name} (`);
  const alone = new URL(page.url()).searchParams.get('authors');

  // By key: what had the focus goes, and the focus stays where it was.
  await chips.getByRole('button', { name: say('analysis:filter.clear'), exact: true }).press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.getByRole('button', { name: say('analysis:filter.more') }).click();
  const drawer = page.getByRole('dialog', { name: say('analysis:filter.more') });
  await drawer
    .getByRole('combobox', { name: say('analysis:filter.lists.authors'), exact: true })
    .fill((alone ?? '').split(':')[1] ?? '');
  const option = page.getByRole('option').filter({ hasText: `${name} (` });
  await expect(option.first()).toBeVisible();
  await expectNoViolations(page);
  await shot(page, 'filter-search-en');
  await option.first().click();
  await expect(page).toHaveURL(/authors=/);
  await expect(chips).toContainText(name);
});

test('dark, on a narrow screen: both tabs stay readable and within the width', async ({ page }) => {
  await page.getByRole('button', { name: say('app:switchToDark') }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['overview', 'rawData'] as const) {
    await openTab(page, say, tab);
    expect(await mentionsOf(page, say)).toBeGreaterThan(0);
    await expectNoViolations(page);
    await shot(page, `${tab}-dark-390`);
    await expectNothingBeyond(page);
  }
});

test('on a narrow screen what is set most often is behind a button, which counts it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const all = await mentionsOf(page, say);
  await page.getByRole('button', { name: say('analysis:filter.more'), exact: true }).click();
  const panel = page.getByRole('dialog', { name: say('analysis:filter.more') });
  await panel.getByRole('button', { name: new RegExp(`^${say('analysis:filter.sentiments')}`) }).click();
  await page.getByRole('checkbox', { name: say('app:sentiments.negative') }).click();
  await expect(page).toHaveURL(/sentiments=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: say('app:sentiments.negative') })).toHaveCount(0);
  await expect(panel).toBeVisible();
  await expectNoViolations(page);
  await shot(page, 'filter-panel-390');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('analysis:filter.moreSet', { count: 1 }) })).toBeFocused();
  await expect.poll(() => mentionsOf(page, say)).toBeLessThan(all);
});
