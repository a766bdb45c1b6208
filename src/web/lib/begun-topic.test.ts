import { describe, expect, it } from 'vitest';
import { keywordGroups } from '../../contract/topics.ts';
import { freeName, namesIn, ownWords, SAMPLES, sampleKeywords } from './begun-topic.ts';

describe('what somebody wants to listen to', () => {
  it.each([
    ['one word', 'ferries', 'ferries', [['ferries']]],
    ['words that all occur', ' ferry  delays ', 'ferry delays', [['ferry'], ['delays']]],
    ['Chinese without spaces', '渡輪延誤', '渡輪延誤', [['渡輪延誤']]],
    ['names of one thing', 'Harbour Tea, 海港茶', 'Harbour Tea', [['Harbour Tea', '海港茶']]],
    ['commas of a Chinese keyboard', '港鐵，MTR、地鐵', '港鐵', [['港鐵', 'MTR', '地鐵']]],
    ['a phrase in quotes', '"Star Ferry" delay', 'Star Ferry delay', [['Star Ferry'], ['delay']]],
    ['quotes of a Chinese keyboard', '「天星小輪」 延誤', '天星小輪 延誤', [['天星小輪'], ['延誤']]],
    ['the same twice', 'MTR, mtr', 'MTR', [['MTR']]],
    ['a quote that nobody closed', '"Star Ferry', 'Star Ferry', [['Star'], ['Ferry']]],
  ])('%s', (_, text, name, groups) => {
    expect(ownWords(text)).toEqual({ name, keywords: { operator: 'AND', groups } });
  });

  it.each(['', '  ', ',，', '""'])('is nothing yet in %j', (text) => {
    expect(ownWords(text)).toBeNull();
  });

  it('keeps each name as it is written', () => {
    expect(namesIn('Harbour  Tea ;海港茶\nHT')).toEqual(['Harbour Tea', '海港茶', 'HT']);
  });
});

describe('ready-made topics', () => {
  it.each(SAMPLES)('$name is a topic that can be saved', ({ name, asks }) => {
    const keywords = sampleKeywords(name, asks ? ['Harbour Tea', '海港茶'] : []);
    expect(keywordGroups.parse(keywords)).toEqual(keywords);
    expect(keywords.groups.length).toBeGreaterThan(0);
    expect(keywords.groups.flat().includes('海港茶')).toBe(asks);
  });

  it('takes a name that no other topic has', () => {
    const taken = ['Weather', 'Weather 2'];
    expect(freeName('Weather', (name) => taken.includes(name))).toBe('Weather 3');
    expect(freeName('Transport', (name) => taken.includes(name))).toBe('Transport');
  });
});
