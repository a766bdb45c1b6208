/** What was understood of a post, and why: its words are marked, its kind gives a reason, and "Why?" explains all of the card. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { storePosts } from './support/stored-posts.ts';
import { openTab } from './support/tabs.ts';
import { addKeywords, atStep, create, keywordGroup, next } from './support/topic-steps.ts';
import { type Language, type Say, words } from './support/words.ts';

/** The second keyword stands where a word decides, so that both marks meet. */
const CASES = [
  {
    language: 'en',
    mode: 'light',
    width: 1440,
    keywords: ['wombatjam', 'terrible service'],
    title: 'Wombatjam: terrible service in Causeway Bay',
    content:
      'I waited an hour, the staff were rude and the wombatjam was awful. I want a refund! Does anybody know whom to call?',
    place: 'Causeway Bay',
    seen: '“want a refund”',
  },
  {
    language: 'zh-Hant',
    mode: 'dark',
    width: 390,
    keywords: ['袋熊果醬', '態度惡劣'],
    title: '袋熊果醬銅鑼灣店，職員態度惡劣',
    content: '等了一個小時，服務很差，袋熊果醬又難吃，太失望了。要求退款！請問怎樣投訴？',
    place: '銅鑼灣',
    seen: '「要求退款」',
  },
] as const;

for (const { language, mode, width, keywords, title, content, place, seen } of CASES) {
  test(`${language}, ${mode}, ${width} wide: a post says what was understood of it, and why`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const say = words(language);
    await storePosts(request, [{ id: `why-${language}`, media_type: 'forum', daysAgo: 1, title, content }]);
    await signIn(page, { language });
    if (mode === 'dark') await page.getByRole('button', { name: say('app:switchToDark') }).click();
    const card = await openPost(page, language, { keywords, title });
    await page.setViewportSize({ width, height: 900 });

    await expect(card.locator('[data-side="Negative"]').first()).toBeVisible();
    await expect(card.locator('mark [data-side="Negative"]').first()).toBeVisible();
    await expect(card.getByRole('list', { name: say('analysis:about.label') })).toContainText(place);
    await expectNoViolations(page);
    await shot(page, `card-${language}-${mode}-${width}`);

    await readReason(page, say, card, seen);
    await askWhy(page, say, card, seen);
    await shot(page, `why-${language}-${mode}-${width}`);
    await expectNothingBeyond(page);
  });
}

async function openPost(
  page: Page,
  language: Language,
  { keywords, title }: { keywords: readonly string[]; title: string },
): Promise<Locator> {
  const say = words(language);
  await page.goto('/topics');
  await page.getByRole('link', { name: say('app:createTopic') }).click();
  await atStep(page, say, 'name');
  await page.getByLabel(say('topics:form.name')).fill(keywords[0] ?? '');
  for (const step of ['period', 'channels', 'keywords'] as const) {
    await next(page, say);
    await atStep(page, say, step);
  }
  await addKeywords(keywordGroup(page, say), keywords);
  await next(page, say);
  await create(page, say, keywords[0] ?? '');
  await openTab(page, say, 'rawData');
  const card = page.locator('[data-post]').filter({ hasText: title });
  await expect(card).toBeVisible({ timeout: 60_000 });
  return card;
}

/** By the Tab key, which goes from the sentiment to the first kind. */
async function readReason(page: Page, say: Say, card: Locator, seen: string): Promise<void> {
  await card.locator('[data-sentiment]').focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: say('app:classifications.complaint') })).toBeFocused();
  const reason = page.getByRole('tooltip');
  await expect(reason).toContainText(say('analysis:rules.complaint-refund-wanted'));
  await expect(reason).toContainText(seen);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(reason).toHaveCount(0);
}

async function askWhy(page: Page, say: Say, card: Locator, seen: string): Promise<void> {
  await card.focus();
  await page.keyboard.press('w');
  await expect(card.getByRole('list', { name: say('query:why.label') })).toBeVisible();
  await expect(card.getByRole('list', { name: say('analysis:why.weighed') })).toContainText(say('app:sides.Negative'));
  await expect(card.getByText(say('analysis:why.builtIn'))).toBeVisible();
  await expect(card.getByText(seen)).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('menu')).toContainText(say('analysis:why.builtIn'));
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
}
