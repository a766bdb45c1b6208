import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from './classify.ts';
import { compileKnowledge, readThemes, type ThemedPost } from './read-themes.ts';
import { readWordModel } from './word-model.ts';

const model = readWordModel(readFileSync(new URL('../../../models/segmenter/words.bin', import.meta.url)));
const knowledge = compileKnowledge(model, []);

function rulesOf(content: string, more: Partial<ThemedPost> = {}): string[] {
  return readThemes({ title: null, content, ...more }, knowledge).classifications.map(({ rule }) => rule);
}

describe('classifications', () => {
  it.each([
    { text: 'I want my money back', rules: ['complaint.refund-wanted'] },
    { text: '唔肯退錢', rules: ['complaint.refund-wanted'] },
    { text: 'The app keeps crashing', rules: ['complaint.not-working'] },
    { text: '部機又壞', rules: ['complaint.not-working'] },
    { text: '店員態度好差', rules: ['complaint.bad-service'] },
    { text: '服务态度恶劣', rules: ['complaint.bad-service'] },
    { text: 'Where is my order?', rules: ['question.mark'] },
    { text: 'does anyone know a good dentist', rules: ['question.advice-wanted'] },
    { text: '點解會咁', rules: ['question.word'] },
    { text: '求推介旺角食店', rules: ['question.advice-wanted'] },
    { text: 'What a day', rules: [] },
    { text: 'Thank you so much for the help', rules: ['praise.thanks'] },
    { text: '大力推介呢間', rules: ['praise.recommended'] },
    { text: 'I am not so happy with it', rules: [] },
    { text: 'Get 20% off with this link', rules: ['promotion.discount'] },
    { text: 'he is off 20 today', rules: [] },
    { text: '全新推出，立即訂購', rules: ['promotion.order-now'] },
    { text: 'a lovely bag #ad', rules: ['promotion.sponsored'] },
    { text: 'the ad was long', rules: [] },
    { text: 'Police said two people were hurt', rules: ['news.reported'] },
    { text: '據報有人受傷', rules: ['news.reported'] },
    { text: 'In my opinion it is too small', rules: ['opinion.i-think'] },
    { text: '我覺得太細', rules: ['opinion.i-think'] },
    { text: '', rules: [] },
  ])('$text', ({ text, rules }) => {
    expect(rulesOf(text)).toEqual(rules);
  });

  it('gives several, with the words that were seen', () => {
    const post = { title: 'Still no refund?', content: 'Worst service. I think you are a scam.' };
    const { classifications } = readThemes(post, knowledge);
    expect(classifications).toEqual([
      { label: 'complaint', rule: 'complaint.refund-wanted', words: ['Still no refund'] },
      { label: 'opinion', rule: 'opinion.i-think', words: ['I think'] },
      { label: 'question', rule: 'question.mark', words: [] },
    ]);
  });

  it('heeds the medium and the sentiment', () => {
    expect(rulesOf('天氣晴朗', { mediaType: 'news' })).toEqual(['news.media-type']);
    expect(rulesOf('thank you so much', { sentiment: 'Negative' })).toEqual([]);
    expect(rulesOf('refund me', { sentiment: 'Positive' })).toEqual([]);
  });

  it('names every rule by its label and once', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    for (const id of RULE_IDS) expect(id).toMatch(/^(?:complaint|question|praise|promotion|news|opinion)\.[a-z-]+$/);
  });
});
