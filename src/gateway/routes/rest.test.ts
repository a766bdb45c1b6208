/** The calls by REST: accounts, topics, ingest and health. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, PUBLIC_URL, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Actor } from '../../services/environment.ts';
import { createTopic } from '../../services/topics/create-topic.ts';

let gateway: TestGateway;
let storesAnswer = true;
beforeAll(async () => {
  gateway = await openTestGateway({
    checkReady: async () => {
      if (!storesAnswer) throw new Error('no answer');
    },
    demoSignIn: async () => ({ email: 'demo@earshot.local', password: 'earshot-demo' }),
  });
});
afterAll(() => gateway.close());

const get = (path: string, token?: string) =>
  gateway.app.inject({ url: `/api/gateway${path}`, headers: token ? { authorization: `Bearer ${token}` } : {} });

describe('accounts', () => {
  test('what the page must know before anybody is signed in', async () => {
    const { data } = (await get('/client-settings')).json();
    expect(data).toEqual({
      productName: 'Earshot',
      authority: `${PUBLIC_URL}/oidc`,
      clientId: 'earshot-web',
      scope: 'openid profile email',
      embedded: true,
      autoRedirect: true,
      keepsMail: false,
      registration: 'closed',
      demoSignIn: { email: 'demo@earshot.local', password: 'earshot-demo' },
    });
  });

  test('the plan in snake_case, and the members with the zone of their organisation', async () => {
    const actor = await gateway.stores.createOrganisation({ timezone: '+0800', subscription: { maxTopics: 7 } });
    const token = await gateway.tokenFor(actor);
    expect((await get('/subscriptions', token)).json().subscriptions).toMatchObject([{ max_topics: 7, plan: 'Test' }]);
    const { data } = (await get('/org-users', token)).json();
    expect(data).toMatchObject([{ id: actor.userId, org: { timezone: '+0800' } }]);
    expect(data[0]).not.toHaveProperty('passwordHash');
  });

  test('what somebody may use and uses, with the device that the request names', async () => {
    const actor = await gateway.stores.createOrganisation({ subscription: { maxTopics: 7 } });
    const authorization = `Bearer ${await gateway.tokenFor(actor)}`;
    await createTopic(gateway.stores.environment, actor, topicDraft());
    const ask = (headers: object) =>
      gateway.app.inject({ url: '/api/gateway/user-info', headers: { authorization, ...headers } });
    const { data } = (await ask({ 'x-device-id': 'd1' })).json();
    expect(data).toMatchObject({
      topic_total_number: 1,
      alert_total_number: 0,
      start_range: '2026-01-01T00:00:00.000Z',
      end_range: '2027-01-01T00:00:00.000Z',
      preference: { comparisonTopicIds: [] },
      user: { device_id: 'd1', user_id: actor.userId, email: expect.stringMatching(/@test\.invalid$/) },
      subscription: { max_topics: 7, max_sessions: 0 },
    });
    expect((await ask({})).json().data.user.device_id).toBe('');
  });

  test.each(['/subscriptions', '/user-info', '/org-users', '/topics'])('%s needs a token', async (path) => {
    expect((await get(path)).statusCode).toBe(401);
  });
});

test('topics by REST, filtered by visibility', async () => {
  const token = await gateway.tokenFor(await gateway.stores.createOrganisation());
  const none = { operator: 'AND', groups: [] };
  const period = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];
  await gateway.call(token, 'create_topic', ['One', ...period, ['forum'], 'basic', { ...none, groups: [['one']] }, none]);
  expect((await get('/topics?visible=true', token)).json().data).toMatchObject([{ name: 'One', visible: true }]);
  expect((await get('/topics?visible=false', token)).json()).toEqual({ data: [], count: 0 });
  expect((await get('/topics?visible=maybe', token)).json().error.fields).toEqual({ visible: 'malformed' });
});

describe('ingest', () => {
  const POST = { media_type: 'forum', id: '1', published_at: '2026-03-01T00:00:00Z', content: 'hello', nonsense: 1 };

  function ingest(payload: string | Buffer, headers: Record<string, string> = {}) {
    const standard = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/x-ndjson' };
    return gateway.app.inject({ method: 'POST', url: '/api/gateway/ingest', headers: { ...standard, ...headers }, payload });
  }

  test('keeps what is right and names what is not', async () => {
    const lines = [JSON.stringify(POST), '{', '', JSON.stringify({ ...POST, id: undefined })].join('\n');
    const { data } = (await ingest(lines)).json();
    expect(data).toMatchObject({ posts: 1, ignoredFields: { nonsense: expect.any(Number) } });
    expect(data.rejected.map(({ line }: { line: number }) => line)).toEqual([2, 4]);
  });

  test('takes a compressed body', async () => {
    const answer = await ingest(gzipSync(JSON.stringify(POST)), { 'content-encoding': 'gzip' });
    expect(answer.json()).toMatchObject({ data: { posts: 1 } });
  });

  test('is the operator’s alone', async () => {
    const user = await gateway.tokenFor(await gateway.stores.createOrganisation());
    for (const authorization of ['', 'Bearer wrong', `Bearer ${user}`]) {
      expect((await ingest(JSON.stringify(POST), { authorization })).statusCode).toBe(401);
    }
    expect((await gateway.call(OPERATOR_TOKEN, 'get_topic_ids', [])).statusCode).toBe(401);
  });

  test('a body beyond the limit is too_large, packed or not', async () => {
    const large = 'x'.repeat(LIMITS.ingestBodyBytes + 1);
    for (const answer of [await ingest(large), await ingest(gzipSync(large), { 'content-encoding': 'gzip' })]) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'too_large']);
    }
  });
});

describe('demo content', () => {
  const demo = (verb: 'add' | 'remove', token: string, payload: object) =>
    gateway.app.inject({
      method: 'POST',
      url: `/api/gateway/demo/${verb}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });

  test('is the operator’s, who may remove what is not there', async () => {
    const user = await gateway.tokenFor(await gateway.stores.createOrganisation());
    expect((await demo('remove', user, {})).statusCode).toBe(401);
    expect((await demo('remove', OPERATOR_TOKEN, {})).json()).toMatchObject({ data: { topics: 0 } });
  });

  test('needs a user in whose organisation it goes', async () => {
    const answer = await demo('add', OPERATOR_TOKEN, { email: 'nobody@test.invalid' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });
});

test('another search of a topic: nothing happens to one whose search did not fail; another tenant’s is not found', async () => {
  const actor = await gateway.stores.createOrganisation();
  const { id } = await createTopic(gateway.stores.environment, actor, topicDraft());
  const search = async (as: Actor) =>
    gateway.app.inject({
      method: 'POST',
      url: `/api/gateway/topics/${id}/search`,
      headers: { authorization: `Bearer ${await gateway.tokenFor(as)}` },
    });
  expect((await search(actor)).json()).toEqual({ result: true });
  expect((await search(await gateway.stores.createOrganisation())).statusCode).toBe(404);
});

test('the rematch is the operator’s alone, and has nothing to do where this version has read everything', async () => {
  const rematch = (method: 'GET' | 'POST', token: string) =>
    gateway.app.inject({
      method,
      url: '/api/gateway/topics/rematch',
      headers: { authorization: `Bearer ${token}` },
    });
  const user = await gateway.tokenFor(await gateway.stores.createOrganisation());
  expect([(await rematch('GET', user)).statusCode, (await rematch('POST', user)).statusCode]).toEqual([401, 401]);
  expect((await rematch('GET', OPERATOR_TOKEN)).json()).toEqual({ data: { stalePosts: 0, needed: false } });
  expect((await rematch('POST', OPERATOR_TOKEN)).json()).toEqual({ data: { posts: 0, topics: 0, done: true } });
});

test('health: alive always, ready only while the stores answer', async () => {
  expect((await get('/health/live')).json()).toEqual({ data: { status: 'ok' } });
  expect((await get('/health/ready')).statusCode).toBe(200);
  storesAnswer = false;
  const answer = await get('/health/ready');
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_ready']);
  expect((await get('/health/live')).statusCode).toBe(200);
});

test('understanding posts anew is the operator’s alone, and names a time that is none', async () => {
  const enrich = (payload: object, token: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/gateway/posts/enrich',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  expect((await enrich({ since: null }, await gateway.tokenFor(await gateway.stores.createOrganisation()))).statusCode).toBe(401);
  expect((await enrich({ since: null }, OPERATOR_TOKEN)).json()).toEqual({ data: { posts: 0, left: 0, done: true } });
  expect((await enrich({ since: 'yesterday' }, OPERATOR_TOKEN)).json()).toMatchObject({
    error: { fields: { since: 'malformed' } },
  });
});
