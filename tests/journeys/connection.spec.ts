/** The server is away, or slow, while somebody works: the page says so, keeps what it shows, and goes on by itself. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { mentionsOf } from './support/figures.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 500|no answer|HTTP 500|^console: page/] });

const notice = (page: Page, say: Say, key: string) => page.getByRole('status').filter({ hasText: say(`app:connection.${key}`) });

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: without a network the figures stay, and what was refused is said; with it the page goes on`, async ({
    page,
    context,
  }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    await openDemoTopic(page);
    await openTab(page, say, 'overview');
    const mentions = await mentionsOf(page, say);
    await context.setOffline(true);
    await expect(notice(page, say, 'awayText')).toBeVisible();
    await expect(notice(page, say, 'awayText')).toContainText(/\d\d:\d\d/);
    expect(await mentionsOf(page, say)).toBe(mentions);
    await expectNoViolations(page);
    await shot(page, `connection-away-${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: say('app:connection.look') })).toBeInViewport();
    await shot(page, `connection-away-390-${language}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: say('app:connection.look') }).click();
    await expect(notice(page, say, 'awayText')).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page, say, 'awayText')).toHaveCount(0);
    expect(await mentionsOf(page, say)).toBe(mentions);
  });
}

const say = words('en');

test('one panel that fails is tried again by the keyboard, and the focus stays where it was', async ({ page }) => {
  await signIn(page);
  await demoLoaded(page, say);
  await openDemoTopic(page);
  let refuses = true;
  await page.route('**/api/gateway/analysis/themes?*', (route) =>
    refuses ? route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'HTTP 500' } } }) : route.fallback(),
  );
  await page.reload();
  await openTab(page, say, 'overview');
  const retry = page.getByRole('main').getByRole('button', { name: say('app:retry') });
  await expect(retry).toBeVisible();
  await expect(page.getByText(say('errors:loadFailed'))).toHaveCount(1);
  await expect(page.getByRole('region', { name: say('analysis:who.top') })).toBeVisible();
  refuses = false;
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: say('analysis:themes.title') })).toBeVisible();
  // Around what has come in its place, and not at the head of the page.
  const around = page.locator(':focus');
  await expect(around.getByRole('region', { name: say('analysis:themes.title') })).toBeVisible();
});

test('a chart that could not be loaded says so, and is drawn when there is a network again', async ({ page }) => {
  await signIn(page);
  await demoLoaded(page, say);
  await page.route('**/assets/echarts-kit-*.js', (route) => route.abort());
  await openDemoTopic(page);
  const chart = page.getByRole('region', { name: say('analysis:overTime.title') });
  await expect(chart.getByText(say('app:serverAway'))).toBeVisible();
  await expectNoViolations(page);
  await page.unroute('**/assets/echarts-kit-*.js');
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect(chart.locator('svg path').nth(50)).toBeAttached();
  await expect(chart.getByText(say('app:serverAway'))).toHaveCount(0);
});

test('what takes long says so, and can be asked again', async ({ page }) => {
  await signIn(page);
  await demoLoaded(page, say);
  await openDemoTopic(page);
  await openTab(page, say, 'overview');
  let held: (() => void)[] | null = [];
  await page.route('**/api/gateway/analysis/when?*', async (route) => {
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    await route.fallback().catch(() => undefined);
  });
  await page.getByRole('link', { name: say('analysis:tabs.when'), exact: true }).click();
  await expect(notice(page, say, 'slow')).toBeVisible();
  await shot(page, 'connection-slow');
  const waiting = held;
  held = null;
  await page.getByRole('button', { name: say('app:connection.askAgain') }).click();
  await expect(page.getByRole('heading', { name: say('analysis:when.week'), exact: true })).toBeVisible();
  await expect(notice(page, say, 'slow')).toHaveCount(0);
  for (const go of waiting) go();
});
