import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['a short text is whole', 'good', 2, 'good'],
  ['one that just fits is whole', 'x'.repeat(64), 2, 'x'.repeat(64)],
  [
    'a longer one keeps its beginning and its end',
    `${'a'.repeat(40)}${'b'.repeat(40)}`,
    2,
    `${'a'.repeat(32)} ${'b'.repeat(32)}`,
  ],
])('%s', (_what, text, tokens, expected) => {
  expect(cutText(text, tokens)).toBe(expected);
});

test('the longest post is cut to 16,385 characters for a model of 512 tokens', () => {
  expect(cutText('中'.repeat(1_000_000), 512)).toHaveLength(16_385);
});
