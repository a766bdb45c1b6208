/**
 * What posts say in another language: below the original, from a server of LibreTranslate that is away at first; by the tables where Chinese
 * is only written the other way; and where nobody translates on the server, by the browser, or with what is to be configured.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import { type LibreTranslateServer, startLibreTranslateServer } from '../support/libretranslate-server.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { ownServer } from './support/own-server.ts';
import { SHARED } from './support/shared-server.ts';
import { shot } from './support/shot.ts';
import { DEMO, signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { LANGUAGES, type Language, type Say, words } from './support/words.ts';

const MACHINE = SHARED.port + 6;
const server = ownServer(SHARED.port + 5, () => ({ LIBRETRANSLATE_URL: `http://127.0.0.1:${MACHINE}` }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, say: Say) => page.getByRole('note', { name: say('translation:title') });

test.describe('with LibreTranslate', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: server.url, expectedErrors: [/status of 502|gives no translation/] });

  let machine: LibreTranslateServer | null = null;
  test.beforeAll(() => server.startAhead(0));
  test.afterAll(async () => {
    await machine?.close();
    await server.close();
  });

  test('each language reads the posts of the others', async ({ page, request }) => {
    test.setTimeout(300_000);
    const topic = await topicWithPosts(request);
    const say = words('en');
    await signIn(page, { path: `/topics/${topic}/raw-data` });
    const card = (part: string) => page.locator('[data-post]', { hasText: part });

    // Nobody is there yet: the post is as it was, and it can be tried again.
    await card('政府')
      .getByRole('button', { name: say('translation:translate') })
      .click();
    await expect(card('政府').getByRole('alert')).toContainText(say('translation:failed.upstream'), { timeout: 30_000 });
    await expectNoViolations(page);
    await shot(page, 'translation-failed-en');
    machine = await startLibreTranslateServer(MACHINE);
    machine.become({ say: (text, to) => (to === 'en' ? english(text) : chinese(text)) });
    await card('政府')
      .getByRole('button', { name: say('app:retry') })
      .click();
    const translated = card('政府').getByRole('note', { name: say('translation:title') });
    await expect(translated).toContainText('words of the government');
    await expect(translated).toContainText('https://gov.example/policy');
    await expect(translated).toContainText(say('translation:by.libretranslate'));
    await expect(translated.locator('[lang="en"]')).toContainText('#投票');

    // Another may be asked for, and takes its place; where none comes, the one that is there stays.
    const again = translated.getByRole('button', { name: say('translation:again') });
    machine.become({ say: (text) => `A second time: ${english(text)}` });
    await again.click();
    await expect(translated).toContainText('A second time');
    machine.become({ faults: Array.from({ length: 9 }, () => ({ status: 500 })) });
    await again.click();
    await expect(translated.getByRole('alert')).toContainText(say('translation:stays'), { timeout: 30_000 });
    await expect(translated).toContainText('A second time');
    await expectNoViolations(page);
    await shot(page, 'translation-again-en');
    machine.become({ say: (text, to) => (to === 'en' ? english(text) : chinese(text)) });
    await again.click();
    await expect(translated.getByRole('alert')).toHaveCount(0);

    // All that need it, by one press, and folded by another; the key does it for one.
    await button(page, say('translation:all')).click();
    await expect(section(page, say)).toHaveCount(2);
    await expectNoViolations(page);
    await shot(page, 'translation-all-en');
    await button(page, say('translation:hideAll')).click();
    await expect(section(page, say)).toHaveCount(0);
    await card('政府').focus();
    await page.keyboard.press('l');
    await expect(section(page, say)).toHaveCount(1);
    await page.keyboard.press('l');
    await expect(section(page, say)).toHaveCount(0);

    const chineseSay = words('zh-Hant');
    await button(page, say('app:chinese')).click();
    await button(page, chineseSay('translation:all')).click();
    await expect(section(page, chineseSay)).toHaveCount(2);
    await expect(card('软件').getByRole('note')).toContainText('這個軟件的頭髮');
    await expect(card('软件').getByRole('note')).toContainText(chineseSay('translation:by.conversion'));
    await expect(card('ferry is late').getByRole('note')).toContainText(chineseSay('translation:by.libretranslate'));
    await expectNoViolations(page);
    await shot(page, 'translation-all-zh-Hant');
    await page.setViewportSize({ width: 390, height: 900 });
    await card('政府').scrollIntoViewIfNeeded();
    await shot(page, 'translation-all-zh-Hant-390');
    await page.setViewportSize({ width: 1440, height: 900 });

    // Into another language, which this browser remembers.
    const into = chineseSay('translation:into', { language: chineseSay('translation:languages.zh-Hant') });
    await button(page, into).click();
    await expectNoViolations(page);
    await page.getByRole('menuitemradio', { name: chineseSay('translation:own.zh-Hans') }).click();
    await page.reload();
    await card('政府')
      .getByRole('button', { name: chineseSay('translation:translate') })
      .click();
    await expect(card('政府').locator('[lang="zh-Hans"]')).toContainText('政府公布新政策，市民可以网上登记');
  });
});

test.describe('with nobody', () => {
  test.use({ expectedErrors: [/status of 501|nobody translates here/] });

  for (const language of LANGUAGES) {
    test(`${language}: the page says what to configure, or the browser does it`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(browserTranslator);
      const say = words(language);
      await openRawData(page, language, say);
      if (language === 'zh-Hant') await page.setViewportSize({ width: 390, height: 900 });
      await page.evaluate('earshotTranslator("unavailable")');
      const first = button(page, say('translation:translate')).first();
      await first.click();
      const alert = page.getByRole('alert').filter({ hasText: 'LIBRETRANSLATE_URL' });
      await expect(alert).toContainText(say('translation:failed.nobody'));
      await expectNoViolations(page);
      await shot(page, `translation-nobody-${language}`);

      await page.evaluate('earshotTranslator("downloadable")');
      await alert.getByRole('button', { name: say('app:retry') }).click();
      await expect(page.getByText(say('translation:fetching', { percent: 40 }))).toBeVisible();
      await expectNoViolations(page);
      await page.evaluate('earshotTranslatorGoesOn()');
      await expect(section(page, say).first()).toContainText(say('translation:by.browser'));
      await expectNoViolations(page);
      await shot(page, `translation-browser-${language}`);
      await expectNothingBeyond(page);
    });
  }
});

async function openRawData(page: Page, language: Language, say: Say): Promise<void> {
  await signIn(page, { language });
  await demoLoaded(page, say);
  await openDemoTopic(page);
  await openTab(page, say, 'rawData');
  await expect(page.locator('[data-post]').first()).toBeVisible();
}

/** Stands in for what browsers have built in, which fetches its languages from elsewhere. */
const browserTranslator = `
  let availability = 'unavailable';
  let goOn = () => {};
  const wait = new Promise((resolve) => { goOn = resolve; });
  globalThis.earshotTranslator = (given) => { availability = given; };
  globalThis.earshotTranslatorGoesOn = () => goOn();
  Object.defineProperty(globalThis, 'LanguageDetector', { value: undefined });
  Object.defineProperty(globalThis, 'Translator', { value: {
    availability: async () => availability,
    create: async ({ targetLanguage, monitor }) => {
      const target = new EventTarget();
      monitor(target);
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.4 }));
      await wait;
      return { translate: async (text) => {
        const pieces = (text.match(/\\[\\d+\\]/g) ?? []).join(' ');
        const numbers = (text.match(/\\d+(?:[.,:]\\d+)*/g) ?? []).join(' ');
        const words = targetLanguage === 'en' ? 'What people say of it today ' : '今日各人對此事的說法';
        return words.repeat(Math.ceil(text.length / 40)) + (pieces === '' ? numbers : pieces);
      } };
    },
  } });
`;

