/** What the calls of alerts say of input that they cannot take: in the product's own messages, at the names that the caller used. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { FUNCTIONS } from '../../contract/functions.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import { getAlert } from '../../services/alerts/get-alert.ts';
import { createTopic } from '../../services/topics/create-topic.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function someone() {
  const { environment } = gateway.stores;
  const actor = await gateway.stores.createOrganisation();
  const token = await gateway.tokenFor(actor);
  const topic = await createTopic(environment, actor, topicDraft());
  const alert = await createAlert(environment, actor, alertDraft({ topics: [topic.id], alertName: 'Before' }));
  const headers = { authorization: `Bearer ${token}` };
  return {
    actor,
    topicId: topic.id,
    alertId: alert.id,
    call: (name: string, values: unknown[]) => gateway.call(token, name, values),
    post: (at: string, payload: object) => gateway.app.inject({ method: 'POST', url: `/api/gateway${at}`, headers, payload }),
    patch: (at: string, payload: object) => gateway.app.inject({ method: 'PATCH', url: `/api/gateway${at}`, headers, payload }),
  };
}

/** The 17, in their order. */
function positions(given: Record<string, unknown>): unknown[] {
  const named: Record<string, unknown> = { ...alertDraft(), ...given };
  return FUNCTIONS.create_alert.arguments.map((name) => named[name] ?? null);
}

describe('the 17 arguments', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no topic', { targetTopicId: null }, { targetTopicId: 'topicRequired' }],
    ['an empty topic', { targetTopicId: '' }, { targetTopicId: 'topicRequired' }],
    ['a topic that is none', { targetTopicId: 'x' }, { targetTopicId: 'malformed' }],
    ['no name', { alertName: null }, { alertName: 'alertNameRequired' }],
    ['an empty name', { alertName: ' ' }, { alertName: 'alertNameRequired' }],
    ['no addresses', { emails: null }, { emails: 'emailRequired' }],
    ['an empty list of addresses', { emails: [] }, { emails: 'emailRequired' }],
    ['an address that is none', { emails: ['mei@example.com', 'x'] }, { emails: 'emailUnreadable' }],
    ['a media type that is none', { mediaTypes: ['news', 'pigeon'] }, { mediaTypes: 'malformed' }],
    ['too much', { conConditionValue: '1000000000' }, { conConditionValue: 'numberOutOfRange' }],
    ['all of it', { targetTopicId: null, emails: null }, { targetTopicId: 'topicRequired', emails: 'emailRequired' }],
  ])('%s', async (_name, given, fields) => {
    const { call, topicId, alertId, actor } = await someone();
    const values = positions({ targetTopicId: topicId, ...given });
    const refused = { result: false, error: { code: 'invalid', fields } };
    expect((await call('create_alert', values)).json()).toMatchObject(refused);
    expect((await call('edit_alert', [alertId, ...values])).json()).toMatchObject(refused);
    expect((await getAlert(gateway.stores.environment, actor, { id: alertId })).alertName).toBe('Before');
  });

  test('create an alert, and edit it', async () => {
    const { call, topicId, alertId, actor } = await someone();
    const values = positions({ targetTopicId: topicId, alertName: 'After', conConditionValue: '7' });
    expect((await call('create_alert', values)).json()).toEqual({ result: true, id: expect.any(String) });
    expect((await call('edit_alert', [alertId, ...values])).json()).toEqual({ result: true, id: alertId });
    const edited = await getAlert(gateway.stores.environment, actor, { id: alertId });
    expect(edited).toMatchObject({ alertName: 'After', conConditionValue: '7', topic_id: topicId });
  });
});

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['topics', { topics: undefined }, { topics: 'topicRequired' }],
  ['a name', { alertName: undefined }, { alertName: 'alertNameRequired' }],
  ['addresses', { emails: undefined }, { emails: 'emailRequired' }],
])('REST without %s says what is missing; a change that says null, the same', async (_name, given, fields) => {
  const { post, patch, topicId, alertId } = await someone();
  const refused = { error: { code: 'invalid', fields } };
  expect((await post('/multi-topic-alerts', alertDraft({ topics: [topicId], ...given }))).json()).toMatchObject(refused);
  const nothing = Object.fromEntries(Object.keys(given).map((field) => [field, null]));
  expect((await patch(`/multi-topic-alerts/${alertId}`, nothing)).json()).toMatchObject(refused);
});

describe('trying an alert', () => {
  test.each<[string, Record<string, string>]>([
    ['no body', {}],
    ['no body that says it is JSON', { 'content-type': 'application/json' }],
    ['no body that says it is JSON in UTF-8', { 'content-type': 'application/json; charset=utf-8' }],
  ])('takes %s', async (_name, given) => {
    const { actor } = await someone();
    const headers = { authorization: `Bearer ${await gateway.tokenFor(actor)}`, ...given };
    const answer = await gateway.app.inject({ method: 'POST', url: '/api/gateway/multi-topic-alerts/test', headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: true, email: expect.any(String) }]);
  });

  test('of a number that is none of an alert finds none', async () => {
    const { post } = await someone();
    expect((await post('/multi-topic-alerts/test', { id: '9999999999' })).statusCode).toBe(404);
  });

  test('with a body that is no JSON is refused', async () => {
    const { actor } = await someone();
    const headers = { authorization: `Bearer ${await gateway.tokenFor(actor)}`, 'content-type': 'application/json' };
    const url = '/api/gateway/multi-topic-alerts/test';
    const answer = await gateway.app.inject({ method: 'POST', url, headers, payload: '{"id":' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid']);
  });
});
