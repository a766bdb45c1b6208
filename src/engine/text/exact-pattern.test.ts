import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactPattern, exactPlaces, exactRegExp } from './exact-pattern.ts';
import { phraseText } from './token-text.ts';
import { tokenise } from './tokens.ts';

const rows: { spelling: string; found: string[]; missed: string[] }[] = [
  {
    spelling: 'Apple',
    found: ['Apple', 'an Apple!', '蘋果Apple手機', '❤️Apple', '1️⃣Apple', '#Apple'],
    missed: ['apple', 'Apples', 'xApple', 'Apple1'],
  },
  {
    spelling: 'Apple',
    found: ['Apple\u200b', '\u200bApple', 'Apple애플'],
    missed: ['Apple\u200bs', 'a\u200bApple', 'Apple\u0301', 'éApple', 'яApple'],
  },
  { spelling: 'C++', found: ['C++', 'C++17', 'in C++.'], missed: ['c++', 'C+', 'OC++'] },
  { spelling: '.NET', found: ['.NET', 'ASP.NET!'], missed: ['NET', '.NETs', '.net'] },
  { spelling: 'Yahoo!', found: ['Yahoo!', 'Yahoo!奇摩', 'Yahoo!s'], missed: ['Yahoo', 'myYahoo!'] },
  { spelling: 'A\nB', found: ['A\nB'], missed: ['A B', 'A\nBC'] },
  { spelling: '(a|b)*[c]{1,2}?^$\\', found: ['x(a|b)*[c]{1,2}?^$\\y'], missed: ['a', 'ac'] },
  { spelling: '台灣', found: ['台灣', '愛台灣人', 'a台灣b'], missed: ['臺灣', '台湾', '台 灣'] },
  { spelling: 'か', found: ['か', 'かな'], missed: ['か\u3099', 'か\u200b\u3099', 'が'] },
  { spelling: 'ｶ', found: ['ｶｷ'], missed: ['ｶﾞ', 'カ'] },
  { spelling: '한국', found: ['한국', 'K한국', '한국어'.slice(0, 2), '한국2'], missed: ['한국어', '대한국', '한국\u11ab'] },
  { spelling: '👍', found: ['👍', 'a👍b', '👍👍', '👍❤'], missed: ['👍🏽', '👍\u200d👍', '👎'] },
  { spelling: '👍🏽', found: ['👍🏽', '👍🏽👍'], missed: ['👍', '👍🏾'] },
  { spelling: '🇭🇰', found: ['🇭🇰', '🇹🇼🇭🇰🇯🇵', 'a🇭🇰b'], missed: ['🇺🇭🇰', '🇭', '🇺🇭🇰🇸'] },
  { spelling: '❤', found: ['❤', '❤!'], missed: ['❤️', '❤\u200d🔥', '👩\u200d❤'] },
];

describe('exactRegExp', () => {
  it.each(rows)('$spelling', ({ spelling, found, missed }) => {
    const pattern = exactRegExp(spelling);
    expect(found.filter((text) => !pattern.test(text))).toEqual([]);
    expect(missed.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('is short where the edges need nothing, and bounded where they do', () => {
    expect(exactPattern('.NET')).toMatch(/^\\\.NET/);
    expect(exactPattern('台灣').length).toBeLessThan(1000);
    expect(exactPattern('Apple').length).toBeLessThan(3500);
  });
});

const EDGES = [
  'a',
  'É',
  'e\u0301',
  'ß',
  'ﬁ',
  '1',
  '½',
  '㏂',
  'ℹ',
  'ℹ️',
  'Ⓜ',
  'я',
  'ำ',
  'हि',
  '香',
  '国',
  '㊗',
  '㊗️',
  '㈱',
  '㍿',
  '㋀',
  'の',
  'か',
  'ｶ',
  'ﾞ',
  '한',
  '글',
  '\u1112',
  '\u1161',
  '\u11ab',
  'ﾡ',
  'ㄱ',
  '㉠',
  '㈀',
  '👍',
  '👍🏽',
  '🏽',
  '🇭',
  '🇰',
  '👩',
  '❤',
  '❤️',
  '1️⃣',
  '#️⃣',
  '🏴',
  '\u{e0067}',
  '\u{e007f}',
  '\u200d',
  '\ufe0f',
  '\ufe0e',
  '\u20e3',
  '\u0301',
  '\u3099',
  '\u200b',
  '\u00ad',
  '\u115f',
  '\u034f',
  ' ',
  '\n',
  '.',
  '#',
  '@',
  '_',
  '*',
  '+',
  '(',
  '[',
  '\\',
  '^',
  '$',
  '|',
  '™',
  '©',
  '©️',
  '‼',
  '〰',
  '゛',
  '·',
  '～',
  '\ud83d',
  '\udc4d',
  '-',
  '\u0e33',
  '\u{1f170}',
  '\u0378',
];
const snippet = (maxLength: number) => fc.array(fc.constantFrom(...EDGES), { maxLength }).map((parts) => parts.join(''));
const spelling = fc.oneof(snippet(5), fc.string({ unit: 'binary', maxLength: 4 }), fc.string({ unit: 'grapheme', maxLength: 4 }));

describe('an exact spelling found', () => {
  it('is found with its tokens as one run', () => {
    fc.assert(
      fc.property(spelling, snippet(4), snippet(4), (literal, before, after) => {
        const { tokens } = tokenise(literal);
        const text = before + literal + after;
        if (tokens.length === 0 || !exactRegExp(literal).test(text)) return;
        expect(phraseText(tokenise(text).tokens)).toContain(phraseText(tokens));
      }),
      { numRuns: 1000 },
    );
  });

  it('has a place, which holds what was spelled', () => {
    fc.assert(
      fc.property(spelling, snippet(4), snippet(4), (literal, before, after) => {
        if (tokenise(literal).tokens.length === 0) return;
        const text = before + literal + after;
        const places = exactPlaces(literal, text);
        expect(places.length > 0).toBe(exactRegExp(literal).test(text));
        for (const { start, end } of places) expect(literal).toContain(text.slice(start, end));
      }),
      { numRuns: 1000 },
    );
  });

  it('is found between spaces, unless something hangs over its edge', () => {
    fc.assert(
      fc.property(spelling, (literal) => {
        if (tokenise(literal).tokens.length === 0 || /^[\p{M}\p{DI}\uff9e]|\u200d$/u.test(literal)) return;
        expect(exactRegExp(literal).test(` ${literal} `)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
