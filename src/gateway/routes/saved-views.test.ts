import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { Actor } from '../../services/environment.ts';
import { createTopic } from '../../services/topics/create-topic.ts';

let gateway: TestGateway;
let mei: Actor;
let path: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  mei = await gateway.stores.createOrganisation({ name: 'Mei' });
  const { id } = await createTopic(gateway.stores.environment, mei, topicDraft());
  path = `/topics/${id}/views`;
});
afterAll(() => gateway.close());

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  at: string,
  { payload, actor = mei }: { payload?: object; actor?: Actor | null } = {},
) {
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  const answer = await gateway.app.inject({ method, url: `/api/gateway${at}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const VIEW = { name: 'Angry', tab: 'raw-data', search: { sentiments: 'Negative', sort: 'likes' }, shared: true };

test('a view is saved, listed, changed and deleted', async () => {
  const saved = await call('POST', path, { payload: VIEW });
  const view = { id: expect.any(String), ...VIEW, owner: null };
  expect(saved).toEqual({ status: 200, body: { data: view } });
  expect((await call('GET', path)).body).toEqual({ data: [view] });
  const again = await call('POST', path, { payload: VIEW });
  expect(again).toMatchObject({ status: 400, body: { error: { code: 'invalid', fields: { name: 'viewNameTaken' } } } });
  const at = `/views/${saved.body.data.id}`;
  const changed = { ...view, name: 'Calm', search: {} };
  expect((await call('PATCH', at, { payload: { name: 'Calm', search: {} } })).body).toEqual({ data: changed });
  expect((await call('DELETE', at)).body).toEqual({ result: true });
  expect((await call('DELETE', at)).status).toBe(404);
});

test('all of it needs a token, and a topic and a view of one’s own', async () => {
  const { id } = (await call('POST', path, { payload: VIEW })).body.data;
  const stranger = await gateway.stores.createOrganisation();
  for (const [actor, status] of [
    [null, 401],
    [stranger, 404],
  ] as const) {
    expect((await call('GET', path, { actor })).status).toBe(status);
    expect((await call('POST', path, { payload: VIEW, actor })).status).toBe(status);
    expect((await call('PATCH', `/views/${id}`, { payload: { name: 'x' }, actor })).status).toBe(status);
    expect((await call('DELETE', `/views/${id}`, { actor })).status).toBe(status);
  }
});
