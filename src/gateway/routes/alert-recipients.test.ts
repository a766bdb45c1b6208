/** The calls by which an address that has unsubscribed from an alert comes back: whose they are, and whose address they are for. */
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import type { Actor } from '../../services/environment.ts';
import { createTopic } from '../../services/topics/create-topic.ts';
import { noteUnsubscribed } from '../../stores/postgres/alert-unsubscribed.ts';
import { users } from '../../stores/postgres/users.ts';

let gateway: TestGateway;
let mei: Actor;
let topicId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  mei = await gateway.stores.createOrganisation();
  ({ id: topicId } = await createTopic(gateway.stores.environment, mei, topicDraft()));
});
afterAll(() => gateway.close());

const ADA = 'ada@example.org';
const made = async () => {
  const [user] = await gateway.stores.environment.postgres.select().from(users).where(eq(users.id, mei.userId));
  const mine = user?.email ?? '';
  const { id } = await createAlert(gateway.stores.environment, mei, alertDraft({ topics: [topicId], emails: [ADA, mine] }));
  for (const email of [ADA, mine]) {
    const subscription = { organisationId: mei.organisationId, alertId: Number(id), email };
    await noteUnsubscribed(gateway.stores.environment.postgres, subscription, gateway.stores.clock.now);
  }
  return id;
};
const call = async (path: string, actor: Actor | null, payload: object) => {
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  return gateway.app.inject({ method: 'POST', url: `/api/gateway/multi-topic-alerts/${path}`, headers, payload });
};
const statesIn = (answer: LightMyRequestResponse) => answer.json().data.emails.map(({ state }: { state: string }) => state);

test('an address comes back by whoever signs in with it, and what a body says of another changes nothing', async () => {
  const id = await made();
  const answer = await call(`${id}/receive-again`, mei, { email: ADA, id: '1', userId: 'x' });
  expect(statesIn(answer)).toEqual(['unsubscribed', 'confirmed']);
});

test('it is asked again by its organisation, once a day', async () => {
  const id = await made();
  const answer = await call(`${id}/ask-again`, mei, { email: ' Ada@Example.org' });
  expect(statesIn(answer)).toEqual(['unsubscribed', 'unsubscribed']);
  expect(answer.json().data.emails[0].askedAgainAt).toBe(gateway.stores.clock.now.toISOString());
  const again = await call(`${id}/ask-again`, mei, { email: ADA });
  expect([again.statusCode, again.json().error.until]).toEqual([429, '2026-03-11T12:00:00.000Z']);
  expect((await call(`${id}/ask-again`, mei, {})).statusCode).toBe(400);
});

test.each(['receive-again', 'ask-again'])('no other organisation does so: %s', async (path) => {
  const id = await made();
  const stranger = await gateway.stores.createOrganisation();
  expect((await call(`${id}/${path}`, stranger, { email: ADA })).statusCode).toBe(404);
  expect((await call(`${id}/${path}`, null, { email: ADA })).statusCode).toBe(401);
});
