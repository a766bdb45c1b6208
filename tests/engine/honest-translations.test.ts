/** What the check of translations lets through, and what it refuses, in both directions. */
import { expect, test } from 'vitest';
import { checkTranslation } from '../../src/engine/translation/check-translation.ts';
import { shippedTextReader } from '../support/text-reader.ts';
import { CHINESE_LIES, FROM_OTHERS, LIES, TO_CHINESE, TO_ENGLISH } from '../support/translation-pairs.ts';

const { languageOf } = shippedTextReader();
const check = (text: string, translated: string, source: string, target: 'en' | 'zh-Hant') =>
  checkTranslation({ text, translated, source, target, languageOf });

test.each(TO_ENGLISH)('honest: %s → %s', (text, translated) => {
  expect(check(text, translated, 'zh-Hant', 'en')).toBeNull();
});

test.each(TO_CHINESE)('honest: %s → %s', (text, translated) => {
  expect(check(text, translated, 'en', 'zh-Hant')).toBeNull();
});

test.each(FROM_OTHERS)('honest, from %s: %s → %s', (source, text, translated) => {
  expect(check(text, translated, source, 'en')).toBeNull();
});

test.each(LIES)('none: %s', (_what, text, translated) => {
  expect(check(text, translated, 'zh-Hant', 'en')).not.toBeNull();
});

test.each(CHINESE_LIES)('none: %s, in Chinese', (_what, text, translated) => {
  expect(check(text, translated, 'en', 'zh-Hant')).not.toBeNull();
});
