import { describe, expect, test } from 'vitest';
import { toned } from '../../../engine/analysis/tally.ts';
import { type What, whatBucket, whatRows } from './what-lists.ts';

const counts = toned({ positive: 2, negative: 1, neutral: 0, mixed: 0, unscored: 1 });
const term = (text: string) => ({ ...counts, key: text.toLowerCase(), text });
const entity = (type: 'place' | 'person', name: string, chineseName: string | null) => ({
  ...counts,
  key: `${type}:${name}`,
  type,
  name,
  chineseName,
});
const what: What = {
  count: 4,
  keywords: [term('Rain')],
  entities: [entity('place', 'Hong Kong', '香港'), entity('person', 'Ada', null)],
  classifications: [],
  top_hashtags: [term('#Rain')],
  top_mentions: [term('@Observatory')],
};

describe('the rows of a list', () => {
  const cases = [
    { name: 'keywords', choice: { list: 'keywords', type: null }, language: 'en', texts: ['Rain'] },
    { name: 'hashtags', choice: { list: 'hashtags', type: null }, language: 'en', texts: ['#Rain'] },
    { name: 'accounts', choice: { list: 'handles', type: null }, language: 'en', texts: ['@Observatory'] },
    { name: 'entities in English', choice: { list: 'entities', type: null }, language: 'en', texts: ['Hong Kong', 'Ada'] },
    { name: 'entities in Chinese', choice: { list: 'entities', type: null }, language: 'zh-Hant', texts: ['香港', 'Ada'] },
    { name: 'entities of a type', choice: { list: 'entities', type: 'person' }, language: 'en', texts: ['Ada'] },
    { name: 'a type means nothing elsewhere', choice: { list: 'keywords', type: 'person' }, language: 'en', texts: ['Rain'] },
  ] as const;
  test.each(cases)('$name', ({ choice, language, texts }) => {
    expect(whatRows(what, choice, language).map(({ text }) => text)).toEqual(texts);
  });
});

describe('the posts of a row', () => {
  test.each([
    { list: 'keywords', bucket: { keywords: ['rain'] } },
    { list: 'entities', bucket: { ners: ['rain'] } },
    { list: 'hashtags', bucket: { hashtags: ['rain'] } },
    { list: 'handles', bucket: { handles: ['rain'] } },
  ] as const)('$list', ({ list, bucket }) => {
    expect(whatBucket(list, 'rain')).toEqual(bucket);
  });
});
