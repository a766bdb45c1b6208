import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import type { Actor } from '../../services/environment.ts';
import { createTopic } from '../../services/topics/create-topic.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';

const END = '2026-03-10T12:15:00.000Z';

let gateway: TestGateway;
let mei: Actor;
let alertId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { environment } = gateway.stores;
  mei = await gateway.stores.createOrganisation({ name: 'Mei' });
  const { id } = await createTopic(environment, mei, topicDraft());
  alertId = (await createAlert(environment, mei, alertDraft({ topics: [id] }))).id;
  await environment.postgres.insert(alertRuns).values({
    alertId: Number(alertId),
    windowStart: new Date('2026-03-10T12:00:00.000Z'),
    windowEnd: new Date(END),
    evaluatedAt: new Date(END),
    isLate: false,
    state: 'firing',
    told: true,
    figures: [],
  });
});
afterAll(() => gateway.close());

async function call(method: 'GET' | 'POST', at: string, actor: Actor | null = mei) {
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  const answer = await gateway.app.inject({ method, url: `/api/gateway${at}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

test('the history is listed, opened and acknowledged', async () => {
  const run = { alertId, windowEnd: END, state: 'firing', acknowledgedBy: null };
  expect(await call('GET', '/alerts/runs?acknowledged=no')).toMatchObject({
    status: 200,
    body: { data: [run], count: 1 },
  });
  expect((await call('GET', `/alerts/${alertId}/runs?limit=1`)).body.data).toMatchObject([run]);
  const at = `/alerts/${alertId}/runs/${encodeURIComponent(END)}`;
  expect((await call('GET', at)).body).toMatchObject({ data: { run, deliveries: [] } });
  expect((await call('GET', `${at}/course`)).body).toEqual({ data: { alertType: 'conversation', topics: [] } });
  expect((await call('POST', `${at}/acknowledge`)).body).toMatchObject({ data: { ...run, acknowledgedBy: 'Mei' } });
  expect((await call('GET', '/alerts/runs?acknowledged=no')).body).toEqual({ data: [], count: 0 });
});

test.each([
  ['nobody', () => null, 401, 401],
  ['a stranger', () => gateway.stores.createOrganisation(), 404, 200],
])('%s sees none of it', async (_who, whoever, one, all) => {
  const actor = await whoever();
  const at = `/alerts/${alertId}/runs`;
  expect((await call('GET', at, actor)).status).toBe(one);
  expect((await call('GET', `${at}/${encodeURIComponent(END)}`, actor)).status).toBe(one);
  expect((await call('GET', `${at}/${encodeURIComponent(END)}/course`, actor)).status).toBe(one);
  expect((await call('POST', `${at}/${encodeURIComponent(END)}/acknowledge`, actor)).status).toBe(one);
  expect((await call('POST', '/deliveries/9b2f1a52-3c51-4a55-9d0a-0b3f6f0c1c11/send', actor)).status).toBe(one);
  const fired = await call('GET', '/alerts/runs', actor);
  expect(fired.status).toBe(all);
  if (all === 200) expect(fired.body).toEqual({ data: [], count: 0 });
});
