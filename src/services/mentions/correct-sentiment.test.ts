import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic, topicOf } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { correctSentiment } from './correct-sentiment.ts';

let stores: TestStores;
let mei: Actor;
let topic: CorrectedTopic;
let ids: string[];

const POSTS: Partial<ImportedPost>[] = [
  { published_at: '2026-03-08T04:00:00Z', media_type: 'news', sentiment: 'Negative' },
  { published_at: '2026-03-08T05:00:00Z', media_type: 'forum', sentiment: 'Negative' },
  { published_at: '2026-03-09T04:00:00Z', media_type: 'news', sentiment: 'Positive' },
];
const AT = TEST_NOW.toISOString();

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const correct = (actor: Actor, postIds: string[], sentiment: string | null) =>
  correctSentiment(stores.environment, actor, { postIds, sentiment });
const WINDOW = { startDate: '2026-03-07T16:00:00Z', endDate: '2026-03-09T16:00:00Z', granularity: 'day' };

describe('a correction of the sentiment', () => {
  beforeAll(async () => {
    mei = await stores.createOrganisation({ name: 'Mei' });
    topic = await correctedTopic(stores, mei, POSTS);
    ({ ids } = topic);
  });

  test('says what stands, who said so and when, and moves every number and the list at once', async () => {
    expect(await topic.overview(mei, topic.topicId, WINDOW)).toMatchObject({ sentiment: { positive: 1, negative: 2 } });
    const [first = ''] = ids;
    expect(await correct(mei, [first], 'Positive')).toEqual([
      { id: first, sentiment: 'Positive', sentimentScore: null, sentimentCorrected: { by: 'Mei', at: AT } },
    ]);
    expect(await topic.overview(mei, topic.topicId, WINDOW)).toMatchObject({
      mentions: { value: 3 },
      sentiment: { positive: 2, negative: 1, neutral: 0, mixed: 0, unscored: 0 },
      score: { value: (100 * (2 - 1)) / 3 },
      mentionsOverTime: [
        { positive: 1, negative: 1 },
        { positive: 1, negative: 0 },
      ],
    });
    expect(await topic.found(mei, topic.topicId, ['Positive'])).toEqual(['0', '2']);
    expect(await topic.found(mei, topic.topicId, ['Negative'])).toEqual(['1']);
    expect(await topic.overview(mei, topic.topicId, { ...WINDOW, sentiments: ['Positive'] })).toMatchObject({
      mentions: { value: 2 },
      mediaTypes: [{ type: 'news', count: 2, ratio: 100 }],
    });
    const { posts } = await topic.list(mei, topic.topicId, { sort: 'oldest' });
    expect(posts[0]).toMatchObject({
      sentiment: 'Positive',
      sentimentScore: null,
      sentimentCorrected: { by: 'Mei', at: AT },
    });
    expect(posts[1]).toMatchObject({ sentiment: 'Negative', sentimentCorrected: null });
  });

  test('taken back, leaves what was there', async () => {
    const [first = ''] = ids;
    expect(await correct(mei, [first], null)).toMatchObject([{ sentiment: 'Negative', sentimentCorrected: null }]);
    expect(await topic.found(mei, topic.topicId, ['Negative'])).toEqual(['0', '1']);
    // Taking back what nobody said changes nothing.
    expect(await correct(mei, [first], null)).toMatchObject([{ sentiment: 'Negative', sentimentCorrected: null }]);
  });

  test('of several posts at once, one named twice', async () => {
    const [first = '', second = '', third = ''] = ids;
    const answer = await correct(mei, [third, first, third], 'Mixed');
    expect(answer.map(({ id }) => id)).toEqual([third, first]);
    expect(await topic.found(mei, topic.topicId, ['Mixed'])).toEqual(['0', '2']);
    await correct(mei, [first, second, third], null);
    expect(await topic.found(mei, topic.topicId, ['Mixed'])).toEqual([]);
  });

  test('is one organisation’s, never another’s', async () => {
    const stranger = await stores.createOrganisation({ name: 'Stranger' });
    const { id: theirs } = await createTopic(stores.environment, stranger, topicOf(topic.word));
    await runAll(stores.environment, TEST_NOW);
    const before = await topic.overview(stranger, theirs, WINDOW);
    const [first = '', second = ''] = ids;
    await correct(mei, [first, second], 'Neutral');
    expect(await topic.overview(stranger, theirs, WINDOW)).toEqual(before);
    expect((await topic.list(stranger, theirs)).posts.map(({ sentimentCorrected }) => sentimentCorrected)).toEqual([
      null,
      null,
      null,
    ]);
    // The stranger's own, and taking it back, leave ours alone.
    await correct(stranger, [first], 'Positive');
    expect(await topic.found(mei, topic.topicId, ['Neutral'])).toEqual(['0', '1']);
    await correct(stranger, [first], null);
    expect(await topic.found(mei, topic.topicId, ['Neutral'])).toEqual(['0', '1']);
    await correct(mei, [first, second], null);
  });
});

test('a post that was scored has no score while a person says what it is, and its score when that is taken back', async () => {
  const actor = await stores.createOrganisation();
  const scored = await correctedTopic(stores, actor, [{ content: 'I love this wonderful ferry' }]);
  const stands = async () => (await scored.list(actor, scored.topicId)).posts[0];
  const before = await stands();
  expect(before).toMatchObject({ sentiment: 'Positive', sentimentScore: expect.any(Number) });
  await correct(actor, scored.ids, 'Negative');
  expect(await stands()).toMatchObject({ sentiment: 'Negative', sentimentScore: null });
  expect(await correct(actor, scored.ids, null)).toMatchObject([{ sentimentScore: before?.sentimentScore }]);
  expect(await stands()).toEqual(before);
});

describe('what is refused', () => {
  test.each([
    ['no post', [], 'Positive', { postIds: 'postRequired' }],
    ['too many posts', Array.from({ length: LIMITS.changedPosts + 1 }, (_, id) => `${id}`), null, { postIds: 'tooManyPosts' }],
    ['no id', ['12a'], 'Positive', { 'postIds.0': 'malformed' }],
    ['an id beyond 64 bits', ['18446744073709551616'], 'Positive', { 'postIds.0': 'malformed' }],
    ['an id in two writings', ['007'], 'Positive', { 'postIds.0': 'malformed' }],
    ['no sentiment', ['1'], undefined, { sentiment: 'malformed' }],
    ['another sentiment', ['1'], 'Furious', { sentiment: 'malformed' }],
  ])('%s', async (_, postIds, sentiment, fields) => {
    const input = { postIds, sentiment };
    await expect(correctSentiment(stores.environment, mei, input)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  test('a post that is not stored, and then none of the others is changed either', async () => {
    const [first = ''] = ids;
    await expect(correct(mei, [first, '42'], 'Mixed')).rejects.toMatchObject({ code: 'not_found', message: 'no such post 42' });
    expect(await topic.found(mei, topic.topicId, ['Mixed'])).toEqual([]);
  });

  test('everything, when the subscription has ended', async () => {
    const late = await stores.createOrganisation({ subscription: { endsAt: TEST_NOW } });
    await expect(correct(late, ids, 'Mixed')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
