import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { comparison } from '../../contract/analysis/comparison.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { runAll } from '../../workers/runner.ts';
import { savePreference } from '../accounts/save-preference.ts';
import { topicOverview } from '../analysis/overview.ts';
import { chartboxPosts, topicPosts } from '../analysis/posts.ts';
import { topicWhen } from '../analysis/when.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { hideMentions } from '../triage/hide-mentions.ts';
import { tagPosts } from '../triage/tag-posts.ts';
import { compareTopics } from './compare-topics.ts';
import { comparedTopic } from './compared-topic.ts';

let stores: TestStores;
let actor: Actor;
/** All year, from 29 March on, and without any mention. */
let long: TopicOfPosts;
let short: TopicOfPosts;
let empty: TopicOfPosts;

/** Around the spring clock change of London, 29 March 2026, 01:00 UTC. */
const LONG: Partial<ImportedPost>[] = [
  { published_at: '2026-03-20T10:00:00Z', author: 'ann', author_followers: 10, likes: 1, sentiment: 'Negative' },
  { published_at: '2026-03-28T23:59:59Z', author: 'ann', author_followers: 10, likes: 10, sentiment: 'Positive' },
  {
    published_at: '2026-03-29T00:00:00Z',
    media_type: 'forum',
    author: 'ann',
    likes: 5,
    sentiment: 'Positive',
    content: 'A ferry',
  },
  { published_at: '2026-03-29T22:59:59Z', author: 'ben', author_followers: 7, sentiment: 'Neutral', lang: 'en' },
  { published_at: '2026-03-29T23:00:00Z', author: 'ben', sentiment: 'Negative', kind: 'comment' },
];
const SHORT: Partial<ImportedPost>[] = [
  { published_at: '2026-03-29T12:00:00Z', author: 'cy', sentiment: 'Mixed' },
  { published_at: '2026-03-30T08:00:00Z', author: 'cy', sentiment: 'Positive' },
];

beforeAll(async () => {
  stores = await openTestStores();
  stores.clock.now = new Date('2026-03-30T12:00:00Z');
  actor = await stores.createOrganisation({ timezone: 'Europe/London' });
  long = await topicOfPosts(stores, actor, LONG, { startsAt: '2026-01-01T00:00:00Z' });
  short = await topicOfPosts(stores, actor, SHORT, { startsAt: '2026-03-28T23:00:00Z', endsAt: '2026-03-30T23:00:00Z' });
  empty = await topicOfPosts(stores, actor, []);
  await tagPosts(stores.environment, actor, { postIds: long.postIds.slice(1, 3), add: ['To check'] });
});
afterAll(() => stores.close());

const ask = async (ids: readonly string[], filter: Record<string, unknown> = {}) =>
  comparison.parse(await compareTopics(stores.environment, actor, { ids, filter }));
/** Saturday to Monday, in London; Sunday has 23 hours. */
const WEEKEND = { startDate: '2026-03-28T00:00:00Z', endDate: '2026-03-30T23:00:00Z', granularity: 'day' };

