import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { ASKED_ADDRESSES } from '../../contract/sources.ts';
import { NO_KEYS } from '../../outside/connectors/api-keys.ts';
import { addSource } from '../../services/sources/add-source.ts';
import { sources } from '../../stores/postgres/sources.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.tokenFor(await gateway.stores.createOrganisation());
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
