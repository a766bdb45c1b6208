/** What posts say: quotations with their posts; why there is no more where no model is; what a model wrote, with the posts it cites; at a peak. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

const WITHOUT_MARKS = /["“”「」\s]/g;

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
}

/** The post that a number opens holds the sentence before it. */
async function quotationOpensItsPost(page: Page, panel: Locator, say: Say): Promise<void> {
  const first = panel.getByRole('listitem').first();
  const quoted = ((await first.locator('q').textContent()) ?? '').replaceAll(WITHOUT_MARKS, '');
  await first.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article').first()).toBeVisible();
  expect(((await dialog.textContent()) ?? '').replaceAll(WITHOUT_MARKS, '')).toContain(quoted.slice(0, 60));
  await dialog.getByRole('button', { name: say('app:close') }).click();
  await expect(dialog).toHaveCount(0);
}

/** The answer of a model put in place of the server's: what it says is of the tests of the services. */
async function modelsSentences(page: Page, panel: Locator, say: Say, language: string): Promise<void> {
  await page.route(/\/topics\/\d+\/summary\?(?!.*by=quotations)/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { sentences: { posts: string[] }[] } };
    const [one, two] = data.sentences.map(({ posts }) => posts[0] ?? '');
    const sentences = [
      { text: 'The network was down for most of Friday, and the hotline with it.', posts: [one, two], across: false },
      { text: '不少用戶批評退款太少。', posts: [two], across: true },
    ];
    const json = { data: { ...data, sentences, by: 'model', model: 'gemma-3', dropped: 2, posts: 84, lacks: null } };
    await route.fulfill({ response: answer, json });
  });
  await page.reload();
  await panel.getByRole('button', { name: say('analysis:summary.ask') }).click();
  await expect(panel.getByText(say('analysis:summary.across'))).toBeVisible();
  await expect(panel.getByRole('button', { name: say('analysis:summary.post', { number: 2 }) })).toHaveCount(2);
  await look(page, panel, `summary-model-${language}`);
}

async function peakIsSummedUp(page: Page, say: Say, language: string): Promise<void> {
  await openTab(page, say, 'when');
  const peaks = page.getByRole('region', { name: say('analysis:when.peakList.title'), exact: true });
  const toggle = peaks.getByText(say('analysis:summary.show'), { exact: true }).first();
  await toggle.click();
  await expect(peaks.locator('q').first()).toBeVisible({ timeout: 30_000 });
  await look(page, peaks, `summary-peak-${language}`);
}

async function look(page: Page, part: Locator, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const mode of ['dark', 'light']) {
      await page.evaluate(
        `Object.assign(document.documentElement.dataset, ${JSON.stringify({ mode, mantineColorScheme: mode })})`,
      );
      await part.scrollIntoViewIfNeeded();
      await expectNoViolations(page);
      await part.screenshot({ path: `test-results/shots/${name}-${width}-${mode}.png`, animations: 'disabled' });
    }
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await shot(page, name);
}
