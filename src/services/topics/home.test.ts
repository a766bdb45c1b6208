import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { getHome } from '../../contract/home.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { runAll } from '../../workers/runner.ts';
import { topicPosts } from '../analysis/posts.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { hideMentions } from '../triage/hide-mentions.ts';
import { home } from './home.ts';
import { featureTopic } from './mark-topic.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const ask = async (actor: Actor, input: { featured?: 'true' } = {}) =>
  getHome.output.parse({ data: await home(stores.environment, actor, input) }).data;

/** It is the evening of 10 March in Hong Kong. */
const POSTS: Partial<ImportedPost>[] = [
  { published_at: '2026-02-20T04:00:00Z', sentiment: 'Positive' },
  // The last second of the week before last, the first and last that the week before is compared with, and its last.
  { published_at: '2026-02-24T15:59:59Z', sentiment: 'Positive' },
  { published_at: '2026-02-24T16:00:00Z', sentiment: 'Positive' },
  { published_at: '2026-03-03T11:59:59Z', sentiment: 'Positive' },
  { published_at: '2026-03-03T15:59:59Z', sentiment: 'Positive' },
  // The first second of this week, yesterday's last, and today.
  { published_at: '2026-03-03T16:00:00Z', sentiment: 'Negative' },
  { published_at: '2026-03-09T15:59:59Z', sentiment: 'Neutral' },
  { published_at: '2026-03-09T16:00:00Z', sentiment: 'Negative', media_type: 'forum' },
];

describe('home', () => {
  test('weeks and days are those of the organisation; every number is that of its posts', async () => {
    const actor = await stores.createOrganisation();
    const { id, postIds } = await topicOfPosts(stores, actor, POSTS);
    await topicOfPosts(stores, await stores.createOrganisation(), POSTS);
    const { topics, total } = await ask(actor);
    expect(total).toBe(1);
    expect(topics).toMatchObject([
      { id, mentions: { value: 3, previous: 2, change: 50 }, today: 1, scored: 3, featured: false, state: 'ready' },
    ]);
    expect(topics[0]?.score).toBeCloseTo(-66.67, 1);
    expect(topics[0]?.sparkline.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 1, 1]);
    expect(topics[0]?.sparkline.at(-1)?.date).toBe('2026-03-10');
    const posts = async (filter: object) => (await topicPosts(stores.environment, actor, { id, filter })).count;
    expect(await posts({ startDate: '2026-03-03T16:00:00Z', endDate: '2026-03-10T16:00:00Z' })).toBe(3);
    expect(await posts({ startDate: '2026-03-09T16:00:00Z', endDate: '2026-03-10T16:00:00Z' })).toBe(1);

    await correctSentiment(stores.environment, actor, { postIds: postIds.slice(5), sentiment: 'Positive' });
    await runAll(stores.environment, TEST_NOW);
    expect((await ask(actor)).topics).toMatchObject([{ score: 100, scored: 3 }]);
  });

  test('what a topic hides is in no figure', async () => {
    const actor = await stores.createOrganisation();
    const { id, postIds } = await topicOfPosts(stores, actor, POSTS);
    await hideMentions(stores.environment, actor, { id, kind: 'post', keys: postIds.slice(-1) });
    const [glance] = (await ask(actor)).topics;
    expect(glance).toMatchObject({ mentions: { value: 2, previous: 2 }, today: 0, scored: 2 });
    expect(glance?.sparkline.at(-1)?.count).toBe(0);
  });

  test('a topic that began within the two weeks has nothing to be compared with', async () => {
    const actor = await stores.createOrganisation();
    await topicOfPosts(stores, actor, POSTS, { startsAt: '2026-03-01T00:00:00+08:00' });
    expect((await ask(actor)).topics).toMatchObject([{ mentions: { value: 3, previous: null, change: null } }]);
  });

  test('what stands in front comes first, and can be asked for alone', async () => {
    const actor = await stores.createOrganisation();
    const ids = [];
    for (const name of ['one', 'two', 'three']) ids.push((await topicOfPosts(stores, actor, [], { name })).id);
    const names = async (input: { featured?: 'true' } = {}) => (await ask(actor, input)).topics.map(({ name }) => name);
    expect((await names()).sort()).toEqual(['one', 'three', 'two']);
    await featureTopic(stores.environment, actor, { id: ids[1], featured: true });
    expect((await names())[0]).toBe('two');
    expect(await names({ featured: 'true' })).toEqual(['two']);
    expect((await ask(actor, { featured: 'true' })).total).toBe(1);
  });

  test('an organisation without topics sees how fresh the posts are', async () => {
    const { topics, total, coverage, completeTo } = await ask(await stores.createOrganisation());
    expect({ topics, total }).toEqual({ topics: [], total: 0 });
    expect(coverage.map(({ type }) => type).sort()).toEqual(['forum', 'news']);
    expect(completeTo).toBe(coverage[0]?.completeTo);
  });
});
