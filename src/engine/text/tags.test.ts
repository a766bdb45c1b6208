import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from './tokens.ts';

const rows: { name: string; text: string; tags: string[] }[] = [
  { name: 'hashtags', text: 'x #Vote, #香港！ ＃全形', tags: ['#vote', '#香港', '#全形'] },
  { name: 'handles', text: 'cc @Name ＠全形', tags: ['@name', '@全形'] },
  {
    name: 'folded like words',
    text: '#Café #国语 #ｶﾞｷﾞ #ＡＢＣ #ﬁne @ÉMILE',
    tags: ['#cafe', '#國語', '#ガギ', '#abc', '#fine', '@emile'],
  },
  { name: 'underscores and digits', text: '#tea_time_2 @_x_', tags: ['#tea_time_2', '@_x_'] },
  { name: 'at least one letter', text: '#1 #2026 #_ #1_2 @12345', tags: ['@12345'] },
  { name: 'numbers of threads', text: '討論區#001 Post#4 會員#8964號', tags: ['#8964號'] },
  {
    name: 'directly after Han, kana, Hangul, an emoji',
    text: '今日#香港 の#a 한#b 👍🏽#c ❤️#d 1️⃣#e',
    tags: ['#香港', '#a', '#b', '#c', '#d', '#e'],
  },
  { name: 'not after a letter or digit', text: 'C#sharp 1#a я#b e\u0301#c a_#d a\u200b#e', tags: [] },
  { name: 'one after the other', text: '#touch#dog #月球#mon#monitor', tags: ['#touch', '#dog', '#月球', '#mon', '#monitor'] },
  { name: 'a handle chains with nothing', text: '@a#b #a@b', tags: ['@a', '#a'] },
  { name: 'two signs', text: '##tag #@a @#b', tags: ['#tag', '#b'] },
  { name: 'signs before nothing', text: 'C# @ # x ## #! #😀 #️⃣ #️tag', tags: [] },
  { name: 'e-mail addresses', text: 'me@example.com @me@example.com 寄me@a.hk', tags: [] },
  { name: 'what is too close to an address', text: 'f!@kn f@@kn f#@kn f$@kn f%@kn f&@kn f*@kn f_@kn', tags: [] },
  { name: 'a retweet', text: 'RT@username rt:@other ART@x', tags: ['@username', '@other'] },
  { name: 'a face', text: '@_@ (cc: @username)', tags: ['@username'] },
  { name: 'dots inside a handle', text: '@john.doe. @a..b .@c, @d.', tags: ['@john.doe', '@a', '@c', '@d'] },
  {
    name: 'a handle in an alphabet ends with it',
    text: '@john你好 @abcのx @bts는 @john.你',
    tags: ['@john', '@abc', '@bts', '@john'],
  },
  { name: 'a handle in Han goes on', text: '@香港01 @香港電台：', tags: ['@香港01', '@香港電臺'] },
  { name: 'a hashtag goes on in any script', text: '#BTS는 #香港01 #teaの', tags: ['#bts는', '#香港01', '#teaの'] },
  {
    name: 'signs between letters',
    text: '#il·lusió #メ～テレ #メ〜テレ #香港～ #A・B・',
    tags: ['#il·lusio', '#メ〜テレ', '#メ〜テレ', '#香港', '#a・b'],
  },
  { name: 'zero-width characters', text: '#می‌خواهم #a\u200bb', tags: ['#میخواهم', '#ab'] },
  {
    name: 'fragments of addresses',
    text: 'http://a.com/#x a.com/#y https://a.com/b?c=#z www.a.com/_#w https://a.com/p#q',
    tags: [],
  },
  { name: 'accounts in addresses', text: 'https://www.example.com/@name/video/#x=#y', tags: [] },
  {
    name: 'slashes between tags',
    text: '#dodge/#answer tea/#coffee and/or/@name',
    tags: ['#dodge', '#answer', '#coffee', '@name'],
  },
  {
    name: 'behind an address',
    text: 'see http://a.com.#x (https://a.com/b)#y https://a.com/c今日#香港',
    tags: ['#x', '#y', '#香港'],
  },
  { name: 'before an address', text: '#http://a.com @https://a.com', tags: [] },
  { name: 'entities', text: '&#39; &#x27;s &#tag', tags: [] },
];

describe('tags', () => {
  it.each(rows)('$name', ({ text, tags }) => {
    expect(tokenise(text).tags.tokens).toEqual(tags);
  });

  it('stand where they stand, with their sign', () => {
    const text = '👍🏽＃Ｃafe\u0301_国, 今日@John.Doe.#x～';
    const { starts, ends } = tokenise(text).tags;
    expect(starts.map((start, index) => text.slice(start, ends[index]))).toEqual(['＃Ｃafe\u0301_国', '@John.Doe', '#x']);
  });

  it('leave their words among the others', () => {
    expect(tokenise('love #hong_kong @john.doe').tokens).toEqual(['love', 'hong', 'kong', 'john', 'doe']);
  });

  it('are the same in the canonical forms of a text, and hold no space', () => {
    const part = fc.constantFrom(
      ...rows.flatMap(({ text }) => text.split(' ')),
      ' ',
      '#',
      '@',
      '\u0301',
      '\u3099',
      '\u200b',
      '_',
      '.',
      '·',
      '/',
    );
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const { tokens } = tokenise(written).tags;
        expect(tokenise(written.normalize('NFC')).tags.tokens).toEqual(tokens);
        expect(tokenise(written.normalize('NFD')).tags.tokens).toEqual(tokens);
        for (const token of tokens) expect(token).toMatch(/^[#@][^\s\p{Cc}#@]+$/u);
      }),
      { numRuns: 500 },
    );
  });

  it('are read as themselves, and by the words that they leave', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows.flatMap(({ tags }) => tags)), (tag) => {
        expect(tokenise(tag).tags.tokens).toEqual([tag]);
      }),
    );
  });
});
