import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countAny, HALF, type KeywordSet, MOST_KEYWORDS, members } from './keyword-sets.ts';
import { themesOf } from './themes.ts';

function setOf(keywords: readonly number[], count: number, sentiment: KeywordSet['sentiment'] = 'neutral'): KeywordSet {
  const half = (from: number) =>
    keywords
      .filter((keyword) => keyword >= from && keyword < from + HALF)
      .reduce((bits, keyword) => bits | (1 << (keyword - from)), 0);
  return { low: half(0), high: half(HALF), sentiment, count };
}

describe('sets of keywords', () => {
  test('the members of a set are those it was made of, and a post that has any of some is counted once', () => {
    const numbers = fc.uniqueArray(fc.nat(MOST_KEYWORDS - 1), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(numbers, fc.integer({ min: 1, max: 9 }))), numbers, (given, asked) => {
        const sets = given.map(([keywords, count]) => setOf(keywords, count));
        expect(sets.map(members)).toEqual(given.map(([keywords]) => keywords.toSorted((one, other) => one - other)));
        const expected = given.filter(([keywords]) => keywords.some((keyword) => asked.includes(keyword)));
        expect(countAny(sets, asked).neutral).toBe(expected.reduce((sum, [, count]) => sum + count, 0));
      }),
      { numRuns: 200 },
    );
  });
});

describe('themes', () => {
  test.each<[string, KeywordSet[], number, number[][]]>([
    ['nothing', [], 3, []],
    [
      'keywords that only occur together',
      [setOf([0, 1], 5), setOf([2, 3, 4], 5), setOf([], 90)],
      5,
      [
        [0, 1],
        [2, 3, 4],
      ],
    ],
    ['of both halves of a set', [setOf([1, HALF], 5), setOf([], 90)], HALF + 1, [[1, HALF]]],
    ['keywords that never meet', [setOf([0], 5), setOf([1], 5), setOf([], 90)], 2, []],
    ['independent ones', [setOf([0, 1], 25), setOf([0], 25), setOf([1], 25), setOf([], 25)], 2, []],
    [
      'what all posts have belongs nowhere',
      [setOf([0, 1, 2], 10), setOf([0, 3, 4], 10)],
      5,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['one post is no theme', [setOf([0, 1], 1), setOf([], 9)], 2, []],
    ['of one mention', [setOf([0, 1], 1)], 2, []],
    [
      'at most six',
      [setOf([0, 1, 2, 3, 4, 5, 6, 7], 5), setOf([], 90)],
      8,
      [
        [0, 1, 2, 3, 4, 5],
        [6, 7],
      ],
    ],
    [
      'the closer ones first',
      [setOf([0, 1], 9), setOf([1, 2], 1), setOf([2, 3], 9), setOf([], 200)],
      4,
      [
        [0, 1],
        [2, 3],
      ],
    ],
  ])('%s', (_name, sets, size, expected) => {
    expect(themesOf(sets, size)).toEqual(expected);
  });

  test('whatever the order of the sets, the themes are the same; no keyword is in two', () => {
    const set = fc.tuple(fc.uniqueArray(fc.nat(9), { maxLength: 5 }), fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(fc.array(set, { maxLength: 20 }), (given) => {
        const sets = given.map(([keywords, count]) => setOf(keywords, count));
        const themes = themesOf(sets, 10);
        expect(themesOf(sets.toReversed(), 10)).toEqual(themes);
        expect(new Set(themes.flat()).size).toBe(themes.flat().length);
        for (const theme of themes) expect(theme.length >= 2 && theme.length <= 6).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
