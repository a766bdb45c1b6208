import { expect, test } from 'vitest';
import { reasonText } from './told-posts.ts';

const place = { text: 'Mong Kok', chineseName: '旺角' };

test.each([
  ['in Chinese', place, 'zh-Hant', '旺角'],
  ['in English', place, 'en', 'Mong Kok'],
  ['in Chinese, without a name there', { ...place, chineseName: null }, 'zh-Hant', 'Mong Kok'],
  ['too long for a message', { text: 'w'.repeat(600), chineseName: null }, 'en', `${'w'.repeat(119)}…`],
] as const)('what is said more often is called as people call it: %s', (_name, reason, language, expected) => {
  expect(reasonText(reason, language)).toBe(expected);
});
