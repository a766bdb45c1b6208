/** Mentions that arrive while a page stands open are told, move nothing, and are there when they are asked for. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { mentionsOf, postsShown } from './support/figures.ts';
import { test } from './support/journey.ts';
import { newTopic } from './support/new-topic.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { type StoredPost, storePosts } from './support/stored-posts.ts';
import { type Language, words } from './support/words.ts';

test.beforeEach(() => test.setTimeout(180_000));

const postsAbout = (word: string, from: number, to: number): StoredPost[] =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `${word}-${from + index}`,
    media_type: 'forum',
    daysAgo: 20 - (from + index) / 4,
    content: `${word}, post number ${from + index}`,
  }));

async function firstOnScreen(page: Page): Promise<{ id: string | null; top: number | undefined }> {
  const card = page.locator('[data-post]').nth(3);
  return { id: await card.getAttribute('data-post'), top: (await card.boundingBox())?.y };
}

for (const [language, mode, width] of [
  ['en', 'light', 1440],
  ['zh-Hant', 'dark', 390],
] as const satisfies [Language, string, number][]) {
  test(`${language}, ${mode}, ${width} wide`, async ({ page, request }) => {
    const say = words(language);
    const word = `numbattea${width}`;
    await storePosts(request, postsAbout(word, 0, 30));
    const id = await newTopic(request, word, word);
    await signIn(page, { language });
    if (mode === 'dark') await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/topics/${id}/raw-data`);
    expect(await postsShown(page, say)).toBe(30);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(300);
    const read = await firstOnScreen(page);

    await storePosts(request, postsAbout(word, 40, 52));
    const button = page.getByRole('button', { name: say('analysis:arrived_other', { count: 12, number: '12' }) });
    await expect(button).toBeInViewport({ timeout: 20_000 });
    expect(await firstOnScreen(page)).toEqual(read);
    expect(await postsShown(page, say)).toBe(30);
    expect(await mentionsOf(page, say)).toBe(30);
    await expectNoViolations(page);
    await shot(page, `live-${language}-${mode}-${width}`);

    await button.click();
    await expect.poll(() => postsShown(page, say)).toBe(42);
    await expect.poll(() => mentionsOf(page, say)).toBe(42);
    await expect(button).toHaveCount(0);
    await expect(page.locator('[data-post]').first()).toContainText('post number 51');
    await expect.poll(() => page.evaluate('window.scrollY')).toBeLessThan(1000);
  });
}

test.describe('when streams are refused', () => {
  test.use({ expectedErrors: [/403/] });

  test('the page asks for its figures by itself', async ({ page, request }) => {
    const say = words('en');
    const word = 'numbatpoll';
    await storePosts(request, postsAbout(word, 0, 3));
    const id = await newTopic(request, word, word);
    await page.route('**/arrivals?**', (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 'limit_reached', message: '', limit: 'openStreams', max: 10, used: 10 } },
      }),
    );
    await signIn(page);
    await page.goto(`/topics/${id}/overview`);
    expect(await mentionsOf(page, say)).toBe(3);
    await storePosts(request, postsAbout(word, 10, 12));
    await expect.poll(() => mentionsOf(page, say), { timeout: 60_000 }).toBe(5);
  });
});
