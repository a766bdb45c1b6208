import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GazetteerEntry } from './gazetteer.ts';
import { compileKnowledge, readThemes } from './read-themes.ts';
import { readWordModel } from './word-model.ts';

const model = readWordModel(readFileSync(new URL('../../../models/segmenter/words.bin', import.meta.url)));
const knowledge = compileKnowledge(model, []);

function entitiesOf(content: string, own: readonly GazetteerEntry[] = []): string[] {
  const known = own.length === 0 ? knowledge : compileKnowledge(model, own);
  return readThemes({ title: null, content }, known).entities.map(({ type, name }) => `${type} ${name}`);
}

describe('names of the gazetteer', () => {
  it.each([
    { name: 'one entity in both languages', text: '滙豐 and HSBC and 汇丰', found: ['organisation HSBC'] },
    { name: 'width and case', text: 'ＨＳＢＣ hsbc', found: ['organisation HSBC'] },
    {
      name: 'the longest wins',
      text: 'I flew Cathay Pacific to New York City',
      found: ['organisation Cathay Pacific', 'place New York'],
    },
    { name: 'only as spelled', text: 'we turkey the apple', found: [] },
    { name: 'as spelled', text: 'the new Apple store', found: ['organisation Apple Inc.'] },
    { name: 'whole words only', text: 'the chinaware of indiana jones', found: ['place Indiana'] },
    { name: 'not inside a Chinese word', text: '去日本人的店，買日本茶', found: ['place Japan'] },
    { name: 'a handle is no entity', text: '@united @HSBC', found: [] },
    { name: 'a hashtag is', text: '#HSBC', found: ['organisation HSBC'] },
  ])('$name', ({ text, found }) => {
    expect(entitiesOf(text)).toEqual(found);
  });
});

describe('names of an organisation', () => {
  const own: GazetteerEntry[] = [
    { name: 'Acme', type: 'organisation', aliases: ['艾克美', '{GAP}', 'Acme Rocket Co.'] },
    { name: 'Our HSBC', type: 'product', aliases: ['HSBC'] },
    { name: 'Peaches', type: 'product', aliases: ['peach'] },
    { name: 'Peach Ltd', type: 'organisation', aliases: ['{Peach}'] },
  ];

  it.each([
    { name: 'an alias in Chinese', text: '今日艾克美減價', found: ['organisation Acme'] },
    { name: 'in Simplified and capitals', text: 'ACME', found: ['organisation Acme'] },
    { name: 'before the built-in', text: 'HSBC', found: ['product Our HSBC'] },
    { name: 'as spelled', text: 'mind the gap at GAP', found: ['organisation Acme'] },
    { name: 'what is spelled so before what only has the letters', text: 'a Peach', found: ['organisation Peach Ltd'] },
    { name: 'the letters otherwise', text: 'a peach', found: ['product Peaches'] },
    { name: 'the longest', text: 'the Acme Rocket Co ltd', found: ['organisation Acme'] },
  ])('finds $name', ({ text, found }) => {
    expect(entitiesOf(text, own)).toEqual(found);
  });

  it('takes any names', () => {
    expect(entitiesOf('nothing', [{ name: '', type: 'place', aliases: ['!', 'x', '{}', '\ud800'] }])).toEqual([]);
  });
});

describe('names by rules', () => {
  it.each([
    { name: 'a title', text: 'We met Mr Patterson there', found: ['person Patterson'] },
    { name: 'a first name', text: 'so Emma Kowalski came', found: ['person Emma Kowalski'] },
    { name: 'two people', text: 'then Jason & Michelle left', found: ['person Jason', 'person Michelle'] },
    { name: 'a company', text: 'a letter from Globex Corporation came', found: ['organisation Globex Corporation'] },
    { name: 'a university', text: 'at the University of Leeds', found: ['organisation University of Leeds'] },
    { name: 'a street', text: 'a shop in Sutter Street', found: ['place Sutter Street'] },
    { name: 'a headline says little', text: 'Ten Things You Should Know About Your Cat', found: [] },
    { name: 'a name before a title', text: '記者問及梁子健議員', found: ['person 梁子健'] },
    { name: 'a name before a verb of speaking', text: '，陳大文表示不滿', found: ['person 陳大文'] },
    { name: 'a name behind a title', text: '導演黃志明', found: ['person 黃志明'] },
    { name: 'a road', text: '在彌敦道行街', found: ['place Nathan Road'] },
    { name: 'no road', text: '我不知道味道如何', found: [] },
  ])('$name', ({ text, found }) => {
    expect(entitiesOf(text)).toEqual(found);
  });
});