describe('a comparison', () => {
  test('is without what a topic hides, of that topic alone', async () => {
    const posts = Array.from({ length: 2 }, () => ({ published_at: '2026-03-29T12:00:00Z', author: 'cy' }));
    const one = await topicOfPosts(stores, actor, posts);
    const other = await topicOfPosts(stores, actor, posts);
    await hideMentions(stores.environment, actor, { id: one.id, kind: 'post', keys: one.postIds.slice(0, 1) });
    const { topics, count } = await ask([one.id, other.id], WEEKEND);
    expect(count).toBe(3);
    expect(topics.map(({ mentions, mentionsOverTime }) => [mentions.value, mentionsOverTime])).toEqual([
      [1, [0, 1, 0]],
      [2, [0, 2, 0]],
    ]);
  });

  test('days are those of the organisation, and common to all; where a topic has no period, nothing is known', async () => {
    const { buckets, topics, count } = await ask([long.id, short.id, empty.id], WEEKEND);
    expect(buckets.map(({ start, partial }) => [start, partial])).toEqual([
      ['2026-03-28T00:00:00.000Z', false],
      ['2026-03-29T00:00:00.000Z', false],
      ['2026-03-29T23:00:00.000Z', true],
    ]);
    expect(count).toBe(6);
    expect(topics.map(({ mentionsOverTime }) => mentionsOverTime)).toEqual([
      [1, 2, 1],
      [0, 1, 1],
      [0, 0, 0],
    ]);
    expect(topics.map(({ covered }) => covered?.startDate)).toEqual([
      '2026-03-28T00:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-28T00:00:00.000Z',
    ]);
    const later = await ask([long.id, short.id], {
      startDate: '2026-03-20T00:00:00Z',
      endDate: '2026-03-21T00:00:00Z',
      granularity: 'day',
    });
    expect(later.topics.map(({ covered, mentionsOverTime }) => [covered !== null, mentionsOverTime])).toEqual([
      [true, [1]],
      [false, [null]],
    ]);
  });

  test('shares of voice are of the mentions of all compared topics; without any there are none', async () => {
    const { topics } = await ask([long.id, short.id, empty.id], WEEKEND);
    const voices = topics.map(({ shareOfVoice }) => shareOfVoice);
    expect(voices[0]).toBeCloseTo(66.67, 1);
    expect(voices[1]).toBeCloseTo(33.33, 1);
    expect(voices[2]).toBe(0);
    expect((await ask([long.id], WEEKEND)).topics).toMatchObject([{ shareOfVoice: 100 }]);
    expect((await ask([empty.id])).topics).toMatchObject([{ shareOfVoice: null, score: { value: null }, mediaTypes: [] }]);
  });

  test.each([
    ['every mention', {}],
    ['posts alone', { mention: 'main' }],
    ['one media type', { mediaTypes: ['forum'] }],
    ['one sentiment', { sentiments: ['Positive'] }],
    ['one language', { languages: ['en'] }],
    ['one author', { authors: { news: ['ann'] } }],
    ['without an author', { excludeAuthors: { news: ['cy', 'ben'] } }],
    ['words within the posts', { text: 'harbour OR ferry' }],
    ['each text once', { copies: 'without' }],
    ['a tag', { tags: ['to check'] }],
    ['hours', { granularity: 'hour' }],
    ['weeks', { granularity: 'week' }],
    ['another zone', { timezone: '+0800' }],
    ['no dates', { startDate: undefined, endDate: undefined }],
  ])('%s: the same figures as each topic by itself, and exactly its posts', async (_name, given) => {
    const filter = { ...WEEKEND, ...given };
    const compared = await ask([long.id, short.id], filter);
    for (const topic of compared.topics) {
      const { id, mentions, authors, engagement, reach, score, sentiment, mediaTypes } = topic;
      const alone = await topicOverview(stores.environment, actor, { id, filter });
      const figures = { mentions, authors, engagement, reach, score, sentiment, mediaTypes };
      expect(alone).toMatchObject(figures);
      const posts = async (bucket: object) =>
        (await chartboxPosts(stores.environment, actor, { id, filter: { ...filter, bucket } })).count;
      expect(await posts({})).toBe(mentions.value);
      const buckets = compared.buckets.map(({ start, end }, place) => ({
        start,
        end,
        count: topic.mentionsOverTime[place] ?? 0,
      }));
      expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(mentions.value);
      for (const { start, end, count } of buckets.filter((bucket) => bucket.count > 0)) {
        expect(await posts({ startDate: start, endDate: end })).toBe(count);
      }
    }
  });

  test('relative series are shares of the topic’s own mentions, on the same last buckets', async () => {
    const { topics } = await ask([long.id, short.id], { endDate: '2026-03-30T12:00:00Z' });
    const [first, second] = topics;
    const alone = await topicWhen(stores.environment, actor, { id: long.id, filter: { endDate: '2026-03-30T12:00:00Z' } });
    expect(first?.relative).toEqual(alone.relative_share_of_voice);
    expect(second?.relative.by_day.slice(-2)).toMatchObject([
      { start: '2026-03-29T00:00:00.000Z', count: 1, share: 50 },
      { start: '2026-03-29T23:00:00.000Z', count: 1, share: 50 },
    ]);
    expect(second?.relative.by_day).toHaveLength(8);
  });

  test('what the organisation says of a sentiment counts', async () => {
    const own = await topicOfPosts(stores, actor, [{ published_at: '2026-03-29T12:00:00Z', sentiment: 'Negative' }]);
    await correctSentiment(stores.environment, actor, { postIds: own.postIds, sentiment: 'Positive' });
    await runAll(stores.environment, TEST_NOW);
    const { topics } = await ask([own.id, empty.id]);
    expect(topics[0]).toMatchObject({ sentiment: { positive: 1, negative: 0 }, score: { value: 100 } });
  });

  test('a topic whose first search is not complete has no figures, and takes nothing from those of the others', async () => {
    const fresh = await createTopic(stores.environment, actor, topicDraft());
    const alone = await ask([long.id, short.id], WEEKEND);
    const { topics, uncounted, count, common } = await ask([long.id, fresh.id, short.id], WEEKEND);
    expect(uncounted).toEqual([{ id: fresh.id, name: expect.any(String), state: 'searching', failure: null, place: 1 }]);
    expect(topics.map(({ id, place, state }) => [id, place, state])).toEqual([
      [long.id, 0, 'ready'],
      [short.id, 2, 'ready'],
    ]);
    expect(topics.map(({ shareOfVoice }) => shareOfVoice)).toEqual(alone.topics.map(({ shareOfVoice }) => shareOfVoice));
    expect({ count, common }).toEqual({ count: alone.count, common: alone.common });
    const ofShort = await ask([short.id]);
    expect(await ask([fresh.id, short.id])).toMatchObject({ buckets: ofShort.buckets, granularity: ofShort.granularity });
    expect(await ask([fresh.id])).toMatchObject({ topics: [], uncounted: [{ place: 0 }], count: 0, common: [] });
    await savePreference(stores.environment, actor, { comparisonTopicIds: [long.id, fresh.id] });
    await expect(comparedTopic(stores.environment, actor, { id: fresh.id })).rejects.toMatchObject({ code: 'not_ready' });
    await runAll(stores.environment, TEST_NOW);
    expect(await ask([fresh.id])).toMatchObject({ topics: [{ place: 0, state: 'ready' }], uncounted: [] });
  });

  test('a topic of another organisation is not found; more than five, and none, are refused', async () => {
    const stranger = await stores.createOrganisation();
    await expect(compareTopics(stores.environment, stranger, { ids: [long.id] })).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask([long.id, '2147483647'])).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(['1', '2', '3', '4', '5', '6'])).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { ids: 'tooManyComparedTopics' } },
    });
    await expect(ask([])).rejects.toMatchObject({ code: 'invalid', detail: { fields: { ids: 'malformed' } } });
    // What is looked for stands in a statement once for each topic, and ClickHouse reads no longer ones.
    const text = Array.from({ length: 240 }, (_, at) => `wo${at}*`).join(' OR ');
    await expect(ask([long.id, short.id, empty.id], { text })).rejects.toMatchObject({
      detail: { fields: { 'filter.text': 'queryTooManyTerms' } },
    });
    expect((await ask([long.id], { text })).count).toBe(0);
    const hours = { startDate: '2026-01-01T00:00:00Z', endDate: '2026-06-30T00:00:00Z', granularity: 'hour' };
    await expect(ask([long.id], hours)).rejects.toMatchObject({ detail: { fields: { 'filter.granularity': 'malformed' } } });
  });
});

