/**
 * What posts say: quotations with their posts; why there is no more where no model is; what a model wrote, asked once and given up by a
 * button, there again without a question, and copied; at a peak, of chosen posts, of a long one, and of topics beside each other.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, demoTopics, openDemoTopic } from './support/demo.ts';
import { used } from './support/every-page.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

/** A question that may go to the model. */
const ASKING = /\/topics\/\d+\/summary\?(?!.*by=)/;
const WITHOUT_MARKS = /["“”‘’「」『』\s]/g;

test.use({ expectedErrors: [/502|\/topics\/:id\/summary/] });

for (const language of LANGUAGES) {
  const say = words(language);
  test(`a summary of a topic and of a peak (${language})`, async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, { language });
    await demoLoaded(page, say);
    await openDemoTopic(page);
    const panel = page.getByRole('region', { name: say('analysis:summary.title'), exact: true });
    await expect(panel.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
    await quotationOpensItsPost(page, panel, say);
    await panel.getByRole('button', { name: say('analysis:summary.ask') }).click();
    await expect(panel.getByText(say('analysis:summary.lacks.not_configured'))).toBeVisible();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await look(page, panel, `summary-quotations-${language}`);
    await panel.getByRole('button', { name: say('analysis:summary.quote') }).click();
    await expect(panel.getByText(say('analysis:summary.lacks.not_configured'))).toHaveCount(0);
    await modelsSentences(page, panel, say, language);
    await peakIsSummedUp(page, say, language);
  });

  test(`a summary of chosen posts, of a long one, and of a comparison (${language})`, async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, { language });
    await demoLoaded(page, say);
    const topics = (await demoTopics(page, say)).map(({ id }) => id);
    await openDemoTopic(page);
    await openTab(page, say, 'rawData');
    await longPostIsSummedUp(page, say, language);
    await chosenAreSummedUp(page, say, language);
    await comparisonIsSummedUp(page, say, { language, topics });
  });
}

/** In the post that a number opens the sentence before it is marked, and has the focus. */
async function quotationOpensItsPost(page: Page, panel: Locator, say: Say): Promise<void> {
  const first = panel.getByRole('listitem').first();
  const quoted = ((await first.locator('q').textContent()) ?? '').replaceAll(WITHOUT_MARKS, '');
  await first.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('analysis:summary.marked.quoted'))).toBeVisible();
  await expect(dialog.getByRole('article').first()).toBeFocused();
  const marked = dialog.locator('mark[data-cited]').first();
  await expect(marked).toBeInViewport();
  expect(((await marked.textContent()) ?? '').replaceAll(WITHOUT_MARKS, '')).toBe(quoted);
  await dialog.getByRole('button', { name: say('app:close') }).click();
  await expect(dialog).toHaveCount(0);
}

async function modelsSentences(page: Page, panel: Locator, say: Say, language: string): Promise<void> {
  await page.reload();
  await used(page);
  await givenUp(page, panel, say, language);
  await panel.getByRole('button', { name: say('analysis:summary.ask') }).click();
  const across = panel.getByRole('button', { name: say('analysis:summary.across') });
  await expect(across).toBeVisible();
  await across.hover();
  await expect(page.getByRole('tooltip')).toHaveText(say('analysis:summary.acrossHint'));
  await page.mouse.move(0, 0);
  await expect(panel.getByText('The network was down')).toHaveAttribute('lang', language);
  await expect(panel.getByRole('button', { name: say('analysis:summary.post', { number: 2 }) })).toHaveCount(2);
  await look(page, panel, `summary-model-${language}`);
  await isKept(page, panel, say);
}

/** It is there when the page is opened anew, with nobody asked; what is copied names its posts. */
async function isKept(page: Page, panel: Locator, say: Say): Promise<void> {
  let asked = 0;
  page.on('request', (request) => {
    if (ASKING.test(request.url())) asked += 1;
  });
  await page.reload();
  await used(page);
  await expect(panel.getByText('The network was down')).toBeVisible({ timeout: 30_000 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: say('analysis:summary.copy') }).click();
  await expect(page.getByText(say('analysis:summary.copied'))).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toMatch(/hotline with it\. \[1\]\[2\]\n.*\n\n\[1\] .*https?:.*gemma-3/s);
  await panel.getByRole('button', { name: say('analysis:summary.quote') }).click();
  await expect(panel.locator('q').first()).toBeVisible({ timeout: 30_000 });
  const back = panel.getByRole('button', { name: say('analysis:summary.back') });
  await expect(back).toBeFocused();
  await back.click();
  await expect(panel.getByText('The network was down')).toBeVisible();
  expect(asked).toBe(0);
}

/** The answer of a model put in place of the server's, and kept: what it says is of the tests of the services. */
async function modelAnswers(page: Page): Promise<void> {
  await page.route(/\/topics\/\d+\/summary\?(?!.*by=quotations)/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { sentences: { posts: string[] }[]; cited: { id: string }[] } };
    const [one, two] = data.sentences.map(({ posts }) => posts[0] ?? '');
    const sentences = [
      {
        text: 'The network was down for most of Friday, and the hotline with it.',
        posts: [one, two],
        topics: ['Sampan'],
        across: false,
        alike: null,
      },
      { text: '不少用戶批評退款太少。', posts: [two], topics: [], across: true, alike: null },
    ];
    const cited = data.cited.filter(({ id }) => id === one || id === two);
    const written = { by: 'model', model: 'gemma-3', writtenAt: '2026-03-10T12:00:00.000Z' };
    const json = { data: { ...data, ...written, sentences, cited, dropped: 2, posts: 84, lacks: null } };
    await route.fulfill({ response: answer, json });
  });
}

