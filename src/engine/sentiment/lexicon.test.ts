import { describe, expect, it } from 'vitest';
import { type Entry, lexicon } from './lexicon.ts';
import { readWords } from './word-table.ts';

const entries = (): Entry[] => [...lexicon().values()].flat();
const signs = (pattern: RegExp): number => entries().filter((entry) => entry.sign !== 0 && pattern.test(entry.phrase)).length;

describe('lexicon', () => {
  it('knows enough words of each kind', () => {
    expect(signs(/^ [a-z0-9]/)).toBeGreaterThan(600);
    expect(signs(/\p{Script=Han}/u)).toBeGreaterThan(600);
    expect(signs(/\p{Extended_Pictographic}/u)).toBeGreaterThan(80);
  });

  it('holds only entries with tokens, and weights within bounds', () => {
    for (const entry of entries()) {
      expect(entry.length, entry.word).toBeGreaterThan(0);
      expect(Math.abs(entry.sign), entry.word).toBeLessThanOrEqual(4);
    }
  });

  it('puts longer entries first, so that the longest that fits is meant', () => {
    for (const group of lexicon().values()) {
      expect(group.map((entry) => entry.length)).toEqual(group.map((entry) => entry.length).sort((one, other) => other - one));
    }
  });
});

describe('readWords', () => {
  it.each([
    ['like_a  kind', ['like a', 'kind']],
    ['love:v', ['love', 'loves', 'loved', 'loving']],
    ['cry:v', ['cry', 'cries', 'cried', 'crying']],
    ['rob:v', ['rob', 'robs', 'robbed', 'robbing']],
    ['boss:n', ['boss', 'bosses']],
    ['tasty:a', ['tasty', 'tastier', 'tastiest', 'tastily']],
    ['humble:a', ['humble', 'humbler', 'humblest', 'humbly']],
    ['  ', []],
  ])('%s', (list, words) => {
    expect(readWords(list)).toEqual(words);
  });
});
