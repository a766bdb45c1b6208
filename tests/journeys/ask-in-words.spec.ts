/** A query out of plain words: proposed by a model, read, changed, taken back, and run only by whoever presses; what each part of one means. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type LanguageModelServer, startLanguageModelServer } from '../support/language-model-server.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { ownServer } from './support/own-server.ts';
import { SHARED } from './support/shared-server.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { chooseMode, queryField } from './support/topic-steps.ts';
import { LANGUAGES, type Language, type Say, words } from './support/words.ts';

const WORDS = {
  en: 'complaints about Star Ferry fares rising, not prize draws',
  'zh-Hant': '有人投訴 Star Ferry 加價，不要抽獎',
};
const QUERY = '("Star Ferry" OR 天星小輪) AND ((fare* OR 票價) NEAR/10 (rise* OR 加價)) NOT (giveaway OR 抽獎)';
const WRONG = 'Star Ferry AND (加價';
const NOTES = { en: 'Who complains is set by the sentiment in the filter.', 'zh-Hant': '是否投訴，可在篩選的情緒設定。' };

let model: LanguageModelServer | undefined;
const server = ownServer(SHARED.port + 5, () => ({
  LLM_BASE_URL: model?.baseUrl ?? '',
  LLM_MODEL: 'harbour-7b',
}));
test.beforeAll(async () => {
  test.setTimeout(240_000);
  model = await startLanguageModelServer();
  await server.startAhead(0);
});
test.afterAll(async () => {
  await server.close();
  await model?.close();
});
test.beforeEach(() => test.setTimeout(180_000));

const says = (query: string, more: object = {}) => model?.script({ say: { query, period: null, note: '', ...more } });

async function openPage(browser: Browser, language: Language, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await signIn(page, { language, path });
  return page;
}

async function putInWords(page: Page, say: Say, text: string): Promise<Locator> {
  const fold = page.getByRole('button', { name: say('query:ask.title') });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  const field = page.getByLabel(say('query:ask.label'));
  await field.fill(text);
  await field.press('Enter');
  return field;
}

/** In both modes, wide and narrow. */
async function look(page: Page, name: string): Promise<void> {
  for (const size of [
    { width: 1280, height: 1000 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const mode of ['dark', 'light']) {
      await page.evaluate(
        `Object.assign(document.documentElement.dataset, ${JSON.stringify({ mode, mantineColorScheme: mode })})`,
      );
      await expectNoViolations(page);
      await shot(page, `ask-${name}-${size.width}-${mode}`, { fullPage: true });
    }
    await expectNothingBeyond(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Names of the calls that would run a query. */
function runs(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/topics/preview')) seen.push('preview');
    if (request.url().endsWith('/api/gateway/call') && request.postDataJSON().name === 'query') seen.push('query');
  });
  return seen;
}

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: in the page of searches nothing runs until it is read`, async ({ browser }) => {
    const page = await openPage(browser, language, '/query');
    const ran = runs(page);
    const editor = page.getByLabel(say('search:editor.label'));
    await editor.fill('harbour AND late');
    says(QUERY, { period: { from: '2026-03-02', to: '2026-03-08' }, note: NOTES[language] });
    await putInWords(page, say, WORDS[language]);
    const notice = page.getByRole('region', { name: say('query:proposal.label') });
    await expect(notice).toContainText('harbour-7b');
    await expect(notice).toContainText(NOTES[language]);
    await expect(notice).toContainText('giveaway');
    await expect(editor).toHaveValue(QUERY);
    await expect(editor).toBeFocused();
    await page.getByRole('button', { name: say('query:parts.title') }).click();
    const parts = page.getByRole('list', { name: say('query:parts.title') });
    await expect(parts).toContainText(say('query:parts.near_other', { count: 10 }));
    await expect(parts).toContainText(say('query:parts.not'));
    await look(page, `query-${language}`);
    expect(ran).toEqual([]);
    await expect(page).not.toHaveURL(/q=/);

    // Back to what stood there; by the keys of the browser as well.
    await notice.getByRole('button', { name: say('query:proposal.undoHint') }).click();
    await expect(editor).toHaveValue('harbour AND late');
    await expect(notice).toHaveCount(0);
    await putInWords(page, say, WORDS[language]);
    await expect(editor).toHaveValue(QUERY);
    await page.keyboard.press('Control+z');
    await expect(editor).toHaveValue('harbour AND late');
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(editor).toHaveValue(QUERY);
    await expect(notice).toBeVisible();

    // Changed and run, with the time that was named.
    await editor.fill(`${QUERY} AND lang:en`);
    expect(ran).toEqual([]);
    await page.getByRole('button', { name: say('search:search'), exact: true }).click();
    await expect(page).toHaveURL(/q=.*lang.*from=2026-03-02&to=2026-03-08|from=2026-03-02&to=2026-03-08.*q=/);
    await expect(notice).toHaveCount(0);
    await expect.poll(() => ran).toContain('query');
    // What a query cannot say is still there to be read, until another one is written.
    const remark = page.getByText(say('query:ask.note', { note: NOTES[language] }));
    await expect(remark).toBeVisible();
    await look(page, `searched-${language}`);
    await editor.fill('harbour');
    await expect(remark).toHaveCount(0);
    await page.context().close();
  });

  test(`${language}: nobody who goes on writing is written over, and one's own query has none of its days`, async ({
    browser,
  }) => {
    const page = await openPage(browser, language, '/query');
    const editor = page.getByLabel(say('search:editor.label'));
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/query/words', async (route) => {
      await answered;
      await route.continue();
    });
    says(QUERY, { period: { from: '2026-03-02', to: '2026-03-08' } });
    await putInWords(page, say, WORDS[language]);
    await editor.fill('harbour');
    answer();
    await expect(page.getByText(say('query:ask.ready'))).toBeVisible();
    await expect(editor).toHaveValue('harbour');
    await look(page, `ready-${language}`);
    await page.getByRole('button', { name: say('query:ask.put') }).click();
    await expect(editor).toHaveValue(QUERY);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('harbour');
    await expect(page.getByRole('region', { name: say('query:proposal.label') })).toHaveCount(0);
    await editor.press('Enter');
    await expect(page).toHaveURL(/q=harbour$/);

    // By keys alone the focus is never lost.
    model?.script({ hang: 'before' });
    const propose = page.getByRole('button', { name: say('query:ask.propose') });
    await propose.press('Enter');
    await expect(propose).toBeFocused();
    await page.getByRole('button', { name: say('query:ask.stop'), exact: true }).press('Enter');
    await expect(page.getByLabel(say('query:ask.label'))).toBeFocused();
    await page.context().close();
  });

  test(`${language}: what is wrong, what is nothing and what fails is said`, async ({ browser }) => {
    const page = await openPage(browser, language, '/query');
    const editor = page.getByLabel(say('search:editor.label'));
    says(WRONG);
    await putInWords(page, say, WORDS[language]);
    await expect(page.getByText(say('query:proposal.wrong'))).toBeVisible();
    await expect(editor).toHaveValue(WRONG);
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    expect(model?.requests).toHaveLength(2);
    await look(page, `wrong-${language}`);
    await editor.press('Enter');
    await expect(page).not.toHaveURL(/q=/);
    says('');
    await putInWords(page, say, 'hm');
    await expect(page.getByText(say('query:ask.stillBefore', { words: WORDS[language] }))).toBeVisible();
    await page.getByRole('button', { name: say('query:proposal.undoHint') }).click();
    await expect(editor).toHaveValue('');

    says('', { note: NOTES[language] });
    await putInWords(page, say, 'hm');
    await expect(page.getByText(say('query:ask.nothing'))).toBeVisible();
    await expect(page.getByText(say('query:ask.note', { note: NOTES[language] }))).toBeVisible();
    model?.script({ say: 'I would rather not.' });
    await putInWords(page, say, WORDS[language]);
    await expect(page.getByText(say('query:ask.failed.useless'))).toBeVisible();
    await expectNoViolations(page);
    await expect(editor).toHaveValue('');

    model?.script({ hang: 'before' });
    await putInWords(page, say, WORDS[language]);
    await expect(page.getByText(say('query:ask.asking'))).toBeVisible();
    await page.getByRole('button', { name: say('query:ask.stop'), exact: true }).click();
    await expect(page.getByText(say('query:ask.asking'))).toHaveCount(0);

    await server.command(['org', 'set', 'Demo', '--model-tokens', '0']);
    await putInWords(page, say, WORDS[language]);
    await expect(page.getByText(say('query:ask.failed.nobody'))).toContainText('LLM_TOKENS_PER_DAY');
    await look(page, `nobody-${language}`);
    await server.command(['org', 'set', 'Demo', '--model-tokens', '1000000']);
    await page.context().close();
  });

  test(`${language}: in the form of a topic it is counted once it is used`, async ({ browser }) => {
    const page = await openPage(browser, language, '/topics/new?step=keywords');
    const ran = runs(page);
    await chooseMode(page, say, 'advanced');
    says(QUERY, { period: { from: '2026-03-02', to: '2026-03-08' } });
    await putInWords(page, say, WORDS[language]);
    const notice = page.getByRole('region', { name: say('query:proposal.label') });
    const editor = queryField(page, say);
    await expect(editor).toHaveValue(QUERY);
    await expect(page.getByText(say('topics:preview.notYet.proposed'))).toBeVisible();
    await look(page, `topic-${language}`);
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(editor).toHaveValue(QUERY);
    expect(ran).toEqual([]);
    await notice.getByRole('button', { name: say('query:proposal.useButton') }).click();
    await expect(notice).toHaveCount(0);
    await expect(editor).toHaveValue(QUERY);
    await expect.poll(() => ran).toContain('preview');
    await page.getByRole('button', { name: say('topics:form.startOver') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('topics:form.startOver') })
      .click();
    await page.context().close();
  });
}