/** A model that is slow: said while it writes, asked once, also when somebody goes elsewhere meanwhile, and given up by a button. One that is away is not asked again by itself. */
async function givenUp(page: Page, panel: Locator, say: Say, language: string): Promise<void> {
  let asked = 0;
  await page.route(ASKING, (route) => {
    asked += 1;
    if (asked > 1) void route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  await panel.getByRole('button', { name: say('analysis:summary.ask') }).click();
  await expect(panel.getByRole('status').getByText(say('analysis:summary.writing'))).toBeVisible();
  await expect(panel.locator('q').first()).toBeVisible();
  const stop = panel.getByRole('button', { name: say('analysis:summary.stop') });
  await expect(stop).toBeFocused();
  await look(page, panel, `summary-writing-${language}`);
  await openTab(page, say, 'what');
  await page.goBack();
  await expect(panel.getByRole('status').getByText(say('analysis:summary.writing'))).toBeVisible();
  expect(asked).toBe(1);
  await stop.click();
  await expect(panel.getByText(say('analysis:summary.writing'))).toHaveCount(0);
  await panel.getByRole('button', { name: say('analysis:summary.ask') }).click();
  await expect(panel.getByRole('alert')).toHaveText(say('analysis:summary.failed'));
  await expect(panel.locator('q').first()).toBeVisible();
  await look(page, panel, `summary-failed-${language}`);
  expect(asked).toBe(2);
  await page.unroute(ASKING);
  await modelAnswers(page);
}

async function peakIsSummedUp(page: Page, say: Say, language: string): Promise<void> {
  await openTab(page, say, 'when');
  const peaks = page.getByRole('region', { name: say('analysis:when.peakList.title'), exact: true });
  const toggle = peaks.getByText(say('analysis:summary.show'), { exact: true }).first();
  await toggle.click();
  await expect(peaks.locator('q').first()).toBeVisible({ timeout: 30_000 });
  await look(page, peaks, `summary-peak-${language}`);
}

async function chosenAreSummedUp(page: Page, say: Say, language: string): Promise<void> {
  await page.getByRole('checkbox', { name: say('analysis:bulk.all') }).click();
  const bar = page.getByRole('region', { name: say('analysis:bulk.label') });
  await bar.getByRole('button', { name: say('analysis:summary.chosen') }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('listitem').first();
  await expect(first).toBeVisible({ timeout: 30_000 });
  await first.getByRole('button').first().click();
  const cited = dialog.getByRole('region', { name: say('analysis:summary.post', { number: 1 }), exact: true });
  await expect(cited.getByRole('article')).toBeVisible();
  await look(page, dialog, `summary-chosen-${language}`);
  await dialog.getByRole('button', { name: say('app:close') }).click();
  await expect(dialog).toHaveCount(0);
}

/** The answer of a list with its first post made long: a short one has no such button. */
async function longPostIsSummedUp(page: Page, say: Say, language: string): Promise<void> {
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { name: say('analysis:summary.chosen') })).toHaveCount(0);
  await page.route(/\/api\/gateway\/call$/, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { result?: { posts?: { content: string }[] } };
    const post = json.result?.posts?.[0];
    if (post) post.content = `${post.content} `.repeat(200);
    await route.fulfill({ response: answer, json });
  });
  await page.reload();
  const button = card.getByRole('button', { name: say('analysis:summary.chosen') });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByText(say('analysis:summary.tooLittle')).or(card.locator('q').first())).toBeVisible({ timeout: 30_000 });
  await look(page, card, `summary-post-${language}`);
  await page.unroute(/\/api\/gateway\/call$/);
  await page.reload();
}

interface Compared {
  language: string;
  topics: readonly string[];
}

async function comparisonIsSummedUp(page: Page, say: Say, { language, topics }: Compared): Promise<void> {
  await page.goto(`/comparison?topics=${topics.slice(0, 2).join(',')}`);
  const panel = page.getByRole('region', { name: say('analysis:summary.title'), exact: true });
  const first = panel.getByRole('listitem').first();
  await expect(first).toBeVisible({ timeout: 30_000 });
  await look(page, panel, `summary-comparison-${language}`);
  const quoted = ((await first.locator('q').textContent()) ?? '').replaceAll(WITHOUT_MARKS, '');
  await first.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/topics\/\d+\/raw-data/);
  const post = page.getByRole('article').first();
  await expect(post).toBeVisible({ timeout: 30_000 });
  const marked = page.getByRole('dialog').locator('mark[data-cited]').first();
  expect(((await marked.textContent()) ?? '').replaceAll(WITHOUT_MARKS, '')).toBe(quoted);
}

async function look(page: Page, part: Locator, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const mode of ['dark', 'light']) {
      await page.evaluate(
        `Object.assign(document.documentElement.dataset, ${JSON.stringify({ mode, mantineColorScheme: mode })})`,
      );
      await part.scrollIntoViewIfNeeded();
      await expectNoViolations(page, { within: part });
      await part.screenshot({ path: `test-results/shots/${name}-${width}-${mode}.png`, animations: 'disabled' });
    }
    await expectNothingBeyond(page);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await shot(page, name);
}
