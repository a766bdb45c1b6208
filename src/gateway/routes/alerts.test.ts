import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import type { Actor } from '../../services/environment.ts';
import { createTopic } from '../../services/topics/create-topic.ts';

let gateway: TestGateway;
let mei: Actor;
let topicId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  mei = await gateway.stores.createOrganisation();
  ({ id: topicId } = await createTopic(gateway.stores.environment, mei, topicDraft()));
});
afterAll(() => gateway.close());

test.each<[string, () => Promise<Actor | null>, number]>([
  ['its owner', async () => mei, 200],
  ['a stranger', () => gateway.stores.createOrganisation(), 404],
  ['nobody', async () => null, 401],
])('of the alerts that try a topic %s has what is his', async (_who, whoever, status) => {
  const actor = await whoever();
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  const payload = alertDraft({ topics: [topicId] });
  const answer = await gateway.app.inject({ method: 'POST', url: '/api/gateway/alerts/preview', headers, payload });
  expect(answer.statusCode).toBe(status);
  // Its posts have not been searched yet.
  if (status === 200) expect(answer.json()).toMatchObject({ data: { topics: [{ id: topicId, points: [] }], told: [] } });
});

test('the operator lists the alerts of everybody and has them evaluated, and nobody else', async () => {
  const { id, alertName } = await createAlert(gateway.stores.environment, mei, alertDraft({ topics: [topicId] }));
  const call = async (method: 'GET' | 'POST', path: string, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return gateway.app.inject({
      method,
      url: `/api/gateway/operator/alerts${path}`,
      headers,
      ...(method === 'POST' && { payload: {} }),
    });
  };
  const token = await gateway.tokenFor(mei);
  expect((await call('GET', '', token)).statusCode).toBe(401);
  expect((await call('POST', '/evaluate', token)).statusCode).toBe(401);
  const listed = (await call('GET', '', OPERATOR_TOKEN)).json();
  expect(listed).toMatchObject({ data: [{ id: Number(id), name: alertName, state: 'normal' }] });
  expect((await call('POST', '/evaluate', OPERATOR_TOKEN)).json()).toEqual({ data: [] });
});
