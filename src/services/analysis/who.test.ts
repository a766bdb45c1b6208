import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { whoAnalysis } from '../../contract/analysis/who.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { chartboxPosts } from './posts.ts';
import { topicWho } from './who.ts';

let stores: TestStores;
let actor: Actor;
let topic: CorrectedTopic;

/** 23:00 UTC is the next day in Hong Kong. */
const POSTS: Partial<ImportedPost>[] = [
  { author: 'ann', author_name: 'Ann Old', author_followers: 10, published_at: '2026-03-01T10:00:00Z', sentiment: 'Negative' },
  {
    author: 'ann',
    author_name: 'Ann',
    author_followers: 30,
    published_at: '2026-03-01T15:00:00Z',
    likes: 7,
    sentiment: 'Positive',
  },
  { author: 'ann', author_name: 'Ann', author_followers: 20, published_at: '2026-03-01T23:00:00Z', sentiment: 'Positive' },
  { author: 'ann', media_type: 'forum', published_at: '2026-03-02T10:00:00Z', likes: 3, sentiment: 'Neutral' },
  { author: 'ben', published_at: '2026-03-02T11:00:00Z', sentiment: 'Mixed', author_followers: 5 },
  { author: 'ben', published_at: '2026-03-02T12:00:00Z', sentiment: 'Mixed' },
  { author: 'cat', published_at: '2026-03-03T10:00:00Z', sentiment: 'Neutral', author_followers: 1 },
  { author: 'dan', published_at: '2026-03-03T11:00:00Z', sentiment: 'Neutral', author_followers: 2 },
  { published_at: '2026-03-04T10:00:00Z', likes: 100, sentiment: 'Neutral' },
  { published_at: '2026-03-04T11:00:00Z', sentiment: 'Neutral' },
];

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  topic = await correctedTopic(stores, actor, POSTS);
});
afterAll(() => stores.close());

const input = (filter: object = {}) => ({ id: topic.topicId, filter });
const who = async (filter?: object) => whoAnalysis.parse(await topicWho(stores.environment, actor, input(filter)));

describe('who', () => {
  test('authors by engagement, then mentions, then followers; an author is one of a media type', async () => {
    const { influencers, ...totals } = await who();
    expect(totals).toEqual({ count: 5, mentions: 10, unknown: 2 });
    expect(influencers.map(({ mediaType, id, engagement, count }) => [mediaType, id, engagement, count])).toEqual([
      ['news', 'ann', 7, 3],
      ['forum', 'ann', 3, 1],
      ['news', 'ben', 0, 2],
      ['news', 'dan', 0, 1],
      ['news', 'cat', 0, 1],
    ]);
  });

  test('the newest name, the last known followers, and each day of the zone once in the reach', async () => {
    const { influencers } = await who();
    const [ann, other, ben] = influencers;
    expect(ann).toMatchObject({ name: 'Ann', followers: 20, reach: 50, positive: 2, negative: 1, ratio: 30 });
    expect(ann?.score).toBeCloseTo(100 / 3);
    expect(other).toMatchObject({ name: 'ann', followers: null, reach: null });
    expect(ben).toMatchObject({ followers: 5, reach: 5, mixed: 2, score: 0 });
    const [utc] = (await who({ timezone: '+00:00' })).influencers;
    expect(utc).toMatchObject({ followers: 20, reach: 30 });
  });

  test('every number opens exactly the posts it counts, under a filter too', async () => {
    for (const filter of [{}, { sentiments: ['Positive', 'Neutral'] }, { mediaTypes: ['news'] }]) {
      const { influencers } = await who(filter);
      expect(influencers.length).toBeGreaterThan(0);
      for (const { id, mediaType, count, positive } of influencers) {
        const authors = { [mediaType]: [id] };
        const opened = async (bucket: object) =>
          (await chartboxPosts(stores.environment, actor, input({ ...filter, bucket }))).count;
        expect(await opened({ authors })).toBe(count);
        if (positive > 0) expect(await opened({ authors, sentiments: ['Positive'] })).toBe(positive);
      }
    }
  });

  test('corrections count', async () => {
    const own = await stores.createOrganisation();
    const mine = await correctedTopic(stores, own, [{ author: 'ann', sentiment: 'Negative' }]);
    await correctSentiment(stores.environment, own, { postIds: mine.ids, sentiment: 'Positive' });
    expect(await topicWho(stores.environment, own, { id: mine.topicId, filter: {} })).toMatchObject({
      count: 1,
      unknown: 0,
      influencers: [{ count: 1, positive: 1, negative: 0, ratio: 100 }],
    });
  });

  test('only unknown authors, and no mentions', async () => {
    expect(await who({ startDate: '2026-03-04T00:00:00Z' })).toEqual({ count: 0, mentions: 2, unknown: 2, influencers: [] });
    expect(await who({ languages: ['tlh'] })).toEqual({ count: 0, mentions: 0, unknown: 0, influencers: [] });
  });

  test('a stranger finds no topic', async () => {
    const other = await stores.createOrganisation();
    await expect(topicWho(stores.environment, other, input())).rejects.toMatchObject({ code: 'not_found' });
  });
});
