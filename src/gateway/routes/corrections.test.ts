import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import type { Actor } from '../../services/environment.ts';

let gateway: TestGateway;
let mei: Actor;
let topic: CorrectedTopic;
beforeAll(async () => {
  gateway = await openTestGateway();
  mei = await gateway.stores.createOrganisation({ name: 'Mei' });
  topic = await correctedTopic(gateway.stores, mei, [{ sentiment: 'Negative' }]);
});
afterAll(() => gateway.close());

async function post(payload: object, actor: Actor | null = mei) {
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  const answer = await gateway.app.inject({ method: 'POST', url: '/api/gateway/feeds/sentiment', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

test('answers what stands, who said so and when', async () => {
  const [id] = topic.ids;
  const sentimentCorrected = { by: 'Mei', at: TEST_NOW.toISOString() };
  expect(await post({ postIds: [id], sentiment: 'Positive' })).toEqual({
    status: 200,
    body: { data: [{ id, sentiment: 'Positive', sentimentScore: null, sentimentCorrected }] },
  });
  const list = await gateway.call(await gateway.tokenFor(mei), 'get_topic_analysis_posts', [topic.topicId, {}]);
  expect(list.json().result.posts).toMatchObject([{ id, sentiment: 'Positive', sentimentCorrected }]);
  expect((await post({ postIds: [id], sentiment: null })).body.data).toMatchObject([
    { sentiment: 'Negative', sentimentCorrected: null },
  ]);
});

test('needs a token, and takes neither organisation nor person from the body', async () => {
  expect((await post({ postIds: topic.ids, sentiment: 'Mixed' }, null)).status).toBe(401);
  const stranger = await gateway.stores.createOrganisation({ name: 'Stranger' });
  const pretending = { organisationId: mei.organisationId, userId: mei.userId };
  const answer = await post({ postIds: topic.ids, sentiment: 'Mixed', ...pretending }, stranger);
  expect(answer.body.data).toMatchObject([{ sentimentCorrected: { by: 'Stranger' } }]);
  expect(await topic.found(mei, topic.topicId, ['Mixed'])).toEqual([]);
});

test.each([
  ['no posts', {}, { postIds: 'malformed', sentiment: 'malformed' }],
  ['an empty list', { postIds: [], sentiment: null }, { postIds: 'postRequired' }],
  ['a number for an id', { postIds: [1], sentiment: null }, { 'postIds.0': 'malformed' }],
  ['a sentiment left out', { postIds: ['1'] }, { sentiment: 'malformed' }],
])('%s is named', async (_, payload, fields) => {
  expect(await post(payload)).toMatchObject({ status: 400, body: { error: { code: 'invalid', fields } } });
});

test('a post that is not there is not_found; an ended subscription is forbidden', async () => {
  expect(await post({ postIds: ['42'], sentiment: null })).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  const late = await gateway.stores.createOrganisation({ subscription: { endsAt: TEST_NOW } });
  expect(await post({ postIds: topic.ids, sentiment: null }, late)).toMatchObject({ status: 403 });
});
