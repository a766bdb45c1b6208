import { describe, expect, it } from 'vitest';
import { emojiEnd, isEmojiStart } from './emoji.ts';
import { fold } from './fold.ts';
import { toTraditional } from './traditional.ts';

/** Every assigned code point that is text by itself. */
function* characters(): Iterable<string> {
  for (let code = 0; code <= 0x3_ffff; code++) {
    const character = String.fromCodePoint(code);
    if (/[\p{L}\p{N}\p{M}\p{P}\p{S}]/u.test(character)) yield character;
  }
}

describe('fold', () => {
  it('folds what is folded to itself, for every character', () => {
    const unstable: string[] = [];
    for (const character of characters()) {
      const once = fold(character);
      if (fold(once) !== once) unstable.push(character);
    }
    expect(unstable).toEqual([]);
  });

  it('makes upper and lower case one, for every character', () => {
    const apart: string[] = [];
    for (const character of characters()) {
      if (fold(character.toLowerCase()) !== fold(character)) apart.push(character);
    }
    expect(apart).toEqual([]);
  });
});

describe('toTraditional', () => {
  it.each([
    ['国', '國'],
    ['发', '發'],
    ['为', '為'],
    ['爲', '為'],
    ['么', '麼'],
    ['苎', '苧'],
    ['台', '臺'],
    ['颱', '臺'],
    ['髮', '發'],
    ['面', '面'],
    ['麵', '面'],
    ['后', '後'],
    ['繫', '系'],
    ['係', '係'],
    ['説', '說'],
    ['香', '香'],
    ['a', 'a'],
  ])('%s is compared as %s', (character, expected) => {
    expect(toTraditional(character)).toBe(expected);
  });
});

describe('emojiEnd', () => {
  it('takes a whole sequence and leaves what follows', () => {
    expect(emojiEnd('x👩🏽‍🚀!', 1)).toBe('x👩🏽‍🚀'.length);
    expect(emojiEnd('👍👍', 0)).toBe(2);
    expect(emojiEnd('🇭🇰🇹🇼', 0)).toBe(4);
  });

  it('leaves digits and signs that ask for no picture', () => {
    for (const text of ['1', '#', '™', '©', 'ℹ', 'a']) expect(emojiEnd(text, 0)).toBe(0);
  });

  it('knows where one can begin', () => {
    expect(isEmojiStart('❤')).toBe(true);
    expect(isEmojiStart('香')).toBe(false);
  });
});
