import { describe, expect, it } from 'vitest';
import { hashText } from './hashing.ts';
import { readField } from './read-tokens.ts';
import { CAPITALS, ELONGATED, TOKEN, TokenTable } from './token-table.ts';

const NAMES = Object.keys(TOKEN);

function read(text: string): { kinds: string[]; words: string[]; table: TokenTable } {
  const table = new TokenTable();
  readField(text, table);
  const places = Array.from({ length: table.count }, (_, at) => at);
  return {
    kinds: places.map((at) => NAMES[table.kinds[at] ?? 0] ?? ''),
    words: places.map((at) => text.slice(table.starts[at], table.ends[at])),
    table,
  };
}

describe('readField', () => {
  it.each([
    {
      name: 'words and ends',
      text: 'Good food. Bad',
      words: ['Good', 'food', '.', 'Bad'],
      kinds: ['word', 'word', 'end', 'word'],
    },
    { name: 'an apostrophe inside', text: 'don’t', words: ['don’t'], kinds: ['word'] },
    { name: 'Han, one by one', text: '好食！', words: ['好', '食', '！'], kinds: ['han', 'han', 'mark'] },
    { name: 'an emoji with a skin tone', text: 'ok👍🏽', words: ['ok', '👍🏽'], kinds: ['word', 'emoji'] },
    { name: 'a typed face', text: 'see you :)', words: ['see', 'you', ':)'], kinds: ['word', 'word', 'face'] },
    { name: 'the eyes of a kaomoji', text: '(T_T)', words: ['(', 'T_T', ')'], kinds: ['stop', 'face', 'stop'] },
    { name: 'letters that only look like a face', text: 'xDrive', words: ['xDrive'], kinds: ['word'] },
    {
      name: 'a link is one',
      text: 'see https://a.b/c?d :/',
      words: ['see', 'https://a.b/c?d', ':/'],
      kinds: ['word', 'link', 'face'],
    },
    { name: 'a handle is one', text: '@some_one hi', words: ['@some_one', 'hi'], kinds: ['handle', 'word'] },
    { name: 'a number with its point', text: '4.5 stars', words: ['4', '5', 'stars'], kinds: ['number', 'number', 'word'] },
    { name: 'three points', text: 'well...', words: ['well', '...'], kinds: ['word', 'mark'] },
    { name: 'an entity is nothing', text: 'you &amp; me', words: ['you', 'me'], kinds: ['word', 'word'] },
    { name: 'a Han character of two units', text: '𠵱家', words: ['𠵱', '家'], kinds: ['han', 'han'] },
    { name: 'nothing', text: '', words: [], kinds: [] },
  ])('$name', ({ text, words, kinds }) => {
    expect(read(text)).toMatchObject({ words, kinds });
  });

  it.each([
    ['capitals', 'GREAT', 'great', CAPITALS],
    ['letters again and again', 'goooood', 'good', ELONGATED],
    ['accents', 'café', 'cafe', 0],
    ['a combining accent', 'cafe\u0301', 'cafe', 0],
    ['wide letters', 'ｇｏｏｄ', 'good', 0],
    ['apostrophes', "don't", 'dont', 0],
  ])('folds %s', (_name, text, word, flags) => {
    const { table } = read(text);
    expect([table.count, table.hashes[0], table.flags[0]]).toEqual([1, hashText(word), flags]);
  });

  it('reads Simplified as Traditional', () => {
    expect(read('难吃').table.hashes.slice(0, 2)).toEqual(read('難吃').table.hashes.slice(0, 2));
  });
});
