import { describe, expect, test } from 'vitest';
import { isForeign, sourceLanguage, translationWay } from './source-language.ts';

describe('what a text is translated from', () => {
  test.each<[string, string, string | null, string | null, string | null]>([
    ['what the text shows, whatever is said of it', 'Hello', 'en', 'zh-Hant', 'en'],
    ['what is said where the text shows nothing', 'Bonjour', 'other', 'fr', 'fr'],
    ['nothing where neither does', '???', null, '', null],
    ['nor where only that it is another', 'Bonjour', 'other', 'other', null],
    ['Chinese by its script', '发展', 'zh-Hant', 'zh', 'zh-Hans'],
    ['Traditional where its script tells nothing', '你好', null, 'zh', 'zh-Hant'],
    ['which Chinese, by what is said', '網上', 'yue', 'zh-Hant', 'zh-Hant'],
    ['Cantonese stays Cantonese', '佢哋', 'zh-Hant', 'yue', 'yue'],
  ])('%s', (_what, text, detected, said, source) => {
    expect(sourceLanguage(text, detected, said)).toBe(source);
  });
});

describe('what is to be done', () => {
  test.each([
    ['Hello', 'en', 'en', 'original'],
    ['Hello', 'en-GB', 'en', 'original'],
    ['Hello', 'en', 'zh-Hant', 'translate'],
    ['Hello', null, 'en', 'translate'],
    ['發展', 'zh-Hant', 'zh-Hans', 'convert'],
    ['发展', 'zh-Hans', 'zh-Hant', 'convert'],
    ['你好', 'zh-Hant', 'zh-Hans', 'original'],
    ['佢哋發', 'yue', 'zh-Hant', 'original'],
    ['佢哋發', 'yue', 'zh-Hans', 'convert'],
    ['佢哋發', 'yue', 'en', 'translate'],
    ['発展', 'ja', 'zh-Hant', 'translate'],
  ] as const)('%s in %s for %s: %s', (text, source, target, way) => {
    expect(translationWay(text, source, target)).toBe(way);
  });
});

test.each([
  ['iPhone 15', 'zh-Hant', 'en', false],
  ['iPhone 十五', 'zh-Hant', 'en', true],
  ['Bonjour', 'fr', 'en', true],
  ['Bonjour', null, 'en', true],
  ['發展', 'en', 'zh-Hant', false],
  ['發展 is', 'en', 'zh-Hant', true],
  ['東京', 'ja', 'zh-Hant', true],
] as const)('%s of a text in %s is to be translated into %s: %s', (part, source, target, expected) => {
  expect(isForeign(part, source, target)).toBe(expected);
});
