/** Charts of a million: the pointer along them and over what they say, a series alone, a period dragged out. */
import { expect, type Locator, type Page } from '@playwright/test';
import { used } from '../journeys/support/every-page.ts';
import { test } from '../journeys/support/journey.ts';
import { signIn } from '../journeys/support/sign-in.ts';
import { words } from '../journeys/support/words.ts';
import { bareChart } from './bare-chart.ts';
import { manyMentions } from './many-mentions.ts';
import { recorded } from './recorded.ts';

const say = words('en');
/** Of a mouse that is moved across in about two seconds. */
const STEPS = 120;

/** Along the middle of the picture and back, a pixel or a few at a time. */
async function along(page: Page, picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, right] = [x + width * 0.08, x + width * 0.85];
  await page.mouse.move(left, y + height * 0.6);
  await page.mouse.move(right, y + height * 0.5, { steps: STEPS });
  await page.mouse.move(left, y + height * 0.4, { steps: STEPS });
}

async function drag(page: Page, picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.3, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height * 0.5, { steps: STEPS / 2 });
  await page.mouse.up();
}

const pictures = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('img')
    .filter({ has: page.locator('svg') });

async function drawn(page: Page): Promise<Locator[]> {
  await used(page);
  await expect(pictures(page).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('main').getByRole('status', { name: say('app:loading') })).toHaveCount(0, { timeout: 60_000 });
  return pictures(page).all();
}

for (const [tab, name] of [
  ['overview', 'Overview'],
  ['when', 'When'],
] as const) {
  test(`charts of ${name}`, async ({ page, request }) => {
    const [id] = await manyMentions(request);
    await signIn(page, { path: `/topics/${id}/${tab}` });
    const charts = await drawn(page);
    await recorded(page, `charts, ${name}: hover`, async () => {
      for (const chart of charts) await along(page, chart);
    });
    await recorded(page, `charts, ${name}: drag a period`, () => drag(page, charts[0] as Locator));
    await expect(page).toHaveURL(/from=|start=|startDate=|period=/);
  });
}

test('charts of the comparison', async ({ page, request }) => {
  const ids = await manyMentions(request);
  await signIn(page, { path: `/comparison?topics=${ids.join(',')}` });
  const charts = await drawn(page);
  await recorded(page, 'charts, Comparison: hover', async () => {
    for (const chart of charts) await along(page, chart);
  });
});

test('a series alone', async ({ page, request }) => {
  const [id] = await manyMentions(request);
  await signIn(page, { path: `/topics/${id}/overview` });
  const [chart] = await drawn(page);
  const sentiments = (['positive', 'neutral', 'negative'] as const).map((key) => say(`app:sentiments.${key}`));
  const names = (chart as Locator).locator('text').filter({ hasText: new RegExp(`^(?:${sentiments.join('|')})$`) });
  await expect(names).toHaveCount(sentiments.length);
  await recorded(page, 'charts, Overview: one series alone, and all again', async () => {
    for (const name of await names.all()) {
      await name.click();
      await name.click();
    }
  });
});

test('beside it: a bare chart', async ({ page }) => {
  await page.setContent(bareChart());
  await recorded(page, 'bare chart: hover', () => along(page, page.locator('#chart')));
});
