/** How often anybody may call: by address whatever comes of it, by person what is costly. The clock of the tests stands still. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, PASSWORD, type TestGateway } from '../../../tests/support/gateway.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { CALL_KINDS, CALLS_PER_MINUTE, type CallsPerMinute } from '../../contract/calls-per-minute.ts';
import type { Gateway } from '../gateway.ts';
import { kindOfFunction } from './costly-calls.ts';

let stores: TestStores;
let gateway: TestGateway;
beforeAll(async () => {
  stores = await openTestStores();
});
afterEach(() => gateway.close());
afterAll(() => stores.close());

async function open(limits: Partial<CallsPerMinute>, given: Partial<Gateway> = {}): Promise<FastifyInstance> {
  gateway = await openTestGateway({ callsPerMinute: { ...CALLS_PER_MINUTE, ...limits }, ...given }, { stores });
  return gateway.app;
}

const API = '/api/gateway';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statusesOf = async (app: FastifyInstance, times: number, options: InjectOptions) => {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await app.inject(options)).statusCode);
  return found;
};

describe('by address', () => {
  test.each<[string, InjectOptions, number]>([
    ['guesses of tokens', { url: `${API}/topics`, headers: bearer('a.b.c') }, 401],
    ['the same by another spelling of the address', { url: '/%61pi/gateway/topics', headers: bearer('a.b.c') }, 401],
    ['guesses of the token of the operator', { url: `${API}/operator/sources`, headers: bearer('guess') }, 401],
    ['guesses of refresh tokens', { method: 'POST', url: `${API}/auth/refresh`, payload: { refresh_token: 'x' } }, 401],
    ['guesses of links', { method: 'POST', url: `${API}/auth/confirm`, payload: { token: 'x', password: 'x' } }, 409],
    [
      'guesses of webhooks',
      { method: 'POST', url: `${API}/hooks/x`, payload: '[]', headers: { 'content-type': 'application/json' } },
      404,
    ],
    ['guesses of links in mails', { url: `${API}/unsubscribe/x` }, 404],
    ['guesses of calls', { url: `${API}/gone` }, 404],
    ['the provider', { url: '/oidc/auth' }, 400],
    ['the provider’s tokens', { method: 'POST', url: '/oidc/token' }, 400],
    ['what is posted by other sites', { method: 'POST', url: '/anything', headers: { origin: 'https://evil.example' } }, 403],
    ['public answers', { url: `${API}/client-settings` }, 200],
  ])('%s count', async (_what, options, before) => {
    const app = await open({ address: 3 });
    expect(await statusesOf(app, 4, options)).toEqual([before, before, before, 429]);
    const refused = await app.inject(options);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await app.inject({ ...options, remoteAddress: '10.0.0.9' })).statusCode).toBe(before);
  });

  test('files of the page do not', async () => {
    expect(await statusesOf(await open({ address: 1 }), 5, { url: '/login' })).toEqual([503, 503, 503, 503, 503]);
  });

  test.each([
    ['of one network of IPv6 are one', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'], 429],
    ['of two networks of IPv6 are two', ['2001:db8:1:2::1', '2001:db8:1:3::1'], 200],
    ['of IPv4, written as IPv6, are the same', ['::ffff:10.0.0.1', '10.0.0.1'], 429],
  ])('addresses %s', async (_what, [first, second], status) => {
    const app = await open({ address: 1 });
    const from = (remoteAddress = '') => app.inject({ url: `${API}/client-settings`, remoteAddress });
    expect((await from(first)).statusCode).toBe(200);
    expect((await from(second)).statusCode).toBe(status);
  });

  test.each([
    ['anybody', [], 429],
    ['a trusted proxy', ['127.0.0.1'], 200],
  ])('X-Forwarded-For of %s counts or not', async (_who, trustProxy, status) => {
    const app = await open({ address: 1 }, { trustProxy });
    const as = (address: string) => app.inject({ url: `${API}/client-settings`, headers: { 'x-forwarded-for': address } });
    expect((await as('10.0.0.1')).statusCode).toBe(200);
    expect((await as('10.0.0.2')).statusCode).toBe(status);
  });

  test.each([
    ['without proxies', []],
    ['behind one', ['127.0.0.1']],
  ])('a connection that is gone before it is looked at fails nothing, %s', async (_where, trustProxy) => {
    const app = await open({}, { trustProxy });
    // As Node has it of a connection that is closed; this one takes the answer all the same.
    app.server.prependListener('request', ({ socket }) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }));
    const server = await app.listen({ host: '127.0.0.1', port: 0 });
    const body = JSON.stringify({ username: 'nobody@test.invalid', password: PASSWORD });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' };
    expect((await fetch(`${server}${API}/auth/login`, { method: 'POST', headers, body })).status).toBe(401);
    expect((await fetch(`${server}${API}/client-settings`)).status).toBe(200);
  });
});

describe('by person', () => {
  async function people(app: FastifyInstance) {
    const [one, colleague] = await Promise.all([stores.createOrganisation(), stores.createOrganisation()]);
    const topic = await topicOfPosts(stores, one, [{}]);
    const headers = bearer(await gateway.tokenFor(one));
    const call = (name: string, values: unknown[]): InjectOptions => ({
      method: 'POST',
      url: `${API}/call`,
      headers,
      payload: { name, arguments: values },
    });
    const others = bearer(await gateway.tokenFor(colleague));
    return { app, topic, headers, others, call };
  }

  test('analyses are one measure, by function and by address, and others have their own', async () => {
    const { app, topic, headers, others, call } = await people(await open({ analysis: 3 }));
    const url = `${API}/analysis/overview?id=${topic.id}`;
    expect(await statusesOf(app, 2, { url, headers })).toEqual([200, 200]);
    expect(await statusesOf(app, 2, call('get_topic_analysis_when', [topic.id, {}]))).toEqual([200, 429]);
    const refused = await app.inject({ url, headers });
    expect([refused.statusCode, refused.json().error.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '60']);
    expect((await app.inject({ url: `${API}/topics`, headers })).statusCode).toBe(200);
    expect((await app.inject({ url, headers: others })).statusCode).toBe(404);
    stores.clock.now = new Date(stores.clock.now.getTime() + 60_000);
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
  });

  test.each([
    ['previews', 'POST', '/topics/preview'],
    ['previews', 'POST', '/alerts/preview'],
    ['previews', 'POST', '/entities/try'],
    ['exports', 'POST', '/exports'],
    ['searches', 'GET', '/query/google'],
    ['searches', 'POST', '/query/google/keep'],
    ['previews', 'GET', '/query'],
    ['previews', 'POST', '/query/filter-options'],
    ['searches', 'POST', '/sources/test'],
    ['analysis', 'GET', '/home'],
    ['analysis', 'GET', '/comparison'],
    ['analysis', 'GET', '/feeds'],
    ['analysis', 'GET', '/feeds/summary/x?by=quotations'],
    ['searches', 'GET', '/feeds/translation/x'],
  ] as const)('%s: %s %s', async (kind, method, path) => {
    const app = await open({ [kind]: 1 });
    const headers = bearer(await gateway.tokenFor(await stores.createOrganisation()));
    const options: InjectOptions = { method, url: API + path, headers, ...(method === 'POST' && { payload: {} }) };
    const [first, second] = await statusesOf(app, 2, options);
    expect(first).not.toBe(429);
    expect(second).toBe(429);
  });

  test.each<[string, InjectOptions & { url: string }, boolean]>([
    ['by the model counts', { url: '/feeds/summary/1', query: { by: 'model' } }, true],
    ['by whoever can counts', { url: '/feeds/summary/1' }, true],
    ['of quotations does not', { url: '/feeds/summary/1', query: { by: 'quotations' } }, false],
    ['of a topic counts', { url: '/topics/1/summary' }, true],
    ['of a topic, of quotations, does not', { url: '/topics/1/summary', query: { by: 'quotations' } }, false],
    ['of a topic, of what is kept, does not', { url: '/topics/1/summary', query: { by: 'kept' } }, false],
    ['of texts counts', { method: 'POST', url: '/feeds/summary', payload: { posts: [{ title: 'x' }] } }, true],
    [
      'of texts, of quotations, does not',
      { method: 'POST', url: '/feeds/summary', payload: { by: 'quotations', posts: [{ title: 'x' }] } },
      false,
    ],
  ])('searches: a summary %s', async (_what, options, counts) => {
    const app = await open({ searches: 1 });
    const headers = bearer(await gateway.tokenFor(await stores.createOrganisation()));
    const [first, second] = await statusesOf(app, 2, { ...options, url: `${API}${options.url}`, headers });
    expect(first).not.toBe(429);
    expect(second).toBe(counts ? 429 : first);
  });

  test('exports: each file that is begun by one address', async () => {
    const { app, topic, headers } = await people(await open({ exports: 2 }));
    const call = { name: 'get_topic_analysis_posts_csv', arguments: [topic.id, {}] };
    const { url } = (await app.inject({ method: 'POST', url: `${API}/call`, headers, payload: call })).json().result;
    expect(await statusesOf(app, 4, { url })).toEqual([200, 200, 429, 429]);
  });

  test('a dashboard that opens all its figures at once is not held up, twenty times in a minute', async () => {
    const { app, topic, headers } = await people(await open({}));
    const url = `${API}/analysis/overview?id=${topic.id}`;
    const answers = await Promise.all(Array.from({ length: 300 }, () => app.inject({ url, headers })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('the operator has no such measure', async () => {
    const app = await open(Object.fromEntries(CALL_KINDS.map((kind) => [kind, 1])));
    const headers = { ...bearer(OPERATOR_TOKEN), 'content-type': 'application/x-ndjson' };
    const batch: InjectOptions = { method: 'POST', url: `${API}/ingest`, headers, payload: '\n' };
    expect(await statusesOf(app, 5, batch)).toEqual([200, 200, 200, 200, 200]);
  });
});

test.each([
  // It makes an address; its files are counted where they are begun.
  ['get_topic_analysis_posts_csv', undefined],
  ['get_topic_analysis', 'analysis'],
  ['get_topic_analysis_who_influencer', 'analysis'],
  ['get_topic_post_overview', 'analysis'],
  ['query', 'previews'],
  ['get_topics', undefined],
  ['create_topic', undefined],
])('the function %s is of the kind %s', (name, kind) => {
  expect(kindOfFunction(name)).toBe(kind);
});
