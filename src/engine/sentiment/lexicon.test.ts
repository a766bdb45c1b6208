import { describe, expect, it } from 'vitest';
import { lexicon } from './lexicon.ts';
import { readWords } from './word-table.ts';

const signs = (pattern: RegExp): number => lexicon().entries.filter(({ sign, word }) => sign !== 0 && pattern.test(word)).length;

describe('lexicon', () => {
  it('knows enough words of each kind', () => {
    expect(signs(/^[a-z0-9]/)).toBeGreaterThan(2000);
    expect(signs(/\p{Script=Han}/u)).toBeGreaterThan(1500);
    expect(signs(/\p{Extended_Pictographic}/u)).toBeGreaterThan(80);
    expect(signs(/^[:;=(^]/)).toBeGreaterThan(20);
  });

  it('holds only entries with tokens, and weights within bounds', () => {
    for (const { hashes, sign, word } of lexicon().entries) {
      expect(hashes.length, word).toBeGreaterThan(0);
      expect(Math.abs(sign), word).toBeLessThanOrEqual(4);
    }
  });

  it('finds the longest entry', () => {
    const { entries, phrases } = lexicon();
    for (const [place, { hashes, word }] of entries.entries()) {
      expect(phrases.find(Int32Array.from(hashes), 0, hashes.length), word).toBe(place);
      expect(phrases.length, word).toBe(hashes.length);
    }
  });

  it('leaves out what is the sum of its parts', () => {
    const words = new Set(lexicon().entries.map(({ word }) => word));
    expect(words).toContain('差勁');
    expect(words).not.toContain('太差');
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
