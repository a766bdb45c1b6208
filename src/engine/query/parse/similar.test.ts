import { describe, expect, it } from 'vitest';
import { similarTo } from './similar.ts';

const WORDS = ['title', 'author', 'site', 'lang', 'source', 'hashtag'];

describe('similarTo', () => {
  it.each([
    ['a letter swapped', 'titel', ['title']],
    ['a letter too few', 'autor', ['author']],
    ['a letter too many', 'langg', ['lang']],
    ['another letter', 'Sourse', ['source']],
    ['the beginning', 'hash', ['hashtag']],
    ['the nearest first', 'sitle', ['title', 'site']],
    ['nothing like it', 'price', []],
    ['too long to be meant', 'a'.repeat(1000), []],
  ])('%s', (_, word, similar) => {
    expect(similarTo(word, WORDS)).toEqual(similar);
  });
});
