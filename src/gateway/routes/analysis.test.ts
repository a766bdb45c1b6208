import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Actor } from '../../services/environment.ts';

let gateway: TestGateway;
let mei: Actor;
let topic: TopicOfPosts;
beforeAll(async () => {
  gateway = await openTestGateway();
  mei = await gateway.stores.createOrganisation();
  topic = await topicOfPosts(gateway.stores, mei, [
    { published_at: '2026-03-08T01:00:00Z', media_type: 'forum', sentiment: 'Positive', author: 'ann, of the pier', likes: 3 },
    { published_at: '2026-03-08T16:30:00Z', media_type: 'forum', sentiment: 'Negative', channel: 'a, b' },
    { published_at: '2026-03-09T01:00:00Z', media_type: 'news', sentiment: 'Positive', url: 'https://www.news.example/1' },
  ]);
});
afterAll(() => gateway.close());

async function get(path: string, query: Record<string, string> = {}, actor: Actor | null = mei) {
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  const answer = await gateway.app.inject({ url: `/api/gateway${path}?${new URLSearchParams(query).toString()}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function call(name: string, ...values: unknown[]) {
  return (await gateway.call(await gateway.tokenFor(mei), name, values)).json();
}

const TABS = [
  ['/analysis/overview', 'get_topic_analysis_overview'],
  ['/analysis/when', 'get_topic_analysis_when'],
  ['/analysis/where', 'get_topic_analysis_where'],
  ['/analysis/how', 'get_topic_analysis_how'],
] as const;

const FILTERS: [name: string, address: Record<string, string>, filter: object][] = [
  ['no filter', {}, {}],
  [
    'lists with commas and a zone',
    { mediaTypes: 'forum,news', sentiments: 'Positive', weekdays: '1,2', hours: '9', timezone: '+0800', granularity: 'day' },
    {
      mediaTypes: ['forum', 'news'],
      sentiments: ['Positive'],
      weekdays: [1, 2],
      hours: [9],
      timezone: '+0800',
      granularity: 'day',
    },
  ],
  ['items with commas as JSON', { channels: '["a, b",""]' }, { channels: ['a, b', ''] }],
  ['authors as JSON', { authors: '{"forum":["ann, of the pier"]}' }, { authors: { forum: ['ann, of the pier'] } }],
];

describe.each(TABS)('%s', (path, name) => {
  test.each(FILTERS)('answers what the function does: %s', async (_, address, filter) => {
    const { result } = await call(name, topic.id, filter);
    expect(result).toMatchObject({ startDate: '2025-12-31T16:00:00.000Z' });
    expect(await get(path, { id: topic.id, ...address })).toEqual({ status: 200, body: { data: result } });
  });

  test('needs a token, and finds no topic of somebody else', async () => {
    expect((await get(path, { id: topic.id }, null)).status).toBe(401);
    const stranger = await gateway.stores.createOrganisation();
    expect(await get(path, { id: topic.id }, stranger)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    expect(await get(path, { id: 'x' })).toMatchObject({ status: 400, body: { error: { fields: { id: 'malformed' } } } });
  });
});

test('the longest filter fits an address', async () => {
  const phrase = `"${'碼頭渡輪'.repeat(LIMITS.termTokens / 4)}"`;
  const text = Array.from({ length: 188 }, () => phrase).join(' OR ');
  expect(text.length).toBeGreaterThan(0.98 * LIMITS.queryLength);
  const { result } = await call('get_topic_analysis_posts', topic.id, { text });
  const server = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const query = new URLSearchParams({ id: topic.id, text }).toString();
  const answer = await fetch(`${server}/api/gateway/analysis/raw-data?${query}`, {
    headers: { authorization: `Bearer ${await gateway.tokenFor(mei)}` },
  });
  expect([answer.status, await answer.json()]).toEqual([200, result]);
});

test('posts: the raw data, the same as feeds, and what was clicked', async () => {
  const page = { sort: 'oldest', skip: 1, limit: 1, sentiments: ['Positive'] };
  const address = { id: topic.id, sort: 'oldest', skip: '1', limit: '1', sentiments: 'Positive' };
  const { result } = await call('get_topic_analysis_posts', topic.id, page);
  expect(result).toMatchObject({ count: 2, posts: [{ id: topic.postIds[2] }] });
  expect((await get('/analysis/raw-data', address)).body).toEqual(result);
  expect((await get('/feeds', address)).body).toEqual({ data: result.posts, count: 2 });
  const bucket = { mediaTypes: ['forum'], hours: [9] };
  const clicked = await call('get_topic_analysis_posts_chartbox', topic.id, { bucket });
  expect(clicked.result).toMatchObject({ count: 1, posts: [{ id: topic.postIds[0] }] });
  expect((await get('/analysis/inspect', { id: topic.id, bucket: JSON.stringify(bucket) })).body).toEqual(clicked.result);
});

test('a filter that cannot be is named by its field', async () => {
  const fields = async (address: Record<string, string>) =>
    (await get('/analysis/when', { id: topic.id, ...address })).body.error;
  expect(await fields({ hours: 'noon' })).toMatchObject({ code: 'invalid', fields: { 'filter.hours.0': 'malformed' } });
  // Text, however much it looks like JSON; the keyword language says what is wrong with it.
  expect(await fields({ text: '[2026]' })).toMatchObject({ fields: { 'filter.text': 'querySymbol' } });
  expect(await fields({ timezone: 'Nowhere/Town' })).toMatchObject({ fields: { 'filter.timezone': 'malformed' } });
  expect(await fields({ granularity: 'hour', endDate: '2026-07-01T00:00:00Z' })).toMatchObject({
    fields: { 'filter.granularity': 'malformed' },
  });
});

test('the newest and the hottest posts, by three arguments', async () => {
  const { result } = await call('get_topic_post_overview', topic.id, {}, -480);
  expect(result.count).toBe(3);
  expect(await call('get_topic_post_overview', topic.id, {})).toMatchObject({ error: { code: 'wrong_arguments' } });
});

test('the first tab in one answer, made of the answers of its parts', async () => {
  const filter = { mediaTypes: ['forum'], granularity: 'week' };
  const { result } = await call('get_topic_analysis', topic.id, filter);
  expect(result.overview).toEqual((await call('get_topic_analysis_overview', topic.id, filter)).result);
  expect(result.what).toEqual((await call('get_topic_analysis_what', topic.id, filter)).result);
  expect(result.who).toEqual((await call('get_topic_analysis_who_influencer', topic.id, filter)).result);
  expect(result.posts).toEqual((await call('get_topic_post_overview', topic.id, filter, 0)).result);
  const address = { mediaTypes: 'forum', granularity: 'week' };
  expect((await get(`/topics/${topic.id}/analysis`, address)).body).toEqual({ data: result });
  expect((await get(`/topics/${topic.id}/analysis`, address, await gateway.stores.createOrganisation())).status).toBe(404);
});
