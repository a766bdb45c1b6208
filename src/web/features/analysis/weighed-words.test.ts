import { describe, expect, it } from 'vitest';
import type { DecidingWord } from '../../../contract/posts.ts';
import { weighedSpans, weighedWords } from './weighed-words.ts';

const POST = { title: 'Great tea', content: 'great staff, not so great queue… 👍', sentimentCorrected: null };
const word = (field: 'title' | 'content', text: string, side: DecidingWord['side'], from = 0): DecidingWord => {
  const start = POST[field].indexOf(text, from);
  return { field, start, end: start + text.length, side };
};
const told = (sentimentWords: DecidingWord[]) =>
  weighedWords({ ...POST, sentimentWords }).map(({ text, side, times }) => `${text} ${side} ×${times}`);

describe('the words that weighed', () => {
  const rows: [name: string, words: DecidingWord[], told: string[]][] = [
    ['none', [], []],
    [
      'in the title and in the content, each once, as written first',
      [word('title', 'Great', 'Positive'), word('content', 'great', 'Positive')],
      ['Great Positive ×2'],
    ],
    [
      'one word on both sides',
      [word('content', 'great', 'Positive'), word('content', 'not so great', 'Negative'), word('content', '👍', 'Positive')],
      ['great Positive ×1', 'not so great Negative ×1', '👍 Positive ×1'],
    ],
    ['one that is not in the text', [{ field: 'title', start: 40, end: 44, side: 'Positive' }], []],
  ];
  it.each(rows)('%s', (_name, words, expected) => {
    expect(told(words)).toEqual(expected);
  });

  it('say nothing for what a person said instead', () => {
    const corrected = { by: 'Mei', at: '2026-03-10T12:00:00.000Z' };
    const post = { ...POST, sentimentWords: [word('title', 'Great', 'Positive')], sentimentCorrected: corrected };
    expect(weighedSpans(post)).toEqual([]);
    expect(weighedWords(post)).toEqual([]);
  });
});
