import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOUNDARY, phraseText, TAGS, TOKENS_VERSION, tokenText } from './token-text.ts';
import { tokenise } from './tokens.ts';

function zones(text: string): string[] {
  const { tokens, tags } = tokenise(text);
  return tags.tokens.length > 0 ? [...tokens, TAGS, ...tags.tokens] : tokens;
}

describe('tokenText', () => {
  it.each([
    { name: 'title and content', title: '投a白票', content: 'Go!', text: ` 投 a 白 票 ${BOUNDARY} go ` },
    { name: 'no title', title: null, content: '香港', text: ` ${BOUNDARY} 香 港 ` },
    { name: 'no content', title: 'Ok 👍🏽', content: undefined, text: ` ok 👍🏽 ${BOUNDARY} ` },
    {
      name: 'tags behind the words of their field',
      title: '#Tea @Bob!',
      content: 'x #香港',
      text: ` tea bob ${TAGS} #tea @bob ${BOUNDARY} x 香 港 ${TAGS} #香港 `,
    },
    { name: 'a tag among signs that need the slow way', title: '', content: '👍🏽#é', text: ` ${BOUNDARY} 👍🏽 e ${TAGS} #e ` },
    { name: 'a tags sign in the text', title: '', content: 'a\u0002#b', text: ` ${BOUNDARY} a b ${TAGS} #b ` },
    { name: 'nothing', title: '', content: '', text: ` ${BOUNDARY} ` },
    { name: 'a boundary sign in the text', title: 'a\u0001b', content: '', text: ` a b ${BOUNDARY} ` },
    { name: 'letters that fold to two', title: 'Straße ﬁne', content: 'x', text: ` strasse fine ${BOUNDARY} x ` },
  ])('$name', ({ title, content, text }) => {
    expect(tokenText(title, content)).toBe(text);
  });

  it('holds the very tokens of tokenise', () => {
    const part = fc.constantFrom(
      ' ',
      '#',
      '@',
      '＃',
      '_',
      '.',
      '～',
      '/',
      '://',
      'rt',
      'a',
      'É',
      'ß',
      '1',
      '香',
      'の',
      '한',
      '👍🏽',
      '\u200b',
      '\u0301',
      '-',
      '国',
      'ﬁ',
      '½',
      'İ',
    );
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.array(part, { maxLength: 20 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, anyText, (title, content) => {
        const expected = [...zones(title), BOUNDARY, ...zones(content)];
        expect(tokenText(title, content)).toBe(phraseText(expected));
      }),
      { numRuns: 200 },
    );
  });

  it('reads a text longer than any buffer', () => {
    const words = Array.from({ length: 30_000 }, (_, index) => (index % 3 === 0 ? '香' : `w${index}`));
    expect(tokenText(null, words.join(','))).toBe(phraseText([BOUNDARY, ...words]));
  });

  it('raises its version with every change of what it writes', () => {
    const texts = [
      'Straße STRASSE ΣΊΣΥΦΟΣ σίσυφος İstanbul ıŁØæ naïve Ünïcödé й が ｶﾞ ﬁ ½ ² Ⅳ ™ ℠ ㍿ ㎏',
      "don't rock'n'roll e-mail 3.14 1,000 C++ C# .NET R&D foo_bar http://a.example/b?c=d#e a@b.example",
      '投a白票，香港国会 簡体與繁體「引號」 カタカナ ひらがな 한국어 ไทย العربية עברית हिन्दी Ελληνικά',
      '#Tea #香港 今日#香港 #one#two #1 # #_a ＃全形 @Bob @香港電台 @a.b.c @name你好 @name@host ＠全形 @_@ a#b a@b',
      '👍🏽 👨‍👩‍👧‍👦 🇭🇰 1️⃣ ❤️ ❤ ☎︎ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 a👍b',
      'a\u200bb\u00adc \u0301x e\u0301 \ud83d \ude00 \u0000 \u0001 \u0002 \u202e z',
    ];
    const written = texts.map((text) => tokenText(text, texts.join(' '))).join('\n');
    // Another digest? Raise the version, and write both here.
    expect([TOKENS_VERSION, hash('md5', written)]).toEqual([1, '12ab3e1f33a7c472ed76140832857c2d']);
  });
});
