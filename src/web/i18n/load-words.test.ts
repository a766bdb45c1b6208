import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from './i18n.ts';
import { withWords } from './load-words.ts';
import { WORDS } from './resources.ts';
import { isKept, shownLanguage, useShown } from './shown-words.ts';

const html = { lang: '' };

beforeAll(() => vi.stubGlobal('document', { documentElement: html }));
beforeEach(() => changeLanguage('en'));

test('what is loaded has its words when it comes, in the language that is shown and in no other', async () => {
  expect(isKept('en', 'outbox')).toBe(false);
  expect(await withWords(['outbox'], async () => 'page')).toBe('page');
  expect([isKept('en', 'outbox'), isKept('zh-Hant', 'outbox'), isKept('en', 'names')]).toEqual([true, false, false]);
});

test('another language is shown when it has the words of all that was loaded before', async () => {
  await withWords(['home', 'views'], async () => 'page');
  const had: boolean[] = [];
  const unfollow = useShown.subscribe(() => had.push(isKept('zh-Hant', 'home'), isKept('zh-Hant', 'views')));
  await changeLanguage('zh-Hant');
  unfollow();
  expect(had).toEqual([true, true]);
  expect([shownLanguage(), html.lang, isKept('zh-Hant', 'names')]).toEqual(['zh-Hant', 'zh-Hant', false]);
});

test('one that has its words is shown at once: who waited for it sees nothing of the one before', async () => {
  await changeLanguage('zh-Hant');
  await changeLanguage('en');
  const change = changeLanguage('zh-Hant');
  expect([shownLanguage(), html.lang]).toEqual(['zh-Hant', 'zh-Hant']);
  await change;
});

test('what is loaded while the language changes has its words in the one that is shown then', async () => {
  const change = changeLanguage('zh-Hant');
  const shown = await withWords(['names'], async () => 'page').then(() => isKept(shownLanguage(), 'names'));
  await change;
  expect([shown, shownLanguage(), isKept('zh-Hant', 'names')]).toEqual([true, 'zh-Hant', true]);
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
  expect([shownLanguage(), html.lang]).toEqual(['en', 'en']);
});

test('without its words a language is not shown; the next try asks for them again', async () => {
  await withWords(['errors'], async () => 'page');
  const away = new TypeError('Failed to fetch dynamically imported module');
  vi.spyOn(WORDS['zh-Hant'], 'errors').mockRejectedValueOnce(away);
  await expect(changeLanguage('zh-Hant')).rejects.toBe(away);
  expect([shownLanguage(), html.lang]).toEqual(['en', 'en']);
  await changeLanguage('zh-Hant');
  expect([shownLanguage(), isKept('zh-Hant', 'errors')]).toEqual(['zh-Hant', true]);
});

test('what comes without its words does not come', async () => {
  const away = new TypeError('Failed to fetch dynamically imported module');
  vi.spyOn(WORDS.en, 'sources').mockRejectedValueOnce(away);
  await expect(withWords(['sources'], async () => 'page')).rejects.toBe(away);
});
