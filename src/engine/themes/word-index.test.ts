import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';
import { hashOfPair, hashOfWord } from './token-table.ts';
import { WordIndex } from './word-index.ts';

const WORDS = ['tea', 'green', 'green tea', 'réunion', 'tea shop', '5g', 'a'];

function indexOf(words: readonly string[]): WordIndex {
  const index = new WordIndex(words.length);
  for (const [id, word] of words.entries()) index.add(word, id);
  return index;
}

test('each word and phrase is found by its hash, and nothing else', () => {
  const index = indexOf(WORDS);
  const hashOf = (word: string) => word.split(' ').map(hashOfWord).reduce(hashOfPair);
  expect(WORDS.map((word) => index.find(hashOf(word)))).toEqual(WORDS.map((_, id) => id));
  for (const word of ['teas', 'shop', 'tea green', '']) expect(index.find(hashOf(word))).toBe(-1);
});

test('a phrase begins with its first word only', () => {
  const index = indexOf(WORDS);
  expect(['green', 'tea', 'shop', '5g'].map((word) => index.mayBegin(hashOfWord(word)))).toEqual([true, true, false, false]);
});

test('tokens of a post have the hashes of their words', () => {
  const table = readTokens('', 'Green TEA 綠茶 5G');
  const hashes = ['green', 'tea', '綠', '茶', '5g'].map((word) => hashOfWord(readKey(word)));
  expect([...readTokens('', 'Green TEA 綠茶 5G').hashes.subarray(0, table.count)]).toEqual(hashes);
});

function readKey(word: string): string {
  return readTokens('', word).keyOf(0, 0);
}