test('what topics speak of alike, and what only one does, each with its counts and as it is written', async () => {
  const of = (count: number, content: string) =>
    Array.from({ length: count }, () => ({ content, published_at: '2026-03-15T04:00:00Z' }));
  const tea = await topicOfPosts(stores, actor, [...of(20, 'Bubble tea and a typhoon #Tea'), ...of(3, 'A typhoon')]);
  const rail = await topicOfPosts(stores, actor, [...of(18, 'Trains stop in the typhoon #Rail')]);
  const { common, topics } = await ask([tea.id, rail.id]);
  expect(common).toMatchObject([{ kind: 'keyword', key: 'typhoon', text: 'typhoon', counts: [23, 18] }]);
  const [ofTea, ofRail] = topics.map(({ apart }) => apart);
  expect(ofTea).toContainEqual(expect.objectContaining({ kind: 'hashtag', key: '#tea', text: '#Tea', counts: [20, 0] }));
  expect(ofRail).toContainEqual(expect.objectContaining({ kind: 'hashtag', key: '#rail', text: '#Rail', counts: [0, 18] }));
  for (const { key, counts } of ofTea?.filter(({ kind }) => kind === 'keyword') ?? []) {
    const { count } = await topicPosts(stores.environment, actor, { id: tea.id, filter: { keywords: [key] } });
    expect(count).toBe(counts[0]);
  }
  expect((await ask([tea.id])).common).toEqual([]);
});
