import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentimentModel } from './model.ts';
import { createSentimentScorer, type ScoredText } from './score.ts';

const model = readSentimentModel(readFileSync('models/sentiment/weights.bin'));
const scoreSentiment = createSentimentScorer(model);

describe('the words that decided', () => {
  it.each<[name: string, post: ScoredText, words: string[]]>([
    ['English', { title: null, content: 'The food was delicious, the staff friendly.' }, ['delicious', 'friendly']],
    ['with their negation', { title: null, content: 'This phone is not good' }, ['not good']],
    ['Traditional', { title: null, content: '服務親切，值得推薦' }, ['親切', '值得推薦']],
    ['Simplified, as it was written', { title: null, content: '味道难吃' }, ['难吃']],
    ['emoji', { title: null, content: 'ok 😡' }, ['😡']],
    ['of the title', { title: '正到爆', content: null }, ['正到爆']],
    ['a degree that was none, before a negation', { title: '［認真］是咪所有巴膠都係咁？', content: null }, ['膠']],
  ])('%s', (_name, post, words) => {
    const found = scoreSentiment(post).words.map(({ text }) => text);
    for (const word of words) expect(found).toContain(word);
  });

  it('pull the way that was taken', () => {
    const { words } = scoreSentiment({ title: null, content: 'The room was nice but the staff were horrible and rude' });
    expect(new Set(words.map(({ side }) => side))).toEqual(new Set(['Negative']));
  });

  it.each<[name: string, text: string, words: string[]]>([
    ['nothing of plain news', '立法會今日上午十時舉行會議', []],
    ['both sides of what is mixed', '味道不錯，但係好貴', ['不錯', '好貴']],
    ['both sides of what is neutral', '好食但係等好耐', ['好食', '等好耐']],
  ])('of a neutral or mixed post: %s', (_name, content, words) => {
    const scored = scoreSentiment({ title: null, content });
    expect(['Neutral', 'Mixed']).toContain(scored.sentiment);
    expect(scored.words.map(({ text }) => text)).toEqual(words);
  });

  it('stand where they say, in order, eight at most, for any text', () => {
    const fragment = fc.constantFrom(
      'great ',
      'not ',
      '差',
      '好食',
      '唔',
      '認真',
      '咪',
      '😡',
      ':)',
      ' but ',
      '，',
      '!',
      '\u0301',
      '\ud83d',
      'a\u200db',
      '&lt;',
      '@x ',
      'http://x',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    const again = createSentimentScorer(model);
    fc.assert(
      fc.property(fc.option(text), fc.option(text), (title, content) => {
        const scored = scoreSentiment({ title, content });
        expect(again({ title, content })).toEqual(scored);
        if (scored.sentiment === null) expect(scored).toEqual({ sentiment: null, score: null, words: [] });
        else expect(Number.isInteger(scored.score) && Math.abs(scored.score ?? 101) <= 100).toBe(true);
        expect(scored.words.length).toBeLessThanOrEqual(8);
        for (const word of scored.words) {
          expect(word.text).not.toBe('');
          expect({ title, content }[word.field]?.slice(word.start, word.end)).toBe(word.text);
        }
        if (scored.sentiment === 'Positive') expect(scored.score).toBeGreaterThan(0);
        if (scored.sentiment === 'Negative') expect(scored.score).toBeLessThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
