import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { ASKED_ADDRESSES } from '../../contract/sources.ts';
import { NO_KEYS } from '../../outside/connectors/api-keys.ts';
import type { Actor } from '../../services/environment.ts';
import { addSource } from '../../services/sources/add-source.ts';
import { sources } from '../../stores/postgres/sources.ts';

let gateway: TestGateway;
let actor: Actor;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  actor = await gateway.stores.createOrganisation();
  token = await gateway.tokenFor(actor);
});
afterAll(() => gateway.close());

async function get(search: string, bearer: string | null = token) {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const answer = await gateway.app.inject({ url: `/api/gateway/query/google?${search}`, headers });
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
}

test('a search of the web needs a token, a query, and a provider', async () => {
  expect((await get('query=ferry', null)).status).toBe(401);
  expect(await get('')).toMatchObject({ status: 400, body: { error: { code: 'invalid', fields: { query: 'malformed' } } } });
  expect(await get('query=ferry')).toMatchObject({ status: 501, body: { error: { code: 'not_configured' } } });
});

test('what is found is answered in one piece', async () => {
  const { environment } = gateway.stores;
  environment.apiKeys = { ...NO_KEYS, BRAVE_SEARCH_KEY: 'a-key' };
  environment.fetchWeb = async ({ url, headers }) => {
    expect(headers).toMatchObject({ 'x-subscription-token': 'a-key' });
    const results = ['a.example', 'b.example'].map((host) => ({ url: `https://${host}/1`, title: 'Ferry', description: 'late' }));
    const body = { type: 'search', query: { more_results_available: false }, web: { results } };
    return { status: 200, url, headers: new Headers(), text: JSON.stringify(body) };
  };
  await addSource(environment, 'operator', { address: ASKED_ADDRESSES.brave, kind: 'brave', mediaType: 'website' });
  const found = await get('query=ferry&urls=b.example&urls=c.example&skip=0&limit=10');
  // Two sites are two questions to Brave, with two results each.
  expect(found).toMatchObject({
    status: 200,
    body: { data: { count: 4, posts: [{ url: 'https://b.example/1', dataSource: 'gs', title: 'Ferry', content: 'late' }] } },
  });
  expect((await get('query=(ferry')).body.error.fields).toEqual({ query: 'queryUnclosedGroup' });
});

test('a search that there is no budget for says when there is again, unless there never is', async () => {
  const { environment } = gateway.stores;
  await environment.postgres.update(sources).set({ microdollarsPerDay: 20_000 });
  // People's half went into the two questions above.
  expect(await get('query=ferry')).toMatchObject({
    status: 429,
    body: { error: { code: 'rate_limited', until: '2026-03-11T00:00:00.000Z' } },
    retryAfter: 'Wed, 11 Mar 2026 00:00:00 GMT',
  });
  await environment.postgres.update(sources).set({ microdollarsPerDay: 0 });
  expect(await get('query=ferry')).toMatchObject({
    status: 501,
    body: { error: { code: 'not_configured' } },
    retryAfter: undefined,
  });
});

test('what is kept is what the provider said, once, and as if a source had brought it', async () => {
  const { environment } = gateway.stores;
  await environment.postgres.update(sources).set({ microdollarsPerDay: 10_000_000 });
  const results = [{ url: 'https://b.example/2', title: 'Ferry', description: 'a walrus on the pier' }];
  environment.fetchWeb = async ({ url }) => {
    const body = { type: 'search', query: { more_results_available: false }, web: { results } };
    return { status: 200, url, headers: new Headers(), text: JSON.stringify(body) };
  };
  const keep = async (given: unknown, bearer = token) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/gateway/query/google/keep',
      headers: { authorization: `Bearer ${bearer}` },
      payload: { results: given },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const search = async () => {
    const answer = await gateway.app.inject({
      url: '/api/gateway/query?query=walrus%20AND%20pier',
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json().data;
  };
  const [result] = (await get('query=walrus')).body.data.posts;
  expect([result.kept, result.dated, (await search()).count]).toEqual([false, false, 0]);
  expect(await keep([result.keep, result.keep])).toMatchObject({
    status: 200,
    body: { data: { posts: [{ id: result.id, dated: false }], topics: [] } },
  });
  expect(await search()).toMatchObject({
    count: 1,
    posts: [{ id: result.id, dataSource: 'gs', content: 'a walrus on the pier' }],
  });
  expect((await get('query=walrus')).body.data.posts[0].kept).toBe(true);

  // Neither what was changed on the way, nor what another organisation was given, nor what is old.
  const [head, payload, signature] = result.keep.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...said, post: { ...said.post, title: 'forged' } })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  expect((await keep([`${head}.${changed}.${signature}`])).status).toBe(404);
  expect((await keep([`${none}.${changed}.`])).status).toBe(404);
  expect((await keep(['x'])).status).toBe(404);
  expect((await keep([])).body.error.fields).toEqual({ results: 'postRequired' });
  const stranger = await gateway.tokenFor(await gateway.stores.createOrganisation());
  expect((await keep([result.keep], stranger)).status).toBe(404);
  expect((await search()).count).toBe(1);
  gateway.stores.clock.now = new Date(gateway.stores.clock.now.getTime() + 25 * 60 * 60 * 1000);
  expect((await keep([result.keep], await gateway.tokenFor(actor))).status).toBe(404);
});
