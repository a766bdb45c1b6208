import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from './tokens.ts';

interface Row {
  name: string;
  text: string;
  tokens: string[];
}

const rows: Row[] = [
  { name: 'nothing', text: '', tokens: [] },
  { name: 'only signs', text: ' …!?「」、。', tokens: [] },
  { name: 'words and digits', text: 'iPhone 15, 3.5mm', tokens: ['iphone', '15', '3', '5mm'] },
  { name: 'Han between Latin letters', text: '投a白票', tokens: ['投', 'a', '白', '票'] },
  { name: 'Han beside a word', text: 'HKUST科大', tokens: ['hkust', '科', '大'] },
  { name: 'kana', text: 'スーパーです', tokens: ['ス', 'ー', 'パ', 'ー', 'で', 'す'] },
  { name: 'half-width kana with voice marks', text: 'ｶﾞｷﾞ', tokens: ['ガ', 'ギ'] },
  { name: 'kana with combining voice mark', text: 'か\u3099', tokens: ['が'] },
  { name: 'a rare character of two units', text: '𠮷野家', tokens: ['𠮷', '野', '家'] },
  { name: 'iteration mark and zero', text: '時々〇', tokens: ['時', '々', '〇'] },
  { name: 'full-width letters', text: 'ＡＢＣ１２３', tokens: ['abc123'] },
  { name: 'ligature', text: 'ﬁne', tokens: ['fine'] },
  { name: 'sharp s, capital sharp s', text: 'Straße STRASSE STRAẞE', tokens: ['strasse', 'strasse', 'strasse'] },
  { name: 'dotted and dotless i', text: 'İstanbul ISPARTA ısparta', tokens: ['istanbul', 'isparta', 'isparta'] },
  { name: 'final sigma', text: 'ΟΔΟΣ οδος', tokens: ['οδοσ', 'οδοσ'] },
  { name: 'Latin accents, composed and not', text: 'Café cafe\u0301 Łódź', tokens: ['cafe', 'cafe', 'lodz'] },
  { name: 'marks of other alphabets stay', text: 'мой हिन्दी', tokens: ['мой', 'हिन्दी'] },
  { name: 'marks heaped on a letter', text: `a${'\u0301'.repeat(50)}b`, tokens: ['ab'] },
  { name: 'zero-width inside a word', text: 'foo\u200bb\u00ada\u2060r', tokens: ['foobar'] },
  { name: 'Hangul apart from what is beside it', text: 'BTS는 2024년', tokens: ['bts', '는', '2024', '년'] },
  { name: 'Hangul from parts', text: '\u1112\u1161\u11ab글', tokens: ['한글'] },
  { name: 'simplified', text: '这家会发展为', tokens: ['這', '家', '會', '發', '展', '為'] },
  { name: 'regional spellings', text: '台灣 臺灣 裏 裡 脱 脫 着 著', tokens: [...'臺灣臺灣裡裡脫脫著著'] },
  { name: 'one sign of four characters', text: '㍿', tokens: ['株', '式', '會', '社'] },
  { name: 'underscore and apostrophe', text: "snake_case don't don’t", tokens: ['snake', 'case', 'don', 't', 'don', 't'] },
  { name: 'family, flags, keycap, skin tone', text: '👨‍👩‍👧🇭🇰🇹🇼1️⃣👍🏽', tokens: ['👨‍👩‍👧', '🇭🇰', '🇹🇼', '1⃣', '👍🏽'] },
  { name: 'a heart with and without its selector', text: '❤️❤', tokens: ['❤', '❤'] },
  { name: 'flag of tags', text: '🏴󠁧󠁢󠁳󠁣󠁴󠁿', tokens: ['🏴󠁧󠁢󠁳󠁣󠁴󠁿'] },
  { name: 'trade marks leave the name alone', text: 'Coke™ ®', tokens: ['coke'] },
  { name: 'a sign asked to be a picture', text: '©️ ℹ️ 🈚', tokens: ['©️', 'ℹ️', '🈚'] },
  { name: 'fractions and circled digits', text: '½ ①', tokens: ['1', '2', '1'] },
  { name: 'half a surrogate pair', text: 'a\ud83d b', tokens: ['a', 'b'] },
];

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        ...rows.map((row) => row.text),
        ' ',
        '#',
        '@',
        '\u200d',
        '\ufe0f',
        '\u0301',
        '\u3099',
        'ﾞ',
        '\u1161',
        'ㄱ',
        'é',
        '国',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('tokenise', () => {
  it.each(rows)('$name', ({ text, tokens }) => {
    expect(tokenise(text).tokens).toEqual(tokens);
  });

  it('says where each token stands in the original', () => {
    const text = 'Ａ👍🏽 cafe\u0301\u200bs ㍿ #香';
    const { tokens, starts, ends } = tokenise(text);
    expect(tokens.map((_, index) => text.slice(starts[index], ends[index]))).toEqual([
      'Ａ',
      '👍🏽',
      'cafe\u0301\u200bs',
      '㍿',
      '㍿',
      '㍿',
      '㍿',
      '香',
    ]);
  });

  it('keeps places inside the text and in order, and tokens free of spaces and controls', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { tokens, starts, ends } = tokenise(text);
        let previous = 0;
        for (const [index, token] of tokens.entries()) {
          expect(token).not.toMatch(/[\s\p{Cc}]|^$/u);
          expect(starts[index]).toBeGreaterThanOrEqual(previous);
          expect(ends[index]).toBeGreaterThan(starts[index] as number);
          previous = starts[index] as number;
        }
        expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 300 },
    );
  });

  it('reads a text and its canonical forms alike', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { tokens } = tokenise(text);
        expect(tokenise(text.normalize('NFC')).tokens).toEqual(tokens);
        expect(tokenise(text.normalize('NFD')).tokens).toEqual(tokens);
      }),
      { numRuns: 300 },
    );
  });

  it('reads its own words again as they are', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { tokens } = tokenise(text);
        expect(tokenise(tokens.join(' ')).tokens).toEqual(tokens);
      }),
      { numRuns: 300 },
    );
  });
});
