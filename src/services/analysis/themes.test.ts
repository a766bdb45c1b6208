import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { theme } from '../../contract/analysis/what.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { chartboxPosts } from './posts.ts';
import { topicThemes } from './themes.ts';

let stores: TestStores;
let actor: Actor;
let topic: CorrectedTopic;

const FERRY = { content: 'The ferry left the harbour', sentiment: 'Negative' } as const;
const BAKERY = { content: '麵包店賣蛋糕', sentiment: 'Positive' } as const;
const POSTS: Partial<ImportedPost>[] = [
  FERRY,
  FERRY,
  { content: 'FERRY' },
  BAKERY,
  { ...BAKERY, content: '面包店卖蛋糕' },
  {},
  {},
];

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  topic = await correctedTopic(stores, actor, POSTS);
});
afterAll(() => stores.close());

const input = (filter: object = {}) => ({ id: topic.topicId, filter });
const themes = async (filter?: object) => z.array(theme).parse(await topicThemes(stores.environment, actor, input(filter)));
const keysOf = ({ keywords }: z.infer<typeof theme>) => keywords.map(({ key }) => key);

describe('themes', () => {
  test('keywords of the same posts, in every spelling', async () => {
    const [ferry, bakery] = await themes();
    expect(ferry).toMatchObject({ count: 3, negative: 2 });
    expect(ferry && keysOf(ferry)).toEqual(['ferry', 'harbour']);
    expect(ferry?.keywords).toMatchObject([{ count: 3 }, { text: 'harbour', count: 2, negative: 2, score: -100 }]);
    expect(bakery).toMatchObject({ count: 2, positive: 2, score: 100 });
  });

  test('every number opens exactly the posts it counts, under a filter too', async () => {
    for (const filter of [{}, { sentiments: ['Negative', 'Positive'] }]) {
      const opened = async (bucket: object) =>
        (await chartboxPosts(stores.environment, actor, input({ ...filter, bucket }))).count;
      const found = await themes(filter);
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) {
        expect(await opened({ keywords: keysOf(one) })).toBe(one.count);
        expect(await opened({ keywords: keysOf(one), sentiments: ['Negative'] })).toBe(one.negative);
        for (const { key, count } of one.keywords) expect(await opened({ keywords: [key] })).toBe(count);
      }
    }
  });

  test('corrections count', async () => {
    const own = await stores.createOrganisation();
    const mine = await correctedTopic(stores, own, [FERRY, FERRY, {}]);
    await correctSentiment(stores.environment, own, { postIds: mine.ids.slice(0, 1), sentiment: 'Positive' });
    const found = await topicThemes(stores.environment, own, { id: mine.topicId, filter: {} });
    expect(found).toMatchObject([{ count: 2, positive: 1, negative: 1, score: 0 }]);
  });

  test('none of one post or of none; a stranger finds no topic', async () => {
    expect(await themes({ languages: ['tlh'] })).toEqual([]);
    const other = await stores.createOrganisation();
    await expect(topicThemes(stores.environment, other, input())).rejects.toMatchObject({ code: 'not_found' });
  });
});
