import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import type { Actor } from '../../services/environment.ts';

let gateway: TestGateway;
let mei: Actor;
beforeAll(async () => {
  gateway = await openTestGateway();
  mei = await gateway.stores.createOrganisation({ name: 'Mei' });
});
afterAll(() => gateway.close());

type Caller = Actor | 'operator' | null;

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', at: string, payload?: object, caller: Caller = mei) {
  const token = caller === 'operator' ? OPERATOR_TOKEN : caller && (await gateway.tokenFor(caller));
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await gateway.app.inject({ method, url: `/api/gateway${at}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const FEED = { address: 'https://news.example/feed', kind: 'feed', mediaType: 'news' };

test('a source is followed, listed, paused and removed', async () => {
  const added = await call('POST', '/sources', FEED);
  expect(added).toMatchObject({ status: 200, body: { data: { ...FEED, state: 'new', forEverybody: false } } });
  const { id } = added.body.data;
  expect((await call('GET', '/sources')).body).toMatchObject({ data: [{ id }], coverage: [{ mediaType: 'news', sources: 1 }] });
  expect((await call('GET', '/sources/coverage')).body).toEqual({
    data: [{ mediaType: 'news', sources: 1, silent: 0, unread: 1, completeTo: null }],
  });
  const again = await call('POST', '/sources', FEED);
  expect(again).toMatchObject({ status: 400, body: { error: { fields: { address: 'sourceTwice' } } } });
  expect((await call('PATCH', `/sources/${id}`, { paused: true })).body).toMatchObject({
    data: { state: 'paused', nextAt: null },
  });
  expect((await call('DELETE', `/sources/${id}`)).body).toEqual({ result: true });
  expect((await call('DELETE', `/sources/${id}`)).status).toBe(404);
});

test('a source that gives nothing when it is tried is an answer', async () => {
  expect((await call('POST', '/sources/test', { address: '' })).body).toMatchObject({
    error: { code: 'invalid', fields: { address: 'addressRequired' } },
  });
  // The web of a test that says nothing of it is a fault of ours.
  expect((await call('POST', '/sources/test', { address: 'a.example' })).status).toBe(500);
});

test('the operator follows for everybody, and reads a source when he wants', async () => {
  const added = await call('POST', '/operator/sources', { ...FEED, address: 'https://all.example/feed' }, 'operator');
  const { id } = added.body.data;
  expect((await call('GET', '/sources')).body).toMatchObject({ data: [{ id, forEverybody: true }] });
  expect((await call('PATCH', `/sources/${id}`, { paused: true })).status).toBe(404);
  const collected = await call('POST', `/operator/sources/${id}/collect`, {}, 'operator');
  expect(collected.body).toMatchObject({ data: { read: 0, failure: { kind: 'internal' } } });
  expect((await call('GET', '/operator/sources', undefined, 'operator')).body).toMatchObject({
    data: [{ id, state: 'failing' }],
  });
  expect((await call('PATCH', `/operator/sources/${id}`, { paused: true }, 'operator')).body.data.state).toBe('paused');
  expect((await call('DELETE', `/operator/sources/${id}`, undefined, 'operator')).body).toEqual({ result: true });
});

test('what X would cost is not asked without a key, and which one is missing is said', async () => {
  const refused = await call('POST', '/operator/sources/estimate', {}, 'operator');
  expect(refused).toMatchObject({ status: 501, body: { error: { code: 'not_configured' } } });
  expect(refused.body.error.message).toMatch(/X_BEARER_TOKEN/);
});

test.each<[Caller, string, number]>([
  [null, '/sources', 401],
  [null, '/sources/coverage', 401],
  [null, '/operator/sources', 401],
])('%s is not told %s', async (caller, path, status) => {
  expect((await call('GET', path, undefined, caller)).status).toBe(status);
});

test('a person is no operator', async () => {
  expect((await call('GET', '/operator/sources')).status).not.toBe(200);
  expect((await call('POST', '/operator/sources', FEED)).status).not.toBe(200);
});
