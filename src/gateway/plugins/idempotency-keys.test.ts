/** `Idempotency-Key` at the door. What becomes of calls that are under way, killed or over: services/idempotency. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { createAccessToken } from '../../services/accounts/create-access-token.ts';
import type { Actor } from '../../services/environment.ts';

let gateway: TestGateway;
/** Another process on the same stores. */
let beside: TestGateway;
let actor: Actor;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  beside = await openTestGateway({}, { stores: gateway.stores });
});
beforeEach(async () => {
  actor = await gateway.stores.createOrganisation({ subscription: { maxTopics: 50 } });
  token = await gateway.tokenFor(actor);
});
afterAll(async () => {
  await beside.close();
  await gateway.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Asked {
  key?: string | undefined;
  payload?: object | string;
  by?: string;
  at?: TestGateway;
}

async function ask(method: Method, path: string, { key, payload, by = token, at = gateway }: Asked = {}) {
  const headers = {
    authorization: `Bearer ${by}`,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
  };
  const answer = await at.app.inject({ method, url: `/api/gateway${path}`, headers, ...(payload && { payload }) });
  const replayed = answer.headers['idempotency-replayed'];
  return { status: answer.statusCode, body: answer.json(), replayed };
}

const create = (name: string, asked: Asked = {}) =>
  ask('POST', '/call', { payload: { name: 'create_topic', arguments: Object.values(topicDraft({ name })) }, ...asked });
async function topicNames(): Promise<string[]> {
  return (await ask('GET', '/topics')).body.data.map(({ name }: { name: string }) => name);
}

test('a function that writes is done once, by whichever process, and answered alike', async () => {
  const first = await create('Ferries', { key: 'a-key' });
  expect(first).toMatchObject({ status: 200, body: { result: true, id: expect.any(String) }, replayed: undefined });
  expect(await create('Ferries', { key: 'a-key', at: beside })).toEqual({ ...first, replayed: 'true' });
  expect(await topicNames()).toEqual(['Ferries']);
});

test('of many at once, in two processes, one makes it; the others are refused or told', async () => {
  const asked = Array.from({ length: 12 }, (_, at) => create('Trams', { key: 'race', at: at % 2 ? beside : gateway }));
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  expect(new Set(others.map(({ body }) => `${body.error.code} ${body.result}`)).size).toBeLessThanOrEqual(1);
  for (const { status, body } of others)
    expect([status, body]).toMatchObject([409, { result: false, error: { code: 'conflict' } }]);
  expect(await topicNames()).toEqual(['Trams']);
});

test('without a key it is done as often as it is asked', async () => {
  await ask('POST', '/entities', { payload: { type: 'product', name: 'One' } });
  const again = await ask('POST', '/entities', { payload: { type: 'product', name: 'Two' } });
  expect(again.replayed).toBeUndefined();
  expect((await ask('GET', '/entities')).body.data.entities).toHaveLength(2);
});

test('every method that changes something knows it: made, changed, and deleted once', async () => {
  const made = await ask('POST', '/entities', { key: '1', payload: { type: 'product', name: 'Kettle' } });
  const { id } = made.body.data;
  expect(await ask('POST', '/entities', { key: '1', payload: { name: 'Kettle', type: 'product' } })).toEqual({
    ...made,
    replayed: 'true',
  });
  const changed = await ask('PUT', `/entities/${id}`, { key: '2', payload: { type: 'product', name: 'Kettle Two' } });
  expect(changed.status).toBe(200);
  const deleted = await ask('DELETE', `/entities/${id}`, { key: '3' });
  expect(await ask('DELETE', `/entities/${id}`, { key: '3' })).toEqual({ ...deleted, replayed: 'true' });
});

test.each<[string, (id: string) => Promise<{ status: number; body: unknown }>]>([
  ['another body', () => create('Another', { key: 'used' })],
  ['another address', (id) => ask('POST', `/topics/${id}/search`, { key: 'used' })],
  ['another method', (id) => ask('DELETE', `/entities/${id}`, { key: 'used' })],
  ['another query', () => ask('POST', '/call?more=1', { key: 'used', payload: payloadOf('Ferries') })],
])('a key that was used is for no other call: %s', async (_, askOther) => {
  const { body } = await create('Ferries', { key: 'used' });
  const other = await askOther(body.id);
  expect([other.status, other.body]).toMatchObject([
    400,
    { error: { code: 'invalid', message: expect.stringContaining('Idempotency-Key') } },
  ]);
  expect(await topicNames()).toEqual(['Ferries']);
});

test('what was refused is tried again by the same key, when what stood in its way is gone', async () => {
  const draft = payloadOf('Taken');
  await create('Taken');
  expect((await ask('POST', '/call', { key: 'again', payload: draft })).status).toBe(400);
  const [topic] = (await ask('GET', '/topics')).body.data;
  await gateway.call(token, 'delete_topic', [topic.id]);
  expect(await ask('POST', '/call', { key: 'again', payload: draft })).toMatchObject({ status: 200, replayed: undefined });
});

test('a key is the person’s, whether they call by their session or by a token', async () => {
  const program = await createAccessToken(gateway.stores.environment, actor, { name: 'Program', scopes: ['write'] });
  const first = await create('Buses', { key: 'mine', by: program.token });
  expect(await create('Buses', { key: 'mine' })).toEqual({ ...first, replayed: 'true' });
  const other = await gateway.tokenFor(await gateway.stores.createOrganisation());
  const theirs = await create('Buses', { key: 'mine', by: other });
  expect(theirs).toMatchObject({ status: 200, replayed: undefined });
  expect(theirs.body.id).not.toBe(first.body.id);
});

test.each([
  ['in the address', '/call?name=create_topic', { name: 'get_topic_ids' }],
  ['in the body', '/call', { name: 'create_topic' }],
])(
  'a token that may only read is told nothing of what was written by a key, with the function named %s',
  async (_, path, named) => {
    const reader = await createAccessToken(gateway.stores.environment, actor, { name: 'Reader', scopes: ['read'] });
    const payload = { ...named, arguments: Object.values(topicDraft({ name: 'Written' })) };
    expect((await ask('POST', path, { key: 'w', payload })).status).toBe(200);
    expect(await ask('POST', path, { key: 'w', payload, by: reader.token })).toMatchObject({
      status: 403,
      body: { error: { scope: 'write' } },
      replayed: undefined,
    });
  },
);

describe('where it means nothing it is passed over', () => {
  test.each<[string, Method, string, object | undefined]>([
    ['a call that reads', 'GET', '/topics', undefined],
    ['a function that reads', 'POST', '/call', { name: 'get_topic_ids', arguments: [] }],
    ['one that reads what is sent to it', 'POST', '/entities/try', { text: 'Kettle' }],
    ['one whose answer is a secret', 'POST', '/access-tokens', { name: 'Twice', scopes: ['read'] }],
  ])('%s', async (_, method, path, payload) => {
    const asked = { key: 'the same for all', ...(payload && { payload }) };
    for (const _again of [1, 2]) expect(await ask(method, path, asked)).toMatchObject({ status: 200, replayed: undefined });
  });
});

describe('naughty keys', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a space within', 'a b'],
    ['two of them', 'a, b'],
    ['quotation marks within', 'a"b'],
    ['one mark', '"a'],
    ['a backslash', 'a\\b'],
    ['letters beyond ASCII', 'clé'],
    ['a control', 'a\tb'],
    ['one too long', 'x'.repeat(256)],
  ])('%s is refused, and nothing is done', async (_, key) => {
    const { status, body } = await create('Never', { key });
    expect([status, body]).toMatchObject([400, { result: false, error: { code: 'invalid' } }]);
    expect(await topicNames()).toEqual([]);
  });

  test.each([
    ['of the greatest length', 'x'.repeat(255)],
    ['that looks like a statement', "'||(select/**/1)||'"],
    ['that is a name of every object', '__proto__'],
    ['of a UUID', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
  ])('one %s is as good as any', async (_, key) => {
    const first = await create('Once', { key });
    expect(first.status).toBe(200);
    expect(await create('Once', { key })).toEqual({ ...first, replayed: 'true' });
  });

  test('one between the marks of a string is the same as without', async () => {
    const first = await create('Marked', { key: '"marked"' });
    expect(await create('Marked', { key: 'marked' })).toEqual({ ...first, replayed: 'true' });
  });

  test('a body that nothing could compare is refused', async () => {
    const deep = `{"name":"create_topic","arguments":[${'['.repeat(200_000)}${']'.repeat(200_000)}]}`;
    expect((await ask('POST', '/call', { key: 'deep', payload: deep })).status).toBe(400);
  });
});

function payloadOf(name: string) {
  return { name: 'create_topic', arguments: Object.values(topicDraft({ name })) };
}
