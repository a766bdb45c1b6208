import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from './i18n.ts';
import { withWords } from './load-words.ts';
import { type Language, type Namespace, WORDS } from './resources.ts';

const html = { lang: '' };

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: html });
  await i18next.init({ resources: {}, lng: 'en', fallbackLng: false });
});
beforeEach(() => changeLanguage('en'));

const has = (language: Language, namespace: Namespace) => i18next.hasResourceBundle(language, namespace);

test('what is loaded has its words when it comes, in the language that is shown and in no other', async () => {
  expect(has('en', 'outbox')).toBe(false);
  expect(await withWords(['outbox'], async () => 'page')).toBe('page');
  expect([has('en', 'outbox'), has('zh-Hant', 'outbox'), has('en', 'names')]).toEqual([true, false, false]);
});

test('another language is shown when it has the words of all that was loaded before', async () => {
  await withWords(['home', 'views'], async () => 'page');
  const had: boolean[] = [];
  i18next.on('languageChanged', () => had.push(has('zh-Hant', 'home'), has('zh-Hant', 'views')));
  await changeLanguage('zh-Hant');
  i18next.off('languageChanged');
  expect(had).toEqual([true, true]);
  expect([i18next.language, html.lang, has('zh-Hant', 'names')]).toEqual(['zh-Hant', 'zh-Hant', false]);
});

test('one that has its words is shown at once: who waited for it sees nothing of the one before', async () => {
  await changeLanguage('zh-Hant');
  await changeLanguage('en');
  const change = changeLanguage('zh-Hant');
  expect([i18next.language, html.lang]).toEqual(['zh-Hant', 'zh-Hant']);
  await change;
});

test('what is loaded while the language changes has its words in the one that is shown then', async () => {
  const change = changeLanguage('zh-Hant');
  const shown = await withWords(['names'], async () => 'page').then(() => has(i18next.language as Language, 'names'));
  await change;
  expect([shown, i18next.language, has('zh-Hant', 'names')]).toEqual([true, 'zh-Hant', true]);
});

test('of languages asked for one after the other the last is shown, whichever comes first', async () => {
  await withWords(['exports'], async () => 'page');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { exports: load } = WORDS['zh-Hant'];
  vi.spyOn(WORDS['zh-Hant'], 'exports').mockImplementationOnce(() => held.then(load));
  const first = changeLanguage('zh-Hant');
  await changeLanguage('en');
  release();
  await first;
  expect([i18next.language, html.lang]).toEqual(['en', 'en']);
});

test('without its words a language is not shown; the next try asks for them again', async () => {
  await withWords(['errors'], async () => 'page');
  const away = new TypeError('Failed to fetch dynamically imported module');
  vi.spyOn(WORDS['zh-Hant'], 'errors').mockRejectedValueOnce(away);
  await expect(changeLanguage('zh-Hant')).rejects.toBe(away);
  expect([i18next.language, html.lang]).toEqual(['en', 'en']);
  await changeLanguage('zh-Hant');
  expect([i18next.language, has('zh-Hant', 'errors')]).toEqual(['zh-Hant', true]);
});

test('what comes without its words does not come', async () => {
  const away = new TypeError('Failed to fetch dynamically imported module');
  vi.spyOn(WORDS.en, 'sources').mockRejectedValueOnce(away);
  await expect(withWords(['sources'], async () => 'page')).rejects.toBe(away);
});
