import { describe, expect, it } from 'vitest';
import { splitTokenText, titleText } from './split-token-text.ts';
import { tokenText } from './token-text.ts';

describe('a token text taken apart', () => {
  it.each([
    ['', '', [[], []], [[], []]],
    ['Tea time', '', [['tea', 'time'], []], [[], []]],
    [
      '',
      '#tea @ann',
      [[], []],
      [
        ['tea', 'ann'],
        ['#tea', '@ann'],
      ],
    ],
    ['#a b', 'c #d', [['a', 'b'], ['#a']], [['c', 'd'], ['#d']]],
  ])('%j and %j', (title, content, [titleWords, titleTags], [words, tags]) => {
    const tokens = tokenText(title, content);
    expect(splitTokenText(tokens)).toEqual({ title: { words: titleWords, tags: titleTags }, content: { words, tags } });
    expect(tokens.startsWith(titleText(tokens))).toBe(true);
    expect(splitTokenText(`${titleText(tokens)}\u0001 `).title.words).toEqual(titleWords);
  });

  it.each(['', ' tea cup '])('is refused where it is none: %j', (text) => {
    expect(() => splitTokenText(text)).toThrow(RangeError);
    expect(() => titleText(text)).toThrow(RangeError);
  });
});
