import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTokens } from './read-tokens.ts';
import { segmentTable } from './segment.ts';
import { hashOfWord } from './token-table.ts';
import { readWordModel } from './word-model.ts';
import { WordTrie } from './word-trie.ts';

const bytes = readFileSync(new URL('../../../models/segmenter/words.bin', import.meta.url));
const model = readWordModel(bytes);

function cut(text: string, names: readonly WordTrie[] = []): string {
  const table = readTokens('', text);
  segmentTable(table, model, names);
  return Array.from(
    { length: table.count },
    (_, at) => (table.wordStarts[at] === 1 && at > 0 ? '|' : '') + table.textOf(at, at),
  ).join('');
}

describe('the segmentation', () => {
  it.each([
    { text: '旺角街頭衝突', words: '旺角|街頭|衝突' },
    { text: '投票率創新高', words: '投票率|創新高' },
    { text: '茶餐廳', words: '茶餐廳' },
    { text: '白票', words: '白票' },
    { text: '港鐵station人多', words: '港鐵|station|人|多' },
    { text: '今日，今日', words: '今日|今日' },
    { text: '𨋢', words: '𨋢' },
  ])('cuts $text', ({ text, words }) => {
    expect(cut(text)).toBe(words);
  });

  it('leaves names whole that it does not know', () => {
    const names = new WordTrie(10);
    names.add('蛙蛙樂園', 0);
    names.begin(hashOfWord('蛙'), hashOfWord('蛙'));
    expect(cut('去蛙蛙樂園玩')).not.toContain('蛙蛙樂園');
    expect(cut('去蛙蛙樂園玩', [names])).toBe('去|蛙蛙樂園|玩');
  });
});

describe('the file of words', () => {
  it.each([
    { name: 'empty', file: new Uint8Array(0), error: 'Not a word model' },
    { name: 'another', file: new TextEncoder().encode('{"words":[]}'), error: 'Not a word model' },
    { name: 'cut off', file: bytes.subarray(0, 5000), error: 'Not a whole word model' },
  ])('is refused where it is $name', ({ file, error }) => {
    expect(() => readWordModel(file)).toThrow(error);
  });
});

describe('the trie', () => {
  it('finds what was added, with the value of the first', () => {
    const trie = new WordTrie(20);
    expect([trie.add('ab', 1), trie.add('abc', 2), trie.add('ab', 3)]).toEqual([1, 2, 1]);
    expect(['ab', 'abc', 'a', 'b', '', 'abcd', 'ba'].map((word) => trie.find(word))).toEqual([1, 2, -1, -1, -1, -1, -1]);
  });

  it('refuses more than it can hold', () => {
    expect(() => new WordTrie(2 ** 21)).toThrow(RangeError);
  });
});
