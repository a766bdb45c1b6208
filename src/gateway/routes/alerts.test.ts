import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
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
