/** A wrong sentiment is put right, by key or by pointer: the list and the numbers follow, and it can be undone and taken back. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { correctedJustNow, demoLoaded, openDemoTopic } from './support/demo.ts';
import { mentionsOf, postsShown } from './support/figures.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { type Language, type Say, words } from './support/words.ts';

test.beforeEach(() => test.setTimeout(240_000));

test('by keyboard: the post leaves the filter, the numbers move, and Undo brings both back', async ({ page }) => {
  const say = words('en');
  await openOverview(page, 'en');
  const negative = await sentimentCount(page, say, 'negative');
  const positive = await sentimentCount(page, say, 'positive');
  await splitRow(page, say, 'positive').click();
  const panel = page.getByRole('dialog', { name: say('app:sentiments.positive') });
  await panel.locator('[data-post]').first().focus();
  await page.keyboard.press('s');
  // Before it has the focus, the key is the panel's.
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await panel.getByRole('link', { name: say('analysis:posts.panelAll') }).click();
  await expect(page).toHaveURL(/sentiments=/);
  expect(await postsShown(page, say)).toBe(positive);

  const first = page.locator('[data-post]').first();
  const id = await first.getAttribute('data-post');
  await first.focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoViolations(page);
  await shot(page, 'sentiment-menu-en');
  await page.keyboard.press('n');
  await expect(page.getByRole('menuitemradio', { name: say('app:sentiments.negative') })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(
    page.getByText(say('analysis:posts.correct.set_one', { sentiment: say('app:sentiments.negative') })),
  ).toBeVisible();
  await expect.poll(() => postsShown(page, say)).toBe(positive - 1);
  await expect(page.locator(`[data-post="${id}"]`)).toHaveCount(0);
  // The one that took its place has the focus, so that j and k go on from there.
  await expect(page.locator('[data-post]').first()).toBeFocused();
  await expect.poll(() => mentionsOf(page, say)).toBe(positive - 1);
  await shot(page, 'sentiment-undo-en');

  await expect(page.getByRole('button', { name: say('analysis:posts.correct.undo'), exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => postsShown(page, say)).toBe(positive);
  await expect(page.locator(`[data-post="${id}"]`)).toHaveCount(1);
  await page.getByRole('button', { name: say('analysis:filter.clear'), exact: true }).click();
  await openTab(page, say, 'overview');
  await expect.poll(() => sentimentCount(page, say, 'negative')).toBe(negative);
});

for (const [language, mode, width] of [
  ['en', 'light', 1440],
  ['zh-Hant', 'dark', 390],
] as const) {
  test(`${language}, ${mode}, ${width} wide: says who corrected it, keeps it, and gives it back`, async ({ page }) => {
    const say = words(language);
    await openOverview(page, language);
    if (mode === 'dark') await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await openRawData(page, say);
    await page.setViewportSize({ width, height: 900 });
    const card = page.locator('[data-post]').first();
    const was = await sentimentOf(card);
    await card.locator('[data-sentiment]').click();
    await shot(page, `sentiment-menu-${language}-${mode}-${width}`);
    await page.getByRole('menuitemradio', { name: say('app:sentiments.mixed') }).click();
    const mark = card.getByText(correctedJustNow(say));
    await expect(mark).toBeVisible();
    expect(await sentimentOf(card)).toBe(say('app:sentiments.mixed'));
    await expectNoViolations(page);
    await shot(page, `sentiment-corrected-${language}-${mode}-${width}`);
    await expectNothingBeyond(page);

    await page.reload();
    await expect(mark).toBeVisible();
    await card.locator('[data-sentiment]').click();
    await expectNoViolations(page);
    await page.getByRole('menuitem', { name: say('analysis:posts.correct.takeBack') }).click();
    await expect(mark).toHaveCount(0);
    await expect.poll(() => sentimentOf(card)).toBe(was);
  });
}

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/feeds\/sentiment|500/] });

  test('the post is as it was, and that is said', async ({ page }) => {
    const say = words('en');
    await openOverview(page, 'en');
    await openRawData(page, say);
    await page.route('**/feeds/sentiment', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } }),
    );
    const card = page.locator('[data-post]').first();
    const was = await sentimentOf(card);
    await card.locator('[data-sentiment]').click();
    await page.getByRole('menuitemradio', { name: say('app:sentiments.mixed') }).click();
    await expect(page.getByText(say('analysis:posts.correct.failed'))).toBeVisible();
    expect(await sentimentOf(card)).toBe(was);
  });
});

async function openOverview(page: Page, language: Language): Promise<void> {
  const say = words(language);
  await signIn(page, { language });
  await demoLoaded(page, say);
  await openDemoTopic(page);
}

async function openRawData(page: Page, say: Say): Promise<void> {
  await openTab(page, say, 'rawData');
  await expect(page.locator('[data-post]').first()).toBeVisible();
}

/** What the badge of a card says. */
async function sentimentOf(card: Locator): Promise<string> {
  return (await card.locator('[data-sentiment]').textContent()) ?? '';
}

function splitRow(page: Page, say: Say, key: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${say(`app:sentiments.${key}`)}: `) });
}

/** From the split on the overview. */
async function sentimentCount(page: Page, say: Say, key: string): Promise<number> {
  const label = (await splitRow(page, say, key).getAttribute('aria-label')) ?? '';
  return Number(/: ([\d,]+)/.exec(label)?.[1]?.replaceAll(',', ''));
}
