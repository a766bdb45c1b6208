/** What a change does to how an alert stands. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { firedAlert } from '../../../tests/support/fired-alert.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Alert } from '../../contract/alerts.ts';
import { findAlert, updateAlertRow } from '../../stores/postgres/alert-rows.ts';
import { deleteTopicRow } from '../../stores/postgres/topics.ts';
import type { Actor } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { createAlert } from './create-alert.ts';
import { getAlert } from './get-alert.ts';
import { listAlerts } from './list-alerts.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ timezone: '+0800' });
  stores.clock.now = TEST_NOW;
});

const FIRED = '2026-03-10T12:15:00.000Z';
const NEXT = '2026-03-10T12:30:00.000Z';

describe('of an alert that fires', () => {
  const fired = () => firedAlert(stores, mei, { emails: ['mei@example.org'] });
  const standing = async ({ id }: Pick<Alert, 'id'>) => {
    const row = await findAlert(stores.environment.postgres, mei.organisationId, Number(id));
    if (!row) throw new Error('no alert');
    const { state, evaluatedTo, toldAt, firedAt, nextEnd } = row;
    const text = (at: Date | null) => at?.toISOString() ?? null;
    return { state, evaluatedTo: text(evaluatedTo), toldAt: text(toldAt), firedAt: text(firedAt), nextEnd: text(nextEnd) };
  };
  const before = { state: 'firing', evaluatedTo: FIRED, toldAt: FIRED, firedAt: FIRED, nextEnd: NEXT };

  test.each<[string, (alert: Alert) => Record<string, unknown>, object]>([
    ['nothing changes by a name', () => ({ alertName: 'Other' }), before],
    ['nor by the topics that it has', ({ topics }) => ({ topics: topics.map(({ id }) => id) }), before],
    ['switched off no condition is met', () => ({ enabled: false }), { ...before, state: 'normal', nextEnd: null }],
    [
      'what is measured otherwise is not told of yet',
      () => ({ conConditionValue: '7' }),
      { ...before, state: 'normal', evaluatedTo: null, toldAt: null },
    ],
    [
      'nor where it is switched off with it',
      () => ({ conConditionValue: '7', enabled: false }),
      { ...before, state: 'normal', evaluatedTo: null, toldAt: null, nextEnd: null },
    ],
  ])('%s', async (_name, change, expected) => {
    const alert = await fired();
    expect(await standing(alert)).toEqual(before);
    await updateAlert(stores.environment, mei, { id: alert.id, ...change(alert) });
    expect(await standing(alert)).toEqual(expected);
  });

  test('off and on again it begins with the window that runs, and has told of what it told of', async () => {
    const alert = await fired();
    for (const enabled of [false, true]) await updateAlert(stores.environment, mei, { id: alert.id, enabled });
    expect(await standing(alert)).toEqual({ ...before, state: 'normal', evaluatedTo: null });
    expect(await getAlert(stores.environment, mei, { id: alert.id })).toMatchObject({ isNew: false, undecided: null });
  });

  test('what is changed while it is off is new when it is on again', async () => {
    const alert = await fired();
    for (const change of [{ enabled: false }, { alertCycle: '24h' }, { enabled: true }])
      await updateAlert(stores.environment, mei, { id: alert.id, ...change });
    expect(await standing(alert)).toMatchObject({ state: 'normal', evaluatedTo: null, toldAt: null });
  });
});

test.each<[string, object, boolean]>([
  ['9999 hours', { alertDuration: '9999', alertDurationUnit: 'h' }, true],
  ['366 days', { alertDuration: '366', alertDurationUnit: 'd' }, true],
  ['367 days', { alertDuration: '367', alertDurationUnit: 'd' }, false],
  ['12 months', { alertDuration: '12', alertDurationUnit: 'M' }, true],
  ['13 months', { alertDuration: '13', alertDurationUnit: 'M' }, false],
])('a cycle of %s', async (_name, given, isTaken) => {
  const { id: topic } = await createTopic(stores.environment, mei, topicDraft());
  const { id } = await createAlert(stores.environment, mei, alertDraft({ topics: [topic] }));
  const changed = updateAlert(stores.environment, mei, { id, alertCycle: 'custom', ...given });
  if (isTaken) expect(await changed).toMatchObject(given);
  else await expect(changed).rejects.toMatchObject({ detail: { fields: { alertDuration: 'numberOutOfRange' } } });
});

test('a topic that somebody deletes meanwhile is not found', async () => {
  const { environment } = stores;
  const { id: topic } = await createTopic(environment, mei, topicDraft());
  let created: Promise<unknown> = Promise.resolve();
  await environment.postgres.transaction(async (transaction) => {
    await deleteTopicRow(transaction, mei.organisationId, Number(topic));
    created = createAlert(environment, mei, alertDraft({ topics: [topic] })).catch((error: unknown) => error);
    // Long enough for the other one to come to the topic, where it waits.
    for (let turn = 0; turn < 50; turn++) await transaction.execute('select 1');
  });
  expect(await created).toMatchObject({ code: 'not_found' });
});

test('a channel that is named twice is refused', async () => {
  const { id: topicId } = await topicOfPosts(stores, mei, []);
  const channels = [{ kind: 'slack', address: 'https://hooks.example/services/secret-path' }];
  const alert = await createAlert(stores.environment, mei, alertDraft({ topics: [topicId], channels }));
  const id = alert.channels[0]?.id;
  const twice = updateAlert(stores.environment, mei, { id: alert.id, channels: [{ id }, { id }] });
  await expect(twice).rejects.toMatchObject({ code: 'invalid', detail: { fields: { 'channels.1': 'channelTwice' } } });
  const again = await updateAlert(stores.environment, mei, { id: alert.id, channels: [{ id }] });
  expect(again.channels).toMatchObject([{ id, host: 'hooks.example' }]);
});

test('an address that the alert has is not added once more, and what it has may be kept', async () => {
  const { id: topic } = await createTopic(stores.environment, mei, topicDraft());
  const slack = { kind: 'slack', address: 'https://hooks.example.com/a' };
  const alert = await createAlert(stores.environment, mei, alertDraft({ topics: [topic], channels: [slack] }));
  const kept = alert.channels.map(({ id }) => ({ id }));
  const again = { kind: 'teams', address: 'https://HOOKS.example.com:443/a' };
  await expect(updateAlert(stores.environment, mei, { id: alert.id, channels: [...kept, again] })).rejects.toMatchObject({
    detail: { fields: { 'channels.1': 'channelTwice' } },
  });
  const others = [...kept, { kind: 'teams', address: 'https://hooks.example.com/b' }];
  expect((await updateAlert(stores.environment, mei, { id: alert.id, channels: others })).channels).toHaveLength(2);
});

describe('quiet hours that end as they begin', () => {
  const quietHours = { from: '22:00', to: '22:00' };
  const refused = { code: 'invalid', detail: { fields: { quietHours: 'quietHoursEmpty' } } };

  test('are refused', async () => {
    const topic = await createTopic(stores.environment, mei, topicDraft());
    const draft = alertDraft({ topics: [topic.id] });
    await expect(createAlert(stores.environment, mei, { ...draft, quietHours })).rejects.toMatchObject(refused);
    const alert = await createAlert(stores.environment, mei, draft);
    await expect(updateAlert(stores.environment, mei, { id: alert.id, quietHours })).rejects.toMatchObject(refused);
  });

  test('do not keep an alert that has them from being changed, and are gone then', async () => {
    const topic = await createTopic(stores.environment, mei, topicDraft());
    const { id } = await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id] }));
    const { postgres } = stores.environment;
    const row = await findAlert(postgres, mei.organisationId, Number(id));
    if (!row) throw new Error('no alert');
    await postgres.transaction((transaction) => updateAlertRow(transaction, row.id, { rule: { ...row.rule, quietHours } }));
    expect(await updateAlert(stores.environment, mei, { id, alertName: 'Other' })).toMatchObject({ quietHours: null });
  });
});

test('a fall by more than all, of before it was refused, keeps no alert from being changed otherwise', async () => {
  const { environment } = stores;
  const topic = await createTopic(environment, mei, topicDraft());
  const { id } = await createAlert(environment, mei, alertDraft({ topics: [topic.id] }));
  const row = await findAlert(environment.postgres, mei.organisationId, Number(id));
  if (!row) throw new Error('no alert');
  const fall = { conConditionType: 'percentage', conConditionEquation: 'decrease', conConditionValue: 150 } as const;
  await environment.postgres.transaction((transaction) =>
    updateAlertRow(transaction, row.id, { rule: { ...row.rule, ...fall } }),
  );
  expect(await getAlert(environment, mei, { id })).toMatchObject({ conConditionValue: '150' });
  expect(await updateAlert(environment, mei, { id, enabled: false })).toMatchObject({ enabled: false, conConditionValue: '150' });
  await expect(updateAlert(environment, mei, { id, conConditionValue: '101' })).rejects.toMatchObject({
    detail: { fields: { conConditionValue: 'numberOutOfRange' } },
  });
});

test('what signs the messages of a webhook is told to people, and to no program that reads', async () => {
  const { id: topic } = await topicOfPosts(stores, mei, []);
  const channels = [{ kind: 'webhook', address: 'https://hooks.example/earshot' }];
  const { id } = await createAlert(stores.environment, mei, alertDraft({ topics: [topic], channels }));
  const secretFor = async (actor: Actor) => (await getAlert(stores.environment, actor, { id })).channels[0]?.secret;
  expect(await secretFor(mei)).toEqual(expect.any(String));
  const from = { address: '127.0.0.1', deviceId: null, tokenId: 7 };
  expect(await secretFor({ ...mei, from })).toBeNull();
  const [listed] = await listAlerts(stores.environment, { ...mei, from });
  expect(listed?.channels[0]?.secret).toBeNull();
});
