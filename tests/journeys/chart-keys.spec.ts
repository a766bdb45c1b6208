/** A chart without a mouse: its points by keys, read out, opened and stretched over to choose the period; and by touch. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

const points = (page: Page, say: Say) =>
  page.getByRole('slider', { name: say('app:chart.points', { title: say('analysis:overTimeViews.titles.volume') }) });
const panel = (page: Page, say: Say) => page.getByRole('region', { name: say('analysis:overTimeViews.titles.volume') });

async function openChart(page: Page, say: Say): Promise<void> {
  await demoLoaded(page, say);
  await openDemoTopic(page);
  await expect(points(page, say)).toBeAttached();
}

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: points by keys`, async ({ page }) => {
    await signIn(page, { language });
    await openChart(page, say);
    const point = points(page, say);
    await point.focus();
    const last = Number(await point.getAttribute('aria-valuemax'));
    await expect(point).toHaveAttribute('aria-valuenow', String(last));
    await page.keyboard.press('Home');
    await expect(point).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(point).toHaveAttribute('aria-valuenow', String(last - 1));
    // What is read out is what the table says, and what hovering shows.
    const text = (await point.getAttribute('aria-valuetext')) ?? '';
    expect(text).toContain(say('app:sentiments.positive'));
    await expect(panel(page, say).locator('table')).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `chart-keys-${language}`);
    await page.keyboard.press('ArrowDown');
    await expect(point).not.toHaveAttribute('aria-valuetext', text);

    await page.keyboard.press('Enter');
    const posts = page.getByRole('dialog');
    await expect(posts).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(posts).toHaveCount(0);
    await expect(point).toBeFocused();

    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowLeft');
    const stretch = await point.getAttribute('aria-valuetext');
    await page.keyboard.press('Escape');
    await expect(point).not.toHaveAttribute('aria-valuetext', stretch ?? '');
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d.*to=|to=.*from=/);
    await expect(points(page, say)).toHaveAttribute('aria-valuemax', '4');
  });
}

const en = words('en');

test('shares are read out as the percentages that are drawn', async ({ page }) => {
  await signIn(page);
  await openChart(page, en);
  const read = async (title: string) => {
    const point = page.getByRole('slider', { name: en('app:chart.points', { title }) });
    await point.focus();
    await expect(point).toHaveAttribute('aria-valuetext', new RegExp(`${en('app:sentiments.positive')}:? [<\\d.]+%`));
  };
  await page.goto(`${page.url()}?view=share&granularity=month`);
  await read(en('analysis:overTimeViews.titles.share'));
  await openTab(page, en, 'how');
  await read(en('analysis:how.relative'));
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('drawing across several bars chooses the period', async ({ page }) => {
    await signIn(page);
    await openChart(page, en);
    const picture = panel(page, en).locator('[role="img"][aria-label]');
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    if (!box) throw new Error('the picture is not there');
    const y = box.y + box.height / 2;
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await send('touchStart', box.x + box.width * 0.5);
    for (const share of [0.55, 0.6, 0.65, 0.7]) await send('touchMove', box.x + box.width * share);
    await send('touchEnd');
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  });
});
