/** Every tab: figures of each list open exactly as many posts as they say, and nothing is cut off on a narrow screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { words } from './support/words.ts';

const say = words('en');
const TABS = ['overview', 'what', 'when', 'who', 'where', 'how'] as const;
/** A button that says what it counts: `Forum: 2,026, 22%. …`, `Friday, 21:00–22:00: 112 mentions`. Where nothing is counted it opens nothing. */
const COUNTS = /: ([1-9][\d,]*)(?: mentions?|, |\. )/;
const TRIED = 4;

test('figures of every tab open the posts they count', async ({ page }) => {
  test.setTimeout(240_000);
  await openTopic(page);
  for (const tab of TABS) {
    await openTab(page, say, tab);
    const figures = page.getByRole('main').getByRole('button', { name: COUNTS });
    await expect(figures.first()).toBeVisible();
    const all = await figures.count();
    for (let place = 0; place < all; place += Math.ceil(all / TRIED)) await expectSamePosts(page, figures.nth(place));
    await shot(page, `${tab}-en`, { fullPage: true });
  }
});

test('dark, on a narrow screen: every tab is readable and within the width', async ({ page }) => {
  test.setTimeout(240_000);
  await openTopic(page);
  await page.getByRole('button', { name: say('app:switchToDark') }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of TABS) {
    await openTab(page, say, tab);
    await expect(page.getByRole('main').getByRole('button', { name: COUNTS }).first()).toBeVisible();
    await expectNoViolations(page);
    await expectNothingBeyond(page, tab);
    await shot(page, `${tab}-dark-390`, { fullPage: true });
  }
});

async function openTopic(page: Page): Promise<void> {
  await signIn(page);
  await demoLoaded(page, say);
  await openDemoTopic(page);
}

async function expectSamePosts(page: Page, figure: Locator): Promise<void> {
  const label = (await figure.getAttribute('aria-label')) ?? '';
  const counted = COUNTS.exec(label)?.[1];
  // By its name: lists that come later move its place among the figures.
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).first().click();
  const panel = page.getByRole('dialog');
  await expect(panel.locator('strong').first(), label).toHaveText(`${counted} ${counted === '1' ? 'post' : 'posts'}`);
  await panel.getByRole('button', { name: say('app:close') }).click();
  await expect(panel).toHaveCount(0);
}
