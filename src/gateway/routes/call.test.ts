import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDIENCE, openTestGateway, PUBLIC_URL, type TestGateway } from '../../../tests/support/gateway.ts';
import { runAll } from '../../workers/runner.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const GROUPS = { operator: 'AND', groups: [['白票']] };
const NONE = { operator: 'AND', groups: [] };
const PERIOD = ['2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z'];
const topic = (name: string) => [name, ...PERIOD, ['forum', 'lihkg'], 'basic', GROUPS, NONE];

async function someone() {
  const actor = await gateway.stores.createOrganisation();
  const token = await gateway.tokenFor(actor);
  return { actor, token, call: (name: string, values: unknown[]) => gateway.call(token, name, values) };
}

describe('envelopes', () => {
  test('a topic from creation to deletion', async () => {
    const { call } = await someone();
    const created = (await call('create_topic', topic('Blank votes'))).json();
    expect(created).toEqual({ result: true, id: expect.stringMatching(/^\d+$/) });
    await runAll(gateway.stores.environment, gateway.stores.clock.now);
    const [listed] = (await call('get_topics', [480])).json().result;
    expect(listed).toMatchObject({ id: created.id, topic_id: created.id, name: 'Blank votes', state: 'ready', mentions: 0 });
    expect((await call('update_topic', [created.id, ...topic('Renamed')])).json()).toEqual({ result: true, id: created.id });
    expect((await call('get_topic', [created.id])).json().result).toMatchObject({ name: 'Renamed' });
    expect((await call('get_topic_analysis_overview', [created.id, null])).json().result).toMatchObject({
      mentions: { value: 0 },
    });
    expect((await call('get_topic_analysis_posts', [created.id, { limit: 10 }])).json()).toEqual({
      result: { count: 0, posts: [] },
    });
    expect((await call('delete_topic', [created.id])).json()).toEqual({ result: true });
    expect((await call('get_topic_ids', [])).json()).toEqual({ result: [] });
    expect((await call('get_user_expired', [])).json()).toEqual({
      result: { expired: false, endsAt: '2027-01-01T00:00:00.000Z' },
    });
  });

  test('a topic is not changed from an older version, if the caller says from which he began', async () => {
    const { call } = await someone();
    const { id } = (await call('create_topic', topic('Contested'))).json();
    const { updated_at } = (await call('get_topic', [id])).json().result;
    expect((await call('update_topic', [id, ...topic('Mine'), updated_at])).json()).toEqual({ result: true, id });
    const refused = await call('update_topic', [id, ...topic('Too late'), updated_at]);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { result: false, error: { code: 'conflict', changedAt: expect.stringMatching(/^2026-.*Z$/), changedBy: 'Test' } },
    ]);
    expect((await call('update_topic', [id, ...topic('As ever')])).statusCode).toBe(200);
    expect((await call('update_topic', [id, ...topic('As ever'), null])).statusCode).toBe(200);
    const tooMany = await call('update_topic', [id, ...topic('As ever'), updated_at, 'more']);
    expect(tooMany.json().error).toMatchObject({
      code: 'wrong_arguments',
      message: expect.stringContaining('basedOn (optional)'),
    });
  });

  test.each([
    { why: 'an unknown function', name: 'nix', values: [], status: 404, error: { code: 'unknown_function' } },
    { why: 'a name of Object', name: 'toString', values: [], status: 404, error: { code: 'unknown_function' } },
    {
      why: 'too few arguments',
      name: 'get_topic',
      values: [],
      status: 400,
      error: { code: 'wrong_arguments', message: 'get_topic takes 1: id; got 0' },
    },
    {
      why: 'too many arguments',
      name: 'get_topic_ids',
      values: [1],
      status: 400,
      error: { code: 'wrong_arguments', message: 'get_topic_ids takes no arguments; got 1' },
    },
    {
      why: 'a broken id',
      name: 'get_topic',
      values: ['x'],
      status: 400,
      error: { code: 'invalid', fields: { id: 'malformed' } },
    },
    {
      why: 'a filter that is none',
      name: 'get_topic_analysis_posts',
      values: ['1', { limit: 0 }],
      status: 400,
      error: { code: 'invalid', fields: { 'filter.limit': 'malformed' } },
    },
    { why: 'what does not exist', name: 'get_topic', values: ['999999'], status: 404, error: { code: 'not_found' } },
  ])('$why is refused with its code', async ({ name, values, status, error }) => {
    const { call } = await someone();
    const answer = await call(name, values);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error }]);
    expect(answer.json()).not.toHaveProperty('result');
    expect(answer.json().error.requestId).toBe(answer.headers['x-request-id']);
  });

  test('a failed write says result: false beside the fields', async () => {
    const { call } = await someone();
    const answer = await call('create_topic', ['', ...topic('x').slice(1)]);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { result: false, error: { code: 'invalid', fields: { name: 'topicNameRequired' } } },
    ]);
  });

  test('a plan that is used up is limit_reached with its figures', async () => {
    const actor = await gateway.stores.createOrganisation({ subscription: { maxTopics: 0 } });
    const answer = await gateway.call(await gateway.tokenFor(actor), 'create_topic', topic('One too many'));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { result: false, error: { code: 'limit_reached', limit: 'topics', max: 0, used: 0 } },
    ]);
  });
});

