/** What a browser gets that follows the address of a download: no bearer token, a file. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvRows } from '../../../tests/support/csv-rows.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Actor } from '../../services/environment.ts';

let gateway: TestGateway;
let actor: Actor;
let topic: TopicOfPosts;
beforeAll(async () => {
  gateway = await openTestGateway();
  actor = await gateway.stores.createOrganisation();
  const posts = Array.from({ length: 3 }, (_, at) => ({ content: `第${at}則，"引號"`, sentiment: 'Positive' as const }));
  topic = await topicOfPosts(gateway.stores, actor, posts, { name: '渡輪 "A/B": 2026' });
});
afterAll(() => gateway.close());

async function urlOf(filter: object, as = actor) {
  return gateway.call(await gateway.tokenFor(as), 'get_topic_analysis_posts_csv', [topic.id, filter]);
}

test('the address gives a file with a name, a mark of UTF-8 and a row for each post of the list', async () => {
  const { result } = (await urlOf({ sentiments: ['Positive'], language: 'zh-Hant' })).json();
  const answer = await gateway.app.inject({ url: result.url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="_ A B 2026 2026-01-01 2026-03-10.csv"; filename*=UTF-8''${encodeURIComponent('渡輪 A B 2026 2026-01-01 2026-03-10.csv')}`,
  });
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect((await gateway.app.inject({ method: 'HEAD', url: result.url })).statusCode).toBe(404);
  const rows = csvRows(answer.body);
  const list = await gateway.call(await gateway.tokenFor(actor), 'get_topic_analysis_posts', [topic.id, {}]);
  expect(rows.map((row) => row['內容'])).toEqual(list.json().result.posts.map((post: { content: string }) => post.content));
  expect(rows).toHaveLength(3);
});

test('nobody else gets an address, and none is good without its signature', async () => {
  const stranger = await gateway.stores.createOrganisation();
  expect((await urlOf({}, stranger)).statusCode).toBe(404);
  expect((await urlOf({ hours: [25] })).json()).toMatchObject({
    error: { code: 'invalid', fields: { 'filter.hours.0': 'malformed' } },
  });
  const { result } = (await urlOf({})).json();
  for (const url of [result.url.replace(/.$/, ''), '/api/gateway/downloads/posts.csv?token=x']) {
    const answer = await gateway.app.inject({ url });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthenticated']);
  }
  expect((await gateway.app.inject({ url: '/api/gateway/downloads/posts.csv' })).statusCode).toBe(400);
});

test('whoever goes away in the middle leaves a place for others', async () => {
  const { result } = (await urlOf({})).json();
  const server = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  for (let again = 0; again < 6; again++) {
    const gone = new AbortController();
    const answer = await fetch(server + result.url, { signal: gone.signal });
    expect(answer.status).toBe(200);
    gone.abort();
  }
  expect(csvRows(await (await fetch(server + result.url)).text())).toHaveLength(3);
});
