import { expect, test } from 'vitest';
import type { TranslationLanguage } from '../../contract/translations.ts';
import { routeOf } from './route.ts';

const NEW = ['en', 'zh-Hans', 'zh-Hant', 'ja'];
const OLD = ['en', 'zh', 'zt', 'ja'];
const SIMPLIFIED = ['en', 'zh', 'ja', 'tl', 'pt-BR'];

test.each<[string, string[], string | null, TranslationLanguage, [string, string, string | null, string | null] | null]>([
  ['by the codes of today', NEW, 'en', 'zh-Hant', ['en', 'zh-Hant', null, 'zh-Hant']],
  ['by those of old', OLD, 'en', 'zh-Hant', ['en', 'zt', null, 'zh-Hant']],
  ['Simplified of old', OLD, 'zh-Hans', 'en', ['zh', 'en', 'zh-Hans', null]],
  ['one that has only Simplified gives that', SIMPLIFIED, 'en', 'zh-Hant', ['en', 'zh', null, 'zh-Hans']],
  ['and wants it', SIMPLIFIED, 'zh-Hant', 'en', ['zh', 'en', 'zh-Hans', null]],
  ['Cantonese as Traditional', OLD, 'yue', 'en', ['zt', 'en', 'zh-Hant', null]],
  ['Cantonese where it is known', ['en', 'yue'], 'yue', 'en', ['yue', 'en', 'zh-Hant', null]],
  ['a country says nothing', NEW, 'ja-JP', 'en', ['ja', 'en', null, null]],
  ['unless there is nothing else', SIMPLIFIED, 'pt', 'en', ['pt-BR', 'en', null, null]],
  ['by another name', SIMPLIFIED, 'fil', 'en', ['tl', 'en', null, null]],
  ['whatever it is', NEW, null, 'zh-Hans', ['auto', 'zh-Hans', null, 'zh-Hans']],
  ['one it does not know', NEW, 'sw', 'en', null],
  ['into one it does not know', ['ja', 'fr'], 'ja', 'en', null],
])('%s', (_what, codes, source, target, expected) => {
  const languages = codes.map((code) => ({ code, targets: null }));
  const route = routeOf(languages, source, target);
  expect(route && [route.from, route.to, route.given, route.written]).toEqual(expected);
});

test('only where it says that it translates between them', () => {
  const languages = [
    { code: 'en', targets: ['zh'] },
    { code: 'zt', targets: ['en'] },
    { code: 'zh', targets: ['en'] },
    { code: 'ja', targets: ['fr'] },
  ];
  expect(routeOf(languages, 'en', 'zh-Hant')).toEqual({ from: 'en', to: 'zh', given: null, written: 'zh-Hans' });
  expect(routeOf(languages, 'ja', 'en')).toBeNull();
});
