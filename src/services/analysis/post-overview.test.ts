import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { postOverview } from '../../contract/analysis/posts.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Actor } from '../environment.ts';
import { topicPostOverview } from './post-overview.ts';

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;

/** One a day; hot values rise and fall, and are unknown of two. */
const POSTS: Partial<ImportedPost>[] = [4, 9, null, 7, 1, 8, null, 2].map((hot_value, day) => ({
  published_at: `2026-03-0${day + 1}T10:00:00Z`,
  media_type: day % 2 === 0 ? 'news' : 'forum',
  hot_value,
}));

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  topic = await topicOfPosts(stores, actor, POSTS);
});
afterAll(() => stores.close());

async function ask(filter: object = {}, { id }: TopicOfPosts = topic) {
  const asked = { id, filter, timezoneOffsetMinutes: -480 };
  const { count, latest, hottest } = postOverview.parse(await topicPostOverview(stores.environment, actor, asked));
  const places = (posts: { id: string }[]) => posts.map((post) => topic.postIds.indexOf(post.id));
  return { count, latest: places(latest), hottest: places(hottest) };
}

test.each([
  ['without a filter', {}, { count: 8, latest: [7, 6, 5, 4, 3], hottest: [1, 5, 3, 0, 7] }],
  ['with fewer posts than are shown', { mediaTypes: ['forum'] }, { count: 4, latest: [7, 5, 3, 1], hottest: [1, 5, 3, 7] }],
  ['with no posts', { hours: [3] }, { count: 0, latest: [], hottest: [] }],
])('the newest and the hottest %s', async (_, filter, expected) => {
  expect(await ask(filter)).toEqual(expected);
});

test('one post is both', async () => {
  const one = await topicOfPosts(stores, actor, [{}]);
  const { count, latest, hottest } = await topicPostOverview(stores.environment, actor, { id: one.id, timezoneOffsetMinutes: 0 });
  expect([count, latest.length]).toEqual([1, 1]);
  expect(hottest).toEqual(latest);
  expect(latest[0]?.matched).toMatchObject([{ field: 'title' }]);
});

test('a stranger finds no topic, and the offset is part of the call', async () => {
  const stranger = await stores.createOrganisation();
  const asked = { id: topic.id, filter: {}, timezoneOffsetMinutes: 0 };
  await expect(topicPostOverview(stores.environment, stranger, asked)).rejects.toMatchObject({ code: 'not_found' });
  await expect(topicPostOverview(stores.environment, actor, { id: topic.id })).rejects.toMatchObject({ code: 'invalid' });
});
