/** All posts of a topic as one list: it goes to any place, its address says which, and Back leads to the one before. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { postsShown } from './support/figures.ts';
import { test } from './support/journey.ts';
import { newTopic } from './support/new-topic.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { storePosts } from './support/stored-posts.ts';
import { type Language, type Say, words } from './support/words.ts';

const POSTS = 180;
const ANSWERS = 2;

test.beforeEach(() => test.setTimeout(180_000));

const inSight = (page: Page, word: string, number: number) =>
  expect(page.locator('[data-post]').filter({ hasText: new RegExp(`${word} number ${number}\\b`) })).toBeInViewport();

for (const [language, mode, width] of [
  ['en', 'light', 1440],
  ['zh-Hant', 'dark', 390],
] as const satisfies [Language, string, number][]) {
  test(`${language}, ${mode}, ${width} wide`, async ({ page, request }) => {
    const say = words(language);
    const word = `bilbytea${width}`;
    const posts = Array.from({ length: POSTS }, (_, number) => ({
      id: `${word}-${number}`,
      media_type: 'forum' as const,
      daysAgo: number / 10,
      content: `${word} number ${number} ${`word${number}of again `.repeat(number % 30)}`,
    }));
    const said = 'says the company that runs the ferries to the islands this morning';
    const copied = [0, 1, 2].map((number) => ({
      id: `${word}-copy-${number}`,
      media_type: 'news' as const,
      daysAgo: 20 + number,
      content: `${word} ${said}`,
    }));
    const began = `${word}-copy-2`;
    const answers = ['thank you for telling us', 'and who told you'].map((text, number) => ({
      id: `${word}-answer-${number}`,
      media_type: 'news' as const,
      kind: 'comment' as const,
      daysAgo: 18.5 - number / 10,
      content: `${word} ${text}`,
      parent_id: number === 0 ? began : `${word}-answer-0`,
      thread_id: began,
      author: 'ada.wong',
      author_url: 'https://social.example/ada.wong',
      author_followers: 1234,
    }));
    await storePosts(request, [...posts, ...copied, ...answers]);
    const id = await newTopic(request, word, word);
    await signIn(page, { language });
    if (mode === 'dark') await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/topics/${id}/raw-data?at=100`);
    // The demo content may be on its way in.
    await expect(page.locator('[data-post]').first()).toBeVisible({ timeout: 60_000 });
    await inSight(page, word, 99);
    expect(await postsShown(page, say)).toBe(POSTS + ANSWERS + 3);
    const item = page.getByRole('listitem').filter({ hasText: new RegExp(`${word} number 99\\b`) });
    await expect(item).toHaveAttribute('aria-posinset', '100');
    await expect(item).toHaveAttribute('aria-setsize', String(POSTS + ANSWERS + 3));

    // Along the list by key, from one page of it to the next.
    await item.locator('[data-post]').focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('j');
      await inSight(page, word, 100 + step);
    }
    await expect.poll(() => Number(new URL(page.url()).searchParams.get('at'))).toBeGreaterThan(100);

    const copies = page.getByRole('button', { name: say('analysis:posts.others.open.copies', { number: 3 }) });
    const tools = page.getByRole('region', { name: say('analysis:posts.title') });
    await tools.getByRole('button', { name: say('analysis:posts.last') }).click();
    await expect(copies.last()).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(page).not.toHaveURL(/at=/);
    // Far from the rows that are there.
    await page.keyboard.press('End');
    await expect(copies.last()).toBeInViewport();
    await page.evaluate('window.scrollTo(0, 0)');
    await expect(page).not.toHaveURL(/at=/);
    await tools.getByRole('button', { name: say('analysis:posts.goTo') }).click();
    const place = page.getByLabel(say('analysis:posts.place'));
    await expect(place).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `raw-data-place-${language}-${mode}-${width}`);
    await place.fill('151');
    await place.press('Enter');
    await inSight(page, word, 150);
    await expect(page).toHaveURL(/at=15\d/);
    await expectNothingBeyond(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/at=/);
    await expect(page.locator('[data-post]').filter({ hasText: new RegExp(`${word} number 0\\b`) })).toBeVisible();
    await page.goForward();
    await inSight(page, word, 150);
    await page.reload();
    await inSight(page, word, 150);

    // A text that was said three times opens as three posts, and stands there once where each is to.
    await page.goto(`/topics/${id}/raw-data?at=${POSTS}`);
    await copies.first().click();
    const panel = page.getByRole('dialog', { name: say('analysis:posts.others.title.copies') });
    await expect(panel.locator('[data-post]')).toHaveCount(3);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    await readConversation(page, say, word);
    await shot(page, `raw-data-conversation-${language}-${mode}-${width}`);
    await page.keyboard.press('Escape');

    await page.getByLabel(say('analysis:posts.fold', { number: POSTS + ANSWERS + 1 })).check();
    await expect.poll(() => postsShown(page, say)).toBe(POSTS + ANSWERS + 1);
    await page.getByLabel(say('analysis:posts.folded', { number: POSTS + ANSWERS + 3 })).uncheck();
    await expect.poll(() => postsShown(page, say)).toBe(POSTS + ANSWERS + 3);

    await page.evaluate('window.scrollTo(0, 0)');
    await tools.getByText(say('analysis:posts.inPages'), { exact: true }).click();
    await expect(page).toHaveURL(/rows=25/);
    await expect(page.locator('[data-post]')).toHaveCount(25);
    await page.getByRole('button', { name: say('analysis:posts.nextPage') }).click();
    await expect(page.locator('[data-post]').first()).toContainText(`${word} number 25 `);
    await expectNoViolations(page);
  });
}

test('a hundred posts, each drawn in its turn, where every picture takes so long that nothing else comes between', async ({
  page,
  request,
}) => {
  const word = 'bilbyslow';
  const posts = Array.from({ length: 100 }, (_, number) => ({
    id: `${word}-${number}`,
    media_type: 'forum' as const,
    daysAgo: number / 10,
    content: `${word} number ${number}`,
  }));
  await storePosts(request, posts);
  const id = await newTopic(request, word, word);
  // By a message React does what is not urgent: here no sooner than after the next picture.
  await page.addInitScript(`const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message) { requestAnimationFrame(() => post.apply(this, message)); };`);
  await signIn(page);
  await page.goto(`/topics/${id}/raw-data?rows=100`);
  await expect(page.locator('[data-post]')).toHaveCount(100, { timeout: 60_000 });
});

/** From an answer to an answer back to where it began, and then all of it. */
async function readConversation(page: Page, say: Say, word: string): Promise<void> {
  const last = page.locator('[data-post]').filter({ hasText: `${word} and who told you` });
  await expect(last.getByRole('link', { name: 'Ada Wong' })).toHaveAttribute('href', 'https://social.example/ada.wong');
  const show = last.getByRole('button', { name: say('analysis:answered.show.comment') });
  await show.click();
  await expect(last.getByText(`${word} thank you for telling us`)).toBeVisible();
  await show.click();
  await expect(last.getByRole('blockquote').getByRole('blockquote')).toContainText(`${word} says the company`);
  await expectNoViolations(page);
  await last.getByRole('button', { name: say('analysis:posts.others.open.conversation', { number: 3 }) }).click();
  const panel = page.getByRole('dialog', { name: say('analysis:posts.others.title.conversation') });
  await expect(panel.locator('[data-post]')).toHaveText([/says the company/, /thank you for telling us/, /and who told you/]);
  // Each below what it answers, a step further in.
  const lefts: number[] = [];
  for (const card of await panel.locator('[data-post]').all()) lefts.push((await card.boundingBox())?.x ?? 0);
  expect(lefts).toEqual([...new Set(lefts)].toSorted((one, other) => one - other));
  await expectNoViolations(page);
}
