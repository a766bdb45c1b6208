import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import type { Actor } from '../../services/environment.ts';

let gateway: TestGateway;
let mei: Actor;
beforeAll(async () => {
  gateway = await openTestGateway();
  mei = await gateway.stores.createOrganisation({ name: 'Mei' });
});
afterAll(() => gateway.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function ask(method: Method, path: string, payload?: object, actor: Actor | null = mei) {
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  const url = `/api/gateway/entities${path}`;
  const answer = await gateway.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

test('names are written, listed, tried, changed and deleted', async () => {
  const given = { type: 'product', name: 'Zorba', aliases: ['佐巴'] };
  const made = await ask('POST', '', given);
  const { id } = made.body.data;
  expect(made).toEqual({ status: 200, body: { data: { id, ...given, updatedAt: TEST_NOW.toISOString(), updatedBy: 'Mei' } } });
  expect(await ask('GET', '')).toEqual({ status: 200, body: { data: { entities: [made.body.data], reading: true } } });
  expect((await ask('POST', '/try', { text: '飲佐巴' })).body).toEqual({
    data: [{ type: 'product', name: 'Zorba', start: 1, end: 3, own: true }],
  });
  const changed = await ask('PUT', `/${id}`, { ...given, type: 'place' });
  expect(changed).toMatchObject({ status: 200, body: { data: { id, type: 'place' } } });
  expect(await ask('PUT', `/${id}`, { ...given, basedOn: made.body.data.updatedAt })).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', changedBy: 'Mei' } },
  });
  expect(await ask('DELETE', `/${id}`)).toEqual({ status: 200, body: { result: true } });
  expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

test('a list comes as a whole, and what is wrong is named with its place and with who has it', async () => {
  const entities = [
    { type: 'place', name: 'Corner' },
    { type: 'place', name: 'corner' },
  ];
  expect(await ask('POST', '/import', { entities })).toMatchObject({
    status: 400,
    body: {
      error: { code: 'invalid', fields: { 'entities.1.name': 'nameTaken' }, takenBy: { 'entities.1.name': 'Corner' } },
    },
  });
  expect((await ask('POST', '/import', { entities: entities.slice(1) })).body.data).toMatchObject([{ name: 'corner' }]);
});

test('every call needs a token, and takes neither organisation nor person from the body', async () => {
  const calls: [Method, string, object?][] = [
    ['GET', ''],
    ['POST', '', { type: 'place', name: 'X Y' }],
    ['POST', '/import', { entities: [] }],
    ['PUT', '/1', { type: 'place', name: 'X Y' }],
    ['DELETE', '/1'],
    ['POST', '/try', { text: '' }],
  ];
  for (const [method, path, payload] of calls) expect((await ask(method, path, payload, null)).status).toBe(401);
  const stranger = await gateway.stores.createOrganisation({ name: 'Stranger' });
  const pretending = { type: 'place', name: 'Pretended', organisationId: mei.organisationId, updatedBy: 'Mei' };
  expect((await ask('POST', '', pretending, stranger)).body.data).toMatchObject({ name: 'Pretended', updatedBy: 'Stranger' });
  expect(JSON.stringify((await ask('GET', '')).body)).not.toContain('Pretended');
});

test.each<[string, Method, string, object, object]>([
  ['nothing', 'POST', '', {}, { type: 'malformed', name: 'malformed' }],
  ['names that are none', 'POST', '', { type: 'place', name: 'Fine', aliases: 'x' }, { aliases: 'malformed' }],
  ['an id that is none', 'PUT', '/first', { type: 'place', name: 'Fine' }, { id: 'malformed' }],
  ['an empty list', 'POST', '/import', { entities: [] }, { entities: 'nameRequired' }],
  ['no text', 'POST', '/try', {}, { text: 'malformed' }],
])('%s is refused by field', async (_, method, path, payload, fields) => {
  expect(await ask(method, path, payload)).toMatchObject({ status: 400, body: { error: { code: 'invalid', fields } } });
});
