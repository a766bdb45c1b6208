import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileKnowledge } from '../themes/read-themes.ts';
import { readWordModel } from '../themes/word-model.ts';
import { chooseEvidence } from './choose-evidence.ts';
import { extractSentences } from './extract-sentences.ts';
import type { SummaryPost } from './summary-post.ts';
import { unusualWords, WordsOfPosts } from './unusual-words.ts';

const knowledge = compileKnowledge(
  readWordModel(readFileSync(new URL('../../../models/segmenter/words.bin', import.meta.url))),
  [],
);

function postOf(content: string, at: number): SummaryPost {
  return { id: `p${at}`, title: '', content, language: null, weight: at % 7, publishedAt: '2026-03-10T04:00:00Z' };
}

const OUTAGE = [
  'The network of the operator failed across the city this morning.',
  'No network anywhere in the city since this morning, says the operator.',
  'Riders cannot take orders because the network failed.',
  'Hello everyone!',
  '#outage #refund https://a.example/b',
  'The network failed and the hotline of the operator does not answer.',
  '今朝全城網絡故障，熱線打唔通。',
  '外賣員因網絡故障無法接單，要求賠償。',
  'lol',
].map(postOf);

describe('the extract', () => {
  it('quotes posts, with the places of the quotations', () => {
    const found = extractSentences(OUTAGE, { sentences: 3, knowledge });
    expect(found).toHaveLength(3);
    for (const { text, postId, field, start, end } of found)
      expect(OUTAGE.find(({ id }) => id === postId)?.[field].slice(start, end)).toBe(text);
    expect(found.map(({ text }) => text).join(' ')).toMatch(/network failed|網絡故障/);
  });

  it('leaves out greetings, hashtags and links, and takes one sentence of a post', () => {
    const found = extractSentences(OUTAGE, { sentences: 9, knowledge });
    expect(found.map(({ text }) => text).join(' ')).not.toMatch(/Hello|#|lol|https/);
    expect(new Set(found.map(({ postId }) => postId)).size).toBe(found.length);
  });

  it('takes hashtags and links off the ends of a sentence', () => {
    const posts = [
      '#down The network failed in the whole city #outage #refund https://a.example',
      'The hotline does not answer.',
    ].map(postOf);
    expect(extractSentences(posts, { sentences: 2, knowledge }).map(({ text }) => text)).toContain(
      'The network failed in the whole city',
    );
  });

  it('counts copies as one, with how many they are', () => {
    const copies = Array.from({ length: 5 }, () => 'The operator closed seven shops in Mong Kok after the flood.');
    const posts = [...copies, 'Prices of umbrellas doubled at the market.', 'A dog was rescued from the river by a diver.'].map(
      postOf,
    );
    const found = extractSentences(posts, { sentences: 3, knowledge });
    expect(found.filter(({ text }) => text.includes('seven shops'))).toHaveLength(1);
    expect(found[0]?.alike).toBe(5);
  });

  it('begins with what most posts say', () => {
    const posts = [
      ...['today', 'again', 'tonight', 'in Mong Kok', 'at home', 'everywhere'].map(
        (where) => `The refund is an insult, customers say ${where}.`,
      ),
      'Delivery riders want compensation of up to 913 dollars for the outage of the network.',
      'Riders lose a day of pay in the outage of the network.',
      'The chairman bowed before the press.',
    ].map(postOf);
    const found = extractSentences(posts, { sentences: 3, knowledge });
    expect(found[0]?.text).toMatch(/insult/);
    expect(found[0]?.alike).toBeGreaterThan(4);
    expect(found.map(({ alike }) => alike)).toEqual(found.map(({ alike }) => alike).toSorted((one, other) => other - one));
  });

  const inBoth = (english: number, chinese: number) => {
    const of = (many: number, said: (at: number) => string) => Array.from({ length: many }, (_, at) => said(at));
    return [
      ...of(english, (at) => {
        const [place, cause] = ['abcdefghijkl'[at % 12], ['flood', 'fire', 'storm', 'strike'][at % 4]];
        return `The operator closed shop number ${at} in district ${place}lpha after the ${cause}.`;
      }),
      ...of(chinese, (at) => {
        const [cause, who] = [['水浸', '火警', '風暴', '罷工'][at % 4], ['顧客', '街坊', '員工'][at % 3]];
        return `營辦商因為${cause}關閉第${at}區分店，${who}表示失望。`;
      }),
    ].map(postOf);
  };
  it.each([
    ['half of each, for English', 12, 12, 'en', '英英英中中'],
    ['half of each, for Cantonese', 12, 12, 'yue', '中中中英英'],
    ['a fifth in the other', 16, 4, 'en', '英英英英中'],
    ['a tenth in the other', 18, 2, 'en', '英英英'],
    ['one only', 12, 12, 'en', '英'],
    ['all in the other', 0, 12, 'en', '中中中'],
    ['two in the one asked for', 2, 12, 'en', '英英中中中'],
  ])('quotes each language by its share of posts, the one asked for first: %s', (_what, english, chinese, language, expected) => {
    const found = extractSentences(inBoth(english, chinese), { sentences: expected.length, knowledge, language });
    expect(found.map(({ text }) => (/^[A-Z]/.test(text) ? '英' : '中')).join('')).toBe(expected);
  });

  it.each([
    ['呢條片我自己畀錢，冇收贊助。', '記得訂閱頻道，下集再見。', '凍檸茶加價三蚊，外賣仲要收包裝費。'],
    ['本片內容由製作團隊自費拍攝。', '應觀眾要求，今集談談茶記味道。', '凍檸茶加價三元，分量更少。'],
    [
      'Paid for this myself, nobody sponsored the video.',
      'Like and subscribe if this helped.',
      'The iced lemon tea costs more and the cup is smaller.',
    ],
    [
      'Thanks for watching this review of the tea shop.',
      'Tell me what you think in the comments.',
      'The iced lemon tea shop raised its prices again.',
    ],
  ])('rather quotes what is said than what a post says of itself: %s', (opening, ending, said) => {
    const posts = [...Array.from({ length: 9 }, () => `${opening} ${ending}`), said].map(postOf);
    expect(extractSentences(posts, { sentences: 1, knowledge })[0]?.text).toBe(said);
  });

  it('looks at what is said more than usual', () => {
    const usual = Array.from({ length: 40 }, (_, at) =>
      postOf(`The price of plan ${at} of the operator is high, customers say.`, at),
    );
    const peak = [
      ...usual.slice(0, 12),
      ...Array.from({ length: 5 }, (_, at) => postOf(`Chargers of the operator burn, ${at} homes damaged.`, at)),
    ];
    const unusual = unusualWords(new WordsOfPosts(knowledge, peak), new WordsOfPosts(knowledge, usual));
    expect([...unusual.keys()]).toContain('burn');
    expect(extractSentences(peak, { sentences: 1, knowledge, unusual })[0]?.text).toMatch(/burn/);
  });

  it.each([
    ['no posts', []],
    ['empty ones', ['', ' ', '\n']],
    ['nothing to quote', ['😍😍', '#a #b', 'ok', 'https://a.example']],
    ['half of a pair', ['\ud83d the network failed in the city \ude00']],
  ])('takes %s', (_name, texts) => {
    expect(extractSentences(texts.map(postOf), { sentences: 3, knowledge }).length).toBeLessThan(2);
  });
});

describe('the evidence', () => {
  const long = postOf(
    `${'Nothing much happened at all here today. '.repeat(40)}The network failed in the whole city. ${'Then it rained for a while. '.repeat(40)}`,
    99,
  );

  it('fits, and cuts at sentences', () => {
    const found = chooseEvidence([...OUTAGE, long], { characters: 900, knowledge });
    const size = found.reduce((sum, { title, content }) => sum + title.length + content.length, 0);
    expect(size).toBeLessThanOrEqual(900);
    expect(found.length).toBeGreaterThan(3);
    const cut = found.find(({ postId }) => postId === long.id)?.content ?? '';
    expect(long.content.includes(cut) && cut.length <= 600 && cut.endsWith('.')).toBe(true);
    const whole = new Map([...OUTAGE, { id: long.id, content: cut }].map(({ id, content }) => [id, content]));
    for (const { postId, content } of found) expect(content).toBe(whole.get(postId));
  });

  it('shows all where there is room, and copies once', () => {
    const found = chooseEvidence([...OUTAGE, ...OUTAGE], { characters: 10_000, knowledge });
    expect(new Set(found.map(({ content }) => content))).toEqual(new Set(OUTAGE.map(({ content }) => content)));
    expect(found).toHaveLength(OUTAGE.length);
  });

  it.each([0, 3])('is empty where nothing fits (%s)', (characters) => {
    expect(chooseEvidence(OUTAGE.slice(0, 3), { characters, knowledge })).toEqual([]);
  });
});
