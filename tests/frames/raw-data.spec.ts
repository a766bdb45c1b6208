/** Scrolling the million: by wheel and by key, over hundreds of posts that come meanwhile, as one list and in pages. */
import { expect, type Page } from '@playwright/test';
import { postsShown } from '../journeys/support/figures.ts';
import { test } from '../journeys/support/journey.ts';
import { signIn } from '../journeys/support/sign-in.ts';
import { words } from '../journeys/support/words.ts';
import { bareRows } from './bare-rows.ts';
import { manyMentions } from './many-mentions.ts';
import { recorded } from './recorded.ts';

const say = words('en');
const MANY = 1_000_000;

const place = async (page: Page) => Number(await page.locator('[aria-posinset]').last().getAttribute('aria-posinset'));

async function wheel(page: Page, times: number): Promise<void> {
  await page.mouse.move(800, 500);
  for (let turn = 0; turn < times; turn += 1) await page.mouse.wheel(0, 240);
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press(key, { delay: 30 });
}

test('raw data of a million', async ({ page, request }) => {
  const [id] = await manyMentions(request);
  await signIn(page, { path: `/topics/${id}/raw-data` });
  await expect(page.locator('[data-post]').first()).toBeVisible({ timeout: 60_000 });
  expect(await postsShown(page, say)).toBe(MANY);
  await recorded(page, 'raw data, one list: wheel', () => wheel(page, 300));
  expect(await place(page)).toBeGreaterThan(200);
  await recorded(page, 'raw data, one list: PageDown, PageUp', async () => {
    await press(page, 'PageDown', 60);
    await press(page, 'PageUp', 20);
  });
  await recorded(page, 'raw data, one list: End, Home', async () => {
    await page.keyboard.press('End');
    await expect(page.locator(`[aria-posinset="${MANY}"] [data-post]`)).toBeVisible({ timeout: 60_000 });
    await press(page, 'PageUp', 10);
    await page.keyboard.press('Home');
    await expect(page.locator('[aria-posinset="1"] [data-post]')).toBeVisible({ timeout: 60_000 });
  });
  await page.goto(`/topics/${id}/raw-data?rows=50`);
  const pages = page.getByRole('navigation', { name: say('analysis:posts.pager') });
  await expect(pages).toBeAttached({ timeout: 60_000 });
  await recorded(page, 'raw data, pages of 50: wheel, PageDown', async () => {
    await wheel(page, 100);
    await press(page, 'PageDown', 15);
  });
  const next = pages.getByRole('button', { name: say('analysis:posts.nextPage') });
  await next.scrollIntoViewIfNeeded();
  await recorded(page, 'raw data, pages of 50: three times the next page', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      // Forced: the tool else looks what is under the pointer, for as long as a picture takes.
      await next.click({ force: true });
      await expect(page).toHaveURL(new RegExp(`page=${turn + 2}`));
      await expect(page.locator('[data-stale], li[aria-busy]')).toHaveCount(0);
    }
  });
});

test('beside it: bare rows, as many', async ({ page }) => {
  await page.setContent(bareRows(MANY));
  await recorded(page, 'bare rows: wheel', () => wheel(page, 300));
});
