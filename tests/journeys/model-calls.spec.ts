/** What was sent to the language model: nothing where there is none; and to the letter, for everybody of the organisation, where there is one. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type LanguageModelServer, startLanguageModelServer } from '../support/language-model-server.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { heldTokens } from './support/held-session.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { ownServer } from './support/own-server.ts';
import { SHARED } from './support/shared-server.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

const PERSON = { email: 'ada@harbour.example', password: 'harbour lights' };
const TEXTS = [
  'The Star Ferry suspended its Wan Chai service on Monday after a generator fire at the pier injured 3 passengers.',
  'Passengers complained that no staff told them about the suspension until 9 in the morning.',
];

let model: LanguageModelServer | undefined;
let variables: Record<string, string> = {};
const server = ownServer(SHARED.port + 4, () => variables);
test.beforeAll(async () => {
  test.setTimeout(240_000);
  model = await startLanguageModelServer();
  await server.startAhead(0);
  await server.command(['org', 'add', 'Harbour']);
  await server.command(['user', 'add', PERSON.email, '--org', 'Harbour', '--name', 'Ada', '--password-stdin'], PERSON.password);
});
test.afterAll(async () => {
  await server.close();
  await model?.close();
});

async function openPage(browser: Browser, language: (typeof LANGUAGES)[number]): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, { ...PERSON, language, path: '/topics' });
  return page;
}

async function openSent(page: Page, say: Say): Promise<Locator> {
  await page.getByRole('button', { name: say('app:account') }).click();
  await page.getByRole('menuitem', { name: say('session:sent.title') }).click();
  return page.getByRole('dialog', { name: say('session:sent.title') });
}

/** By the page's own session, as its panels do. */
async function summarise(page: Page, texts: readonly string[]): Promise<object> {
  const { access_token: token = '' } = (await heldTokens(page)) ?? {};
  const headers = { authorization: `Bearer ${token}` };
  const data = { posts: texts.map((content) => ({ content })) };
  const answer = await page.request.post('/api/gateway/feeds/summary', { headers, data });
  return ((await answer.json()) as { data: object }).data;
}

/** In both modes, wide and narrow; opened anew, since another width has another menu. */
async function look(page: Page, say: Say, name: string): Promise<void> {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    if (size.width === 390) {
      await page.reload();
      await page.getByRole('button', { name: say('app:openMenu') }).click();
      const dialog = await openSent(page, say);
      await expect(dialog.getByText(say('session:sent.noModel')).or(dialog.getByRole('listitem').first())).toBeVisible();
    }
    for (const mode of ['dark', 'light']) {
      await page.evaluate(
        `Object.assign(document.documentElement.dataset, ${JSON.stringify({ mode, mantineColorScheme: mode })})`,
      );
      // A dialog above a drawer: the library gives each a heading of a page.
      if (size.width !== 390) await expectNoViolations(page);
      await shot(page, `sent-${name}-${size.width}-${mode}`);
    }
    await expectNothingBeyond(page);
  }
}

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: without a model nothing leaves, and it is said what to set`, async ({ browser }) => {
    const page = await openPage(browser, language);
    expect(await summarise(page, TEXTS)).toMatchObject({ by: 'quotations', lacks: { code: 'not_configured' } });
    const dialog = await openSent(page, say);
    await expect(dialog.getByText(say('session:sent.noModel'))).toBeVisible();
    await expect(dialog.getByText(['LLM_BASE_URL', 'LLM_MODEL'].join(say('app:and')))).toBeVisible();
    await look(page, say, `none-${language}`);
    await page.context().close();
  });
}

test.describe('with a model', () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    variables = { LLM_BASE_URL: model?.baseUrl ?? '', LLM_MODEL: 'harbour-7b', LLM_TOKENS_PER_DAY: '20000' };
    await server.startAhead(0);
  });

  for (const language of LANGUAGES) {
    const say = words(language);

    test(`${language}: what was sent stands there, to the letter; what failed as well`, async ({ browser }) => {
      const page = await openPage(browser, language);
      const usage = { prompt_tokens: 812, completion_tokens: 57 };
      model?.script({ say: { sentences: [{ text: TEXTS[1], posts: [2] }] }, usage });
      const texts = TEXTS.map((text) => `${text} (${language})`);
      expect(await summarise(page, texts)).toMatchObject({ by: 'model', model: 'harbour-7b' });
      model?.script({ status: 401 });
      expect(await summarise(page, [...texts, 'The pier stays closed.'])).toMatchObject({ by: 'quotations' });

      const dialog = await openSent(page, say);
      await expect(dialog.getByText('harbour-7b').first()).toBeVisible();
      await expect(dialog.getByRole('meter')).toBeVisible();
      const [failed, answered] = [dialog.getByRole('listitem').nth(0), dialog.getByRole('listitem').nth(1)];
      await expect(failed).toContainText(say('session:sent.outcomes.failed'));
      await expect(answered).toContainText(say('session:sent.outcomes.answered'));
      await expect(answered).toContainText(say('session:sent.tokens', { sent: 812, answered: 57 }));
      await answered.locator('summary').click();
      await expect(answered.getByRole('region', { name: say('session:sent.material') })).toContainText(texts[0] ?? '');
      const answer = answered.getByRole('region', { name: say('session:sent.answer') });
      await expect(answer).toContainText(say('session:sent.named', { posts: 2 }));
      await expect(answer.locator('pre')).toBeHidden();
      await answer.getByText(say('session:sent.toTheLetter')).click();
      await expect(answer.locator('pre')).toHaveText(JSON.stringify({ sentences: [{ text: TEXTS[1], posts: [2] }] }));
      await dialog.getByRole('combobox', { name: say('session:sent.purpose') }).click();
      await page.getByRole('option', { name: say('session:sent.purposes.translation') }).click();
      await expect(dialog.getByText(say('session:sent.nothingOfThis'))).toBeVisible();
      await dialog.getByRole('combobox', { name: say('session:sent.purpose') }).click();
      await page.getByRole('option', { name: say('session:sent.all') }).click();
      await expect(answered).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const account = page.getByRole('button', { name: say('app:account') });
      await expect(account).toBeFocused();

      await page.keyboard.press('Enter');
      // The menu takes the focus a moment after it is there.
      await expect(page.locator('[data-autofocus]')).toBeFocused();
      const item = page.getByRole('menuitem', { name: say('session:sent.title') });
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(item).toBeFocused({ timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(answered).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(account).toBeFocused();
      await openSent(page, say);
      await answered.locator('summary').click();
      await look(page, say, `calls-${language}`);
      await page.context().close();
    });
  }
});
