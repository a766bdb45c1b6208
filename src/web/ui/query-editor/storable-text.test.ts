import { describe, expect, it } from 'vitest';
import { storableText } from './storable-text.ts';

describe('storableText', () => {
  it.each([
    ['plain text', 'tea OR 茶', 'tea OR 茶'],
    ['whole pairs', '茶🍵𠮷', '茶🍵𠮷'],
    ['NUL', 'te\0a', 'tea'],
    ['the first half of a pair', '🍵\ud83ctea', '🍵tea'],
    ['the second half of a pair', 'tea\udf75🍵', 'tea🍵'],
    ['halves around NUL, which never become a pair', 'a\ud83c\0\udf75b', 'ab'],
  ])('%s', (_name, text, kept) => {
    expect(storableText(text)).toBe(kept);
  });
});
