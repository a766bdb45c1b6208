import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['a letter', 'ada', 'A'],
  ['behind a mark that turns', '\u202Eada', 'A'],
  ['behind one without width', '\u200B\uFEFFada', 'A'],
  ['behind a quotation mark', '“ada”', 'A'],
  ['with what belongs to it', 'e\u0301mile', 'E\u0301'],
  ['a Chinese name', '黃雅達', '黃'],
  ['a sign beyond the first plane', '𠮷野', '𠮷'],
  ['a picture', '🦉 owl', '🦉'],
  ['nothing that is seen', '\u202E\u200B', ''],
])('the initial of %s', (_what, name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
