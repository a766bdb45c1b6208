import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { shippedTextReader } from '../../../tests/support/text-reader.ts';
import type { AccountLanguage } from '../../contract/account-pages.ts';
import { sentenceChecker } from './check-sentences.ts';

function checkerOf(content: string, language: AccountLanguage) {
  const post = { id: 'a', title: '', content, language: null, weight: 0, publishedAt: '2026-03-10T04:00:00Z', of: [], url: '' };
  return sentenceChecker({ posts: [post], topics: [] }, language, shippedTextReader());
}

describe('the form of a sentence', () => {
  const content =
    'The management of Sampan Mobile is too slow, customers say. Les clients de Sampan Mobile sont fâchés de la panne. 管理層反應太慢，客戶不滿，軟件更新後當機。三名乘客受傷。';
  const said = async (language: AccountLanguage, ...texts: string[]) =>
    (await checkerOf(content, language)(texts.map((text) => ({ text, posts: [1] })))).kept.map(({ text }) => text);

  test.each([
    [
      'turned round by a sign',
      'The \u202emanagement of Sampan Mobile is too slow.',
      'The management of Sampan Mobile is too slow.',
    ],
    [
      'with signs of no width',
      'The manage\u200bment of Sampan\u00ad Mobile is too slow.\ufeff',
      'The management of Sampan Mobile is too slow.',
    ],
    [
      'with a line break and a control',
      'The management of Sampan\n\u0007 Mobile is too slow.',
      'The management of Sampan Mobile is too slow.',
    ],
    ['isolated', '\u2066The management\u2069 of Sampan Mobile is too slow.', 'The management of Sampan Mobile is too slow.'],
  ])('%s it is made plain', async (_name, given, plain) => {
    expect(await said('en', given)).toEqual([plain]);
  });

  test.each<[string, AccountLanguage, string]>([
    ['French', 'en', 'Les clients de Sampan Mobile sont fâchés de la panne.'],
    ['Spanish', 'en', 'El servicio de Sampan Mobile fue suspendido el lunes pasado.'],
    ['Arabic', 'en', 'الإدارة بطيئة جدا Sampan Mobile'],
    ['Chinese for English', 'en', '管理層反應太慢，客戶不滿。'],
    ['English for Chinese', 'zh-Hant', 'The management of Sampan Mobile is too slow.'],
    ['Japanese for Chinese', 'zh-Hant', '管理層の反応は遅すぎます。客戶は不滿です。'],
    ['a bare question', 'en', 'How is the management of Sampan Mobile this slow?'],
    ['a bare question in Chinese', 'zh-Hant', '管理層反應太慢？'],
  ])('%s is left out', async (_name, language, text) => {
    expect(await said(language, text)).toEqual([]);
  });

  test('Simplified is made Traditional', async () => {
    expect(await said('zh-Hant', '客户不满管理层反应太慢。')).toEqual(['客戶不滿管理層反應太慢。']);
  });

  test('what is said again is left out, what says more or less is not', async () => {
    const [one, again, other] = [
      'Customers say the management of Sampan is too slow.',
      'Customers say the management of Sampan Mobile is too slow.',
      'The management of Sampan Mobile is slow.',
    ];
    expect(await said('en', one, again, one)).toEqual([one]);
    expect(await said('zh-Hant', '管理層反應太慢，客戶不滿。', '軟件更新後當機。', '三名乘客受傷。')).toHaveLength(3);
    expect(await said('en', other)).toEqual([other]);
  });
});

test('between sentences everybody else has their turn', async () => {
  const content = 'The hotline of the ferry is dead again.';
  const check = checkerOf(content, 'en');
  let isDone = false;
  let turns = 0;
  const checked = check(Array.from({ length: 6 }, () => ({ text: content, posts: [1] }))).finally(() => {
    isDone = true;
  });
  for (; !isDone; turns++) await turn();
  expect(turns).toBeGreaterThan(4);
  expect(await checked).toMatchObject({ kept: [{ text: content }], dropped: 5 });
});
