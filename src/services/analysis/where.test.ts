import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { whereAnalysis } from '../../contract/analysis/where.ts';
import { MEDIA_TYPES, type MediaType } from '../../contract/media-types.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { chartboxPosts } from './posts.ts';
import { topicWhere } from './where.ts';

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;

/** Around the clock change of London, 29 March 2026, 01:00 UTC. */
const POSTS: Partial<ImportedPost>[] = [
  { published_at: '2026-03-28T23:59:59Z', media_type: 'news', url: 'https://www.a.example/1', sentiment: 'Positive' },
  {
    published_at: '2026-03-29T00:00:00Z',
    media_type: 'news',
    url: 'https://a.example/2',
    sentiment: 'Negative',
    channel: 'World',
  },
  {
    published_at: '2026-03-29T22:59:59Z',
    media_type: 'forum',
    url: 'https://b.example/1',
    sentiment: 'Positive',
    channel: 'World',
  },
  { published_at: '2026-03-29T23:00:00Z', media_type: 'forum', sentiment: 'Mixed', channel: 'Tea, and cake' },
];
const DAYS = { startDate: '2026-03-28T00:00:00Z', endDate: '2026-03-30T23:00:00Z', granularity: 'day' };

beforeAll(async () => {
  stores = await openTestStores();
  stores.clock.now = new Date('2026-04-10T12:00:00Z');
  actor = await stores.createOrganisation({ timezone: 'Europe/London', subscription: { maxDays: 10_000 } });
  topic = await topicOfPosts(stores, actor, POSTS);
});
afterAll(() => stores.close());

async function ask(filter: object = {}, { id }: TopicOfPosts = topic) {
  return whereAnalysis.parse(await topicWhere(stores.environment, actor, { id, filter }));
}

function ofTypes(given: Partial<Record<MediaType, number>>): number[] {
  return MEDIA_TYPES.map((type) => given[type] ?? 0);
}

test('media types, all of them, their share and their days', async () => {
  const where = await ask(DAYS);
  expect(where.totalCount).toBe(4);
  expect(where.breakdown.map(({ type }) => type)).toEqual(MEDIA_TYPES);
  expect(where.breakdown.filter(({ count }) => count > 0)).toEqual([
    { type: 'forum', count: 2, ratio: 50 },
    { type: 'news', count: 2, ratio: 50 },
  ]);
  expect(where.overallMentions).toEqual({
    dateList: ['2026-03-28T00:00:00.000Z', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    mentionCount: [1, 2, 1],
  });
  expect(where.mediaOverTime.map(({ counts }) => counts)).toEqual([
    ofTypes({ news: 1 }),
    ofTypes({ news: 1, forum: 1 }),
    ofTypes({ forum: 1 }),
  ]);
});

test('sites and channels, most first, those without one under the empty key', async () => {
  const { domains, channels } = await ask(DAYS);
  expect(domains.map(({ key, count, ratio, score }) => [key, count, ratio, score])).toEqual([
    ['a.example', 2, 50, 0],
    ['', 1, 25, 0],
    ['b.example', 1, 25, 100],
  ]);
  expect(channels.map(({ key, count, positive, negative, mixed }) => [key, count, positive, negative, mixed])).toEqual([
    ['World', 2, 1, 1, 0],
    ['', 1, 1, 0, 0],
    ['Tea, and cake', 1, 0, 0, 1],
  ]);
});

test('every number opens exactly the posts it counts', async () => {
  for (const filter of [DAYS, { ...DAYS, timezone: '+0800' }, { sentiments: ['Positive'] }]) {
    const { totalCount, breakdown, mediaOverTime, domains, channels } = await ask(filter);
    const opened = async (bucket: object) =>
      (await chartboxPosts(stores.environment, actor, { id: topic.id, filter: { ...filter, bucket } })).count;
    expect(await opened({})).toBe(totalCount);
    for (const { type, count } of breakdown) expect(await opened({ mediaTypes: [type] })).toBe(count);
    for (const { key, count } of domains) expect(await opened({ domains: [key] })).toBe(count);
    for (const { key, count } of channels) expect(await opened({ channels: [key] })).toBe(count);
    for (const { start, end, counts } of mediaOverTime.filter((bucket) => bucket.counts.some((count) => count > 0)))
      for (const [index, type] of MEDIA_TYPES.entries())
        expect(await opened({ startDate: start, endDate: end, mediaTypes: [type] })).toBe(counts[index]);
  }
});

test('corrected sentiments are counted as corrected', async () => {
  const corrected = await topicOfPosts(stores, actor, [{ url: 'https://c.example', sentiment: 'Negative' }]);
  await correctSentiment(stores.environment, actor, { postIds: corrected.postIds, sentiment: 'Positive' });
  expect((await ask({}, corrected)).domains).toMatchObject([{ key: 'c.example', positive: 1, negative: 0, score: 100 }]);
});

test.each([
  ['a topic without mentions', '2026-03-01T00:00:00Z', '2026-05-01T00:00:00Z', 41],
  ['a topic that starts tomorrow', '2026-04-11T00:00:00Z', '2026-05-01T00:00:00Z', 0],
])('%s', async (_, startsAt, endsAt, buckets) => {
  const where = await ask({}, await topicOfPosts(stores, actor, [], { startsAt, endsAt }));
  expect(where).toMatchObject({ totalCount: 0, domains: [], channels: [] });
  expect(where.breakdown).toEqual(MEDIA_TYPES.map((type) => ({ type, count: 0, ratio: 0 })));
  expect([where.overallMentions.dateList.length, where.mediaOverTime.length]).toEqual([buckets, buckets]);
});

test('one post of twenty years ago', async () => {
  const period = { startsAt: '2006-01-01T00:00:00Z', endsAt: '2006-03-01T00:00:00Z' };
  const where = await ask({}, await topicOfPosts(stores, actor, [{ published_at: '2006-02-03T10:00:00Z' }], period));
  expect(where).toMatchObject({ totalCount: 1, granularity: 'day', domains: [{ key: '', count: 1, ratio: 100 }] });
  expect(where.mediaOverTime.findIndex(({ counts }) => counts[MEDIA_TYPES.indexOf('news')] === 1)).toBe(33);
});

test('a stranger finds no topic', async () => {
  const stranger = await stores.createOrganisation();
  await expect(topicWhere(stores.environment, stranger, { id: topic.id })).rejects.toMatchObject({ code: 'not_found' });
});
