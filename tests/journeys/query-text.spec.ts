/** What is written on the page of searches: it stays, is told from what was searched, and becomes a topic. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { storePosts } from './support/stored-posts.ts';
import { goToStep } from './support/topic-steps.ts';
import { type Language, type Say, words } from './support/words.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|no answer|Failed to fetch|400|startDate/] });

for (const [language, width] of [
  ['en', 1280],
  ['zh-Hant', 390],
] as const satisfies [Language, number][]) {
  test(`${language}, ${width} wide`, async ({ page, request }) => {
    const say = words(language);
    const word = `writtenpier${width}`;
    await storePosts(
      request,
      Array.from({ length: 12 }, (_, at) => ({
        id: `${word}-${at}`,
        media_type: 'news' as const,
        daysAgo: at,
        content: `${word} ${at === 0 ? 'late' : 'early'}`,
      })),
    );
    await signIn(page, { language });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/query');
    const field = page.getByLabel(say('search:editor.label'));
    const results = page.getByRole('region', { name: say('search:results') });
    await expect(page.getByRole('heading', { name: say('search:start.title') })).toBeVisible();
    await (width > 600 ? expect(field) : expect(field).not).toBeFocused();

    await writtenAhead(page, say, { word, field });
    await strangeAddresses(page, say, word);
    await offline(page, say, { word, field, results });
    await savedAsTopic(page, say, { word, field });
  });
}

/** What is written stays, and is told from what was searched, wherever that is. */
async function writtenAhead(page: Page, say: Say, { word, field }: Omit<Places, 'results'>): Promise<void> {
  const still = page.getByText(say('search:ahead.text', { query: word }));
  await field.fill(word);
  await page.getByRole('link', { name: say('search:tabs.web'), exact: true }).click();
  await expect(field).toHaveValue(word);
  await page.getByRole('link', { name: say('search:tabs.collected') }).click();
  await field.press('Enter');
  await expect(page.getByRole('region', { name: say('search:volume'), exact: true })).toContainText(word);
  await expect(still).toHaveCount(0);
  await field.fill(`${word}*xx`);
  await expect(still).toBeVisible();
  await page.getByRole('button', { name: say('search:saveAsTopic') }).click();
  await expect(page.getByText(say('search:save.wrong'))).toBeVisible();
  await expectNoViolations(page);
  await shot(page, `query-ahead-${page.viewportSize()?.width}`);
  await page.getByRole('button', { name: say('search:ahead.back') }).click();
  await expect(field).toHaveValue(word);
  await expect(still).toHaveCount(0);
}

/** A page that no list has is the last one there is; days that are in no order are said to be. */
async function strangeAddresses(page: Page, say: Say, word: string): Promise<void> {
  await page.goto(`/query?q=${word}&page=99999&rows=10`);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('[data-post]')).toHaveCount(2);
  await page.goto(`/query?q=${word}&from=2026-11-20&to=2026-11-10`);
  await expect(page.getByRole('heading', { name: say('search:wrong.period') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('search:everything') })
    .last()
    .click();
  await expect(page.locator('[data-post]')).toHaveCount(12);
}

/** Without a network it says so; with it, the answer comes by itself. */
async function offline(page: Page, say: Say, { word, field, results }: Places): Promise<void> {
  await page.context().setOffline(true);
  await field.fill(`${word} NOT early`);
  await page.getByRole('button', { name: say('search:search'), exact: true }).click();
  await expect(page.getByText(say('errors:noAnswer'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(results).toBeVisible();
}

/** What is written, searched or not; a topic that was begun is replaced only if somebody says so. */
async function savedAsTopic(page: Page, say: Say, { word, field }: Omit<Places, 'results'>): Promise<void> {
  const name = page.getByLabel(say('topics:form.name'));
  await page.goto('/topics/new');
  await name.fill('Begun');
  await expect(page.getByText(say('topics:form.kept', { time: '' }).trim())).toBeVisible();
  await page.goto(`/query?q=${word}&sentiments=Negative`);
  await field.fill(`${word} AND late`);
  const save = page.getByRole('button', { name: say('search:saveAsTopic') });
  const question = page.getByRole('dialog', { name: say('search:save.title') });
  await save.click();
  await expect(question).toContainText('Begun');
  await expectNoViolations(page);
  await question.getByRole('button', { name: say('search:save.keep') }).click();
  await expect(field).toHaveValue(`${word} AND late`);
  await save.click();
  await question.getByRole('button', { name: say('search:save.replace') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('topics:form.createTitle') })).toBeVisible();
  await expect(page.getByText(say('search:save.withoutFilter'))).toBeVisible();
  await expect(name).toHaveValue('');
  await goToStep(page, say, 'keywords');
  await expect(page.getByLabel(say('topics:form.inclusion'), { exact: true })).toHaveValue(`${word} AND late`);
  const startOver = say('topics:form.startOver');
  await page.getByRole('button', { name: startOver }).click();
  await page.getByRole('dialog').getByRole('button', { name: startOver }).click();
}

interface Places {
  word: string;
  field: Locator;
  results: Locator;
}