/** As long as the text, about, and with what it keeps. */
function english(text: string): string {
  return text.replace(/[\p{Script=Han}，。]+/gu, ' the words of the government about it ').trim();
}

function chinese(text: string): string {
  return text.replace(/[A-Za-z][A-Za-z ,.']+/g, '渡輪遲到的消息。');
}

/** Three posts that nobody else has: one in each way of writing. Answers the topic. */
async function topicWithPosts(request: APIRequestContext): Promise<string> {
  const form = { username: DEMO.email, password: DEMO.password };
  const { access_token } = await (await request.post(`${server.url}${GATEWAY}/auth/login`, { form })).json();
  const period = [-30, 1].map((days) => new Date(server.now() + days * 86_400_000).toISOString());
  const group = (...found: string[]) => ({ operator: 'AND', groups: found.length > 0 ? [found] : [] });
  const values = ['Translated', ...period, ['news', 'forum'], 'basic', group('政府', '软件', 'ferry'), group()];
  const answer = await request.post(`${server.url}${GATEWAY}/call`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: { name: 'create_topic', arguments: values },
  });
  const posts = [
    { id: 't1', content: '政府公布新政策，市民可以網上登記。 👉 https://gov.example/policy #投票' },
    { id: 't2', content: '这个软件的头发功能干净利落，后来发展得很好，我们都说好用。' },
    { id: 't3', content: 'The ferry is late again and nobody at the pier knows why.' },
  ].map((post) =>
    JSON.stringify({ media_type: 'news', published_at: new Date(server.now() - 3_600_000).toISOString(), ...post }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'earshot-posts-'));
  await writeFile(join(folder, 'posts.jsonl'), posts.join('\n'));
  await server.command(['import', join(folder, 'posts.jsonl')]);
  await rm(folder, { recursive: true });
  return String((await answer.json()).id);
}
