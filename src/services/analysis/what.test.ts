import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { hashtagAnalysis, mentionAnalysis, type Term, whatAnalysis } from '../../contract/analysis/what.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { runAll } from '../../workers/runner.ts';
import { createEntity } from '../entities/create-entity.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { chartboxPosts } from './posts.ts';
import { topicHandles, topicHashtags, topicWhat, topicWhatTab } from './what.ts';

let stores: TestStores;
let actor: Actor;
let topic: CorrectedTopic;

/** The oldest first, so that the spelling is that of the last one that has a word. */
const POSTS: Partial<ImportedPost>[] = [
  { content: 'Zorbakery closes its bakery in Paris. #Bread @Baker', sentiment: 'Negative' },
  { content: '颱風襲港，渡輪服務暫停。#渡轮', sentiment: 'Negative' },
  { content: '台风袭港，渡轮服务暂停。#渡輪', sentiment: 'Neutral' },
  { content: 'A BAKERY in Paris opens. Why? #BREAD #paris @baker @miller', sentiment: 'Positive' },
];

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  const dated = POSTS.map((post, index) => ({ ...post, published_at: `2026-03-0${index + 1}T00:00:00Z` }));
  topic = await correctedTopic(stores, actor, dated);
});
afterAll(() => stores.close());

const input = (filter: object = {}) => ({ id: topic.topicId, filter });
const what = async (filter?: object) => whatAnalysis.parse(await topicWhat(stores.environment, actor, input(filter)));
const named = (terms: readonly Term[], text: string) => terms.find((term) => term.text === text);
const opened = async (bucket: object, filter: object = {}) =>
  (await chartboxPosts(stores.environment, actor, input({ ...filter, bucket }))).count;

describe('what', () => {
  test('keywords are one in every spelling, and stand as the newest post writes them', async () => {
    const { count, keywords } = await what();
    expect(count).toBe(4);
    expect(named(keywords, 'BAKERY')).toMatchObject({ key: 'bakery', count: 2, positive: 1, negative: 1, score: 0 });
    expect(named(keywords, '渡轮')).toMatchObject({ count: 2, negative: 1, neutral: 1, score: -50 });
    expect(keywords.map(({ count: mentions }) => mentions)).toEqual(
      keywords.map(({ count: mentions }) => mentions).toSorted((one, other) => other - one),
    );
  });

  test('hashtags and accounts, and how many different ones there are', async () => {
    const hashtags = hashtagAnalysis.parse(await topicHashtags(stores.environment, actor, input()));
    expect(hashtags.count).toBe(3);
    expect(hashtags.top_hashtags.map(({ text, count }) => [text, count])).toEqual([
      ['#BREAD', 2],
      ['#渡輪', 2],
      ['#paris', 1],
    ]);
    const mentions = mentionAnalysis.parse(await topicHandles(stores.environment, actor, input()));
    expect(mentions.count).toBe(2);
    expect(mentions.top_mentions).toMatchObject([
      { key: '@baker', text: '@baker', count: 2, positive: 1, negative: 1 },
      { key: '@miller', count: 1 },
    ]);
  });

  test('every number opens exactly the posts it counts, under a filter too', async () => {
    for (const filter of [{}, { sentiments: ['Positive', 'Negative'] }, { startDate: '2026-03-02T00:00:00Z' }]) {
      const tab = await topicWhatTab(stores.environment, actor, input(filter));
      expect(await opened({}, filter)).toBe(tab.count);
      const lists = { keywords: tab.keywords, hashtags: tab.top_hashtags, handles: tab.top_mentions, ners: tab.entities };
      for (const [field, items] of Object.entries({ ...lists, classifications: tab.classifications })) {
        expect(items.length).toBeGreaterThan(0);
        for (const { key, count, negative, unscored } of items) {
          expect(await opened({ [field]: [key] }, filter)).toBe(count);
          if (negative > 0) expect(await opened({ [field]: [key], sentiments: ['Negative'] }, filter)).toBe(negative);
          expect(unscored).toBe(0);
        }
      }
    }
  });

  test('entities have their Chinese name, classifications their label', async () => {
    const { entities, classifications } = await what();
    expect(entities).toContainEqual(
      expect.objectContaining({ key: 'place:Paris', type: 'place', name: 'Paris', chineseName: '巴黎', count: 2 }),
    );
    expect(classifications).toContainEqual(expect.objectContaining({ key: 'question', label: 'question', count: 1 }));
  });

  test('one post, and none', async () => {
    const one = await what({ sentiments: ['Positive'] });
    expect(one.count).toBe(1);
    expect(named(one.keywords, 'BAKERY')).toMatchObject({ count: 1, positive: 1, score: 100 });
    expect(await what({ startDate: '2024-01-01T00:00:00Z', endDate: '2024-02-01T00:00:00Z' })).toEqual({
      count: 0,
      keywords: [],
      entities: [],
      classifications: [],
    });
    expect(await topicHashtags(stores.environment, actor, input({ languages: ['tlh'] }))).toEqual({ top_hashtags: [], count: 0 });
  });

  test('a stranger finds no topic, and a wrong filter is named', async () => {
    const other = await stores.createOrganisation();
    for (const verb of [topicWhat, topicHashtags, topicHandles, topicWhatTab])
      await expect(verb(stores.environment, other, input())).rejects.toMatchObject({ code: 'not_found' });
    await expect(what({ keywords: 'bakery' })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('what the organisation says', () => {
  test('corrections and own names count for it, and for nobody else', async () => {
    const own = await stores.createOrganisation();
    const mine = await correctedTopic(stores, own, [{ content: 'a roll of Zorbakery', sentiment: 'Negative' }]);
    const [postId = ''] = mine.ids;
    await correctSentiment(stores.environment, own, { postIds: [postId], sentiment: 'Positive' });
    await createEntity(stores.environment, own, { type: 'organisation', name: 'Zorbakery', aliases: [] });
    await runAll(stores.environment, TEST_NOW);
    const { keywords, entities } = await topicWhat(stores.environment, own, { id: mine.topicId, filter: {} });
    expect(entities).toMatchObject([{ key: 'organisation:Zorbakery', chineseName: null, count: 1, positive: 1 }]);
    for (const keyword of keywords) expect(keyword).toMatchObject({ count: 1, positive: 1, score: 100 });
    expect((await what()).entities.map(({ name }) => name)).not.toContain('Zorbakery');
  });
});