test('another organisation finds nothing: not_found, never forbidden', async () => {
  const owner = await someone();
  const stranger = await someone();
  const { id } = (await owner.call('create_topic', topic('Mine'))).json();
  for (const [name, values] of [
    ['get_topic', [id]],
    ['update_topic', [id, ...topic('Taken over')]],
    ['delete_topic', [id]],
    ['get_topic_analysis_overview', [id, null]],
    ['get_topic_analysis_posts', [id, null]],
  ] as const) {
    const answer = await stranger.call(name, [...values]);
    expect([name, answer.statusCode, answer.json().error.code]).toEqual([name, 404, 'not_found']);
  }
  expect((await stranger.call('get_topics', [0])).json()).toEqual({ result: [] });
  expect((await owner.call('get_topic', [id])).json().result.name).toBe('Mine');
});

describe('tokens that do not count', () => {
  const header = (token: string) => ({ authorization: `Bearer ${token}` });

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['none', async () => ({})],
    ['another scheme', async () => ({ authorization: 'Basic ZGVtbzpkZW1v' })],
    ['garbage', async () => header('garbage')],
    ['expired beyond the tolerance', async () => header(await forged({ exp: seconds() - 61 }))],
    ['for another audience', async () => header(await forged({ aud: 'earshot-web' }))],
    ['from another issuer', async () => header(await forged({ iss: 'http://evil.example' }))],
    ['of nobody', async () => header(await forged({ sub: 'nobody' }))],
    ['without a subject', async () => header(await forged({ sub: undefined as never }))],
    ['alg none', async () => header(new UnsecuredJWT({ ...CLAIMS, sub: 'x' }).setExpirationTime('10m').encode())],
    [
      'HMAC',
      async () =>
        header(
          await new SignJWT({ ...CLAIMS, sub: 'x', exp: seconds() + 600 })
            .setProtectedHeader({ alg: 'HS256' })
            .sign(new TextEncoder().encode('k'.repeat(32))),
        ),
    ],
    [
      'signed by a stranger',
      async () =>
        header(
          await new SignJWT({ ...CLAIMS, sub: 'x', exp: seconds() + 600 }).setProtectedHeader({ alg: 'RS256' }).sign(STRANGER),
        ),
    ],
  ])('%s', async (_why, headers) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/gateway/call',
      headers: await headers(),
      payload: { name: 'get_topic_ids', arguments: [] },
    });
    expect([answer.statusCode, answer.json().error.code, answer.headers['www-authenticate']]).toEqual([
      401,
      'unauthenticated',
      'Bearer',
    ]);
  });

  test('one that expired within the tolerance still counts', async () => {
    const answer = await gateway.call(await forged({ exp: seconds() - 30 }), 'get_topic_ids', []);
    expect(answer.statusCode).toBe(200);
  });

  const CLAIMS = { iss: `${PUBLIC_URL}/oidc`, aud: AUDIENCE };
  const STRANGER = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const seconds = () => Math.floor(gateway.stores.clock.now.getTime() / 1000);
  const forged = async (claims: object) => gateway.tokenFor(await gateway.stores.createOrganisation(), { ...claims });
});

test('broken JSON and an unknown address are refused in the same envelope', async () => {
  const { token } = await someone();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const broken = await gateway.app.inject({ method: 'POST', url: '/api/gateway/call', headers, payload: '{' });
  expect([broken.statusCode, broken.json().error.code]).toEqual([400, 'invalid']);
  const nowhere = await gateway.app.inject({ url: '/api/gateway/nowhere' });
  expect([nowhere.statusCode, nowhere.json().error.code]).toEqual([404, 'not_found']);
  const large = await gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/call',
    headers,
    payload: `"${'x'.repeat(1024 * 1024)}"`,
  });
  expect([large.statusCode, large.json().error.code]).toEqual([413, 'too_large']);
});

test('an error without a meaning shows a request id and not itself', async () => {
  const { call, token } = await someone();
  const { clickhouse } = gateway.stores.environment;
  const { query } = clickhouse;
  await call('create_topic', topic('Any'));
  clickhouse.query = () => Promise.reject(new Error('secret inner detail'));
  const answer = await gateway.call(token, 'get_topics', [0]);
  clickhouse.query = query;
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret inner detail');
  const { requestId } = answer.json().error;
  expect(gateway.stores.log).toContainEqual(
    expect.objectContaining({ level: 'error', detail: expect.objectContaining({ requestId }) }),
  );
});
