import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { howAnalysis } from '../../contract/analysis/how.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { topicHow } from './how.ts';
import { chartboxPosts } from './posts.ts';

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;

/** Around the clock change of London, 29 March 2026, 01:00 UTC. */
const POSTS: Partial<ImportedPost>[] = [
  { published_at: '2026-03-28T23:59:59Z', media_type: 'news', sentiment: 'Positive', content: '🙂 🙂 😡' },
  { published_at: '2026-03-29T00:00:00Z', media_type: 'facebook', sentiment: 'Negative', reactions: { likes: 5, angrys: 2 } },
  {
    published_at: '2026-03-29T22:59:59Z',
    media_type: 'facebook',
    sentiment: 'Positive',
    content: '🙂',
    reactions: { likes: 1, wows: 0 },
  },
  { published_at: '2026-03-29T23:00:00Z', media_type: 'news', sentiment: 'Mixed', reactions: { angrys: 1 } },
  { published_at: '2026-03-30T10:00:00Z', media_type: 'news', content: '', sentiment: 'Neutral' },
];
const DAYS = { startDate: '2026-03-28T00:00:00Z', endDate: '2026-03-30T23:00:00Z' };
const tones = (given: object) => ({ positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0, ...given });

beforeAll(async () => {
  stores = await openTestStores();
  stores.clock.now = new Date('2026-04-10T12:00:00Z');
  actor = await stores.createOrganisation({ timezone: 'Europe/London', subscription: { maxDays: 10_000 } });
  topic = await topicOfPosts(stores, actor, POSTS, { mediaTypes: ['news', 'facebook'] });
});
afterAll(() => stores.close());

async function ask(filter: object = {}, { id }: TopicOfPosts = topic) {
  return howAnalysis.parse(await topicHow(stores.environment, actor, { id, filter }));
}

test('counts and scores of the days, that of 23 hours among them', async () => {
  const how = await ask({ ...DAYS, granularity: 'month' });
  const days = ['2026-03-28T00:00:00.000Z', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'];
  expect(how).toMatchObject({
    score_general: 20,
    overall_sentiment: tones({ positive: 2, negative: 1, neutral: 1, mixed: 1 }),
    total_count_day: [tones({ positive: 1 }), tones({ positive: 1, negative: 1 }), tones({ neutral: 1, mixed: 1 })],
    total_score_day: [{ score: 100 }, { score: 0 }, { score: 0 }],
    score_by_media: [
      { type: 'news', count: 3, positive: 1, neutral: 1, mixed: 1, score: 100 / 3 },
      { type: 'facebook', count: 2, positive: 1, negative: 1, score: 0 },
    ],
  });
  expect(how.total_count_day.map(({ start }) => start)).toEqual(days);
  expect(how.total_score_day.map(({ start }) => start)).toEqual(days);
});

test('relative series: of each sentiment the part of its whole', async () => {
  const { by_day, by_quarter } = (await ask(DAYS)).relative_sentiment;
  expect(by_day.map(({ shares }) => shares)).toEqual([
    { positive: 50, negative: 0, neutral: 0, mixed: 0 },
    { positive: 50, negative: 100, neutral: 0, mixed: 0 },
    { positive: 0, negative: 0, neutral: 100, mixed: 100 },
  ]);
  expect(by_quarter.map(({ shares }) => shares)).toEqual([{ positive: 100, negative: 100, neutral: 100, mixed: 100 }]);
});

test('emoji count once a post, reactions as often as they were given', async () => {
  const how = await ask(DAYS);
  expect(how.emoji_cloud).toEqual([
    { key: '🙂', count: 2, score: 100, ...tones({ positive: 2 }) },
    { key: '😡', count: 1, score: 100, ...tones({ positive: 1 }) },
  ]);
  expect(how.facebook_reaction_cloud).toEqual([
    { reaction: 'likes', count: 6, posts: 2 },
    // The one of the news post is none of Facebook's.
    { reaction: 'angrys', count: 2, posts: 1 },
  ]);
});

test('every number opens exactly the posts it counts', async () => {
  for (const filter of [DAYS, { ...DAYS, timezone: '+0530' }, { mediaTypes: ['facebook'] }]) {
    const how = await ask(filter);
    const opened = async (bucket: object) =>
      (await chartboxPosts(stores.environment, actor, { id: topic.id, filter: { ...filter, bucket } })).count;
    for (const { key, count } of how.emoji_cloud) expect(await opened({ emojis: [key] })).toBe(count);
    for (const { reaction, posts } of how.facebook_reaction_cloud) expect(await opened({ reactions: [reaction] })).toBe(posts);
    for (const { type, count, positive } of how.score_by_media) {
      expect(await opened({ mediaTypes: [type] })).toBe(count);
      expect(await opened({ mediaTypes: [type], sentiments: ['Positive'] })).toBe(positive);
    }
    for (const { start, end, negative } of [...how.total_count_day, ...how.relative_sentiment.by_week])
      expect(await opened({ startDate: start, endDate: end, sentiments: ['Negative'] })).toBe(negative);
    expect(await opened({ sentiments: ['Unscored'] })).toBe(how.overall_sentiment.unscored);
  }
});

test('corrected sentiments are counted as corrected', async () => {
  const corrected = await topicOfPosts(stores, actor, [{ content: '😡', sentiment: 'Negative' }]);
  await correctSentiment(stores.environment, actor, { postIds: corrected.postIds, sentiment: 'Positive' });
  expect(await ask({}, corrected)).toMatchObject({ score_general: 100, emoji_cloud: [{ key: '😡', positive: 1, score: 100 }] });
});

test.each([
  ['a topic without mentions', '2026-03-01T00:00:00Z', '2026-05-01T00:00:00Z', 41],
  ['a topic that starts tomorrow', '2026-04-11T00:00:00Z', '2026-05-01T00:00:00Z', 0],
])('%s', async (_, startsAt, endsAt, days) => {
  const how = await ask({}, await topicOfPosts(stores, actor, [], { startsAt, endsAt }));
  const nothing = { score_general: null, emoji_cloud: [], facebook_reaction_cloud: [], score_by_media: [] };
  expect(how).toMatchObject({ ...nothing, overall_sentiment: tones({}) });
  expect(how.total_score_day.map(({ score }) => score)).toEqual(Array.from({ length: days }, () => null));
});

test('twenty years: the lists by day are by week', async () => {
  const period = { startsAt: '2006-01-01T00:00:00Z', endsAt: '2026-04-10T12:00:00Z' };
  const how = await ask(
    {},
    await topicOfPosts(stores, actor, [{ published_at: '2006-02-03T10:00:00Z', sentiment: 'Mixed' }], period),
  );
  expect(how.total_count_day).toHaveLength(1059);
  expect(how.total_count_day.find(({ mixed }) => mixed === 1)).toMatchObject({
    start: '2006-01-30T00:00:00.000Z',
    end: '2006-02-06T00:00:00.000Z',
  });
  expect(how.relative_sentiment.by_day).toHaveLength(8);
});

test('a stranger finds no topic', async () => {
  const stranger = await stores.createOrganisation();
  await expect(topicHow(stores.environment, stranger, { id: topic.id })).rejects.toMatchObject({ code: 'not_found' });
});
