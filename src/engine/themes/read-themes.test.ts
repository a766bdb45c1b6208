import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileKnowledge, readThemes, THEMES_VERSION, type ThemedPost } from './read-themes.ts';
import { readWordModel } from './word-model.ts';

const model = readWordModel(readFileSync(new URL('../../../models/segmenter/words.bin', import.meta.url)));
const knowledge = compileKnowledge(model, []);

function themesOf(content: string, more: Partial<ThemedPost> = {}) {
  return readThemes({ title: null, content, ...more }, knowledge);
}

describe('hashtags, mentions, links and emoji', () => {
  it('keeps the spelling for showing and folds the key', () => {
    const { hashtags, mentions } = themesOf('今日#香港加油 #ÉCOLE #école ＃全形 @Cathay_Pacific @香港電台');
    expect(hashtags.map(({ text }) => text)).toEqual(['#香港加油', '#ÉCOLE', '＃全形']);
    expect(hashtags[1]?.key).toBe('#ecole');
    expect(mentions.map(({ text }) => text)).toEqual(['@Cathay_Pacific', '@香港電台']);
  });

  it.each([
    { name: 'with a scheme', text: 'see https://example.com/a?b=1#c, and', links: ['https://example.com/a?b=1#c'] },
    { name: 'before Chinese', text: '連結https://example.com/路徑', links: ['https://example.com/'] },
    { name: 'with brackets', text: '(http://example.com/a_(b))', links: ['http://example.com/a_(b)'] },
    { name: 'as a picture', text: '[img]https://example.com/p.png[/img]', links: ['https://example.com/p.png'] },
    { name: 'without a scheme', text: 'www.example.com or bit.ly/abc', links: ['www.example.com', 'bit.ly/abc'] },
    { name: 'none', text: 'and/or 1.5/2 a.b@example.com/x http:// mr.smith/jones', links: [] },
  ])('finds links: $name', ({ text, links }) => {
    expect(themesOf(text).links.map((link) => link.text)).toEqual(links);
  });

  it('takes an emoji whole and both of its forms as one', () => {
    expect(themesOf('👨‍👩‍👧‍👦 ❤️ and ❤ 🇭🇰 1️⃣').emojis.map(({ text }) => text)).toEqual(['👨‍👩‍👧‍👦', '❤️', '🇭🇰', '1️⃣']);
  });
});

describe('keywords', () => {
  it.each([
    { name: 'Hong Kong news', text: '旺角街頭衝突，警方拘捕三十多人', words: ['旺角', '街頭', '衝突', '警方', '拘捕'] },
    { name: 'Cantonese', text: '呢間茶餐廳啲酸菜魚真係好鍾意', words: ['茶餐廳', '酸菜魚'] },
    { name: 'Taiwan', text: '蘋果日報說投票率創新高', words: ['蘋果日報', '投票率'] },
    { name: 'English', text: 'The battery of my new laptop died after the update', words: ['battery', 'laptop'] },
    {
      name: 'phrases',
      text: 'Their customer service lost my luggage in Hong Kong',
      words: ['customer service', 'luggage', 'Hong Kong'],
    },
    { name: 'Japanese', text: 'これはラーメンです', words: [] },
  ])('finds what it is about: $name', ({ text, words }) => {
    expect(themesOf(text).keywords.map((term) => term.text)).toEqual(expect.arrayContaining(words));
  });

  it('leaves stop words and numbers out', () => {
    expect(themesOf('I would have been there at 10 in the morning, 我們今天都不知道').keywords).toEqual([]);
  });

  it('counts Simplified and Traditional as one', () => {
    expect(themesOf('茶餐厅').keywords[0]?.key).toBe(themesOf('茶餐廳').keywords[0]?.key);
  });

  it('puts the title first', () => {
    const { keywords } = readThemes({ title: 'Refund for my laptop', content: 'The battery and the screen broke.' }, knowledge);
    expect(keywords[0]?.text.toLowerCase()).toMatch(/refund|laptop/);
  });
});

it('has a version that can rise', () => {
  expect(Number.isInteger(THEMES_VERSION)).toBe(true);
});

describe('the whole', () => {
  const pieces = fc.constantFrom(
    '香港',
    '#',
    '@',
    ' ',
    '\n',
    'Mr ',
    'Chan',
    '李',
    '議員',
    '道',
    '?',
    '👍🏽',
    'https://',
    '\ud83d',
    '\u200d',
    '陳大文說',
    'ﷺ',
    '𨋢',
    "n't ",
    'ガ',
    '한국',
    '20% off',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  );

  it('takes any text and gives parts of it, no more than promised', () => {
    fc.assert(
      fc.property(text, text, (title, content) => {
        const themes = readThemes({ title, content, mediaType: 'forum', sentiment: null }, knowledge);
        expect(themes.keywords.length).toBeLessThanOrEqual(12);
        expect(themes.entities.length).toBeLessThanOrEqual(30);
        const { keywords, hashtags, mentions, links, emojis } = themes;
        for (const list of [keywords, hashtags, mentions, links, emojis]) {
          expect(list.length).toBeLessThanOrEqual(50);
          expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
          for (const term of list) expect(title.includes(term.text) || content.includes(term.text)).toBe(true);
        }
        for (const { words } of themes.classifications) {
          for (const word of words) expect(title.includes(word) || content.includes(word)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same again, whatever was read between', () => {
    const post = { title: '港鐵延誤', content: 'MTR delayed again @mtr #fail 😡 https://example.com' };
    const before = readThemes(post, knowledge);
    themesOf('完全不同的內容'.repeat(500));
    expect(readThemes(post, knowledge)).toEqual(before);
  });

  it('reads a long text', () => {
    const themes = themesOf(`${'今日香港下雨，去旺角食飯。The quick brown fox. '.repeat(20_000)}`);
    expect(themes.entities.map(({ name }) => name)).toEqual(['Hong Kong', 'Mong Kok']);
  });
});
