import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import { topicDraft } from '../../tests/support/topic-draft.ts';
import { createAlert } from '../services/alerts/create-alert.ts';
import { createTopic } from '../services/topics/create-topic.ts';
import { alertRuns } from '../stores/postgres/alert-runs.ts';
import { devices } from '../stores/postgres/devices.ts';
import { outbox } from '../stores/postgres/outbox.ts';
import { tidy } from './tidy.ts';

let stores: TestStores;
let alert: { alertId: number; organisationId: number };
beforeAll(async () => {
  stores = await openTestStores();
  const mei = await stores.createOrganisation();
  const { id: topic } = await createTopic(stores.environment, mei, topicDraft());
  const { id } = await createAlert(stores.environment, mei, alertDraft({ topics: [topic] }));
  alert = { alertId: Number(id), organisationId: mei.organisationId };
  await stores.environment.postgres.delete(outbox);
});
afterAll(() => stores.close());

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 24 * 60 * 60 * 1000);

const run = (days: number, given: Partial<typeof alertRuns.$inferInsert> = {}) => ({
  alertId: alert.alertId,
  windowStart: daysAgo(days + 1),
  windowEnd: daysAgo(days),
  evaluatedAt: daysAgo(days),
  isLate: false,
  state: 'normal' as const,
  told: false,
  figures: [],
  ...given,
});

test('windows in which nothing happened are kept for 30 days, others for 400', async () => {
  const { postgres } = stores.environment;
  // More than one statement deletes.
  await postgres.insert(alertRuns).values(Array.from({ length: 2500 }, (_, place) => run(50 + place / 10_000)));
  await postgres
    .insert(alertRuns)
    .values([
      run(29),
      run(31),
      run(32, { told: true }),
      run(33, { state: 'firing' }),
      run(34, { state: 'no-data' }),
      run(35, { heldBack: 'snoozed' }),
      run(399, { state: 'firing' }),
      run(401, { state: 'firing', told: true }),
    ]);
  await tidy(stores.environment);
  const left = await postgres.select({ end: alertRuns.windowEnd }).from(alertRuns).orderBy(alertRuns.windowEnd);
  expect(left.map(({ end }) => end)).toEqual([399, 35, 34, 33, 32, 29].map(daysAgo));
});

test('that nothing was known any more is kept once, and not for every window of it, whenever they are deleted', async () => {
  const { environment, clock } = stores;
  const { postgres } = environment;
  await postgres.delete(alertRuns);
  const silent = { state: 'no-data' as const };
  const normal = [50, 45, 44, 43, 39].map((days) => run(days));
  const unknown = [49, 48, 47, 46, 42, 41, 40, 31, 30.5, 29].map((days) => run(days, silent));
  await postgres.insert(alertRuns).values([...normal, ...unknown, run(38, { state: 'firing' })]);
  // Some at a time, as they grow old.
  for (const days of [17.5, 11.5, 9.5, 0]) {
    clock.now = daysAgo(days);
    await tidy(environment);
  }
  clock.now = TEST_NOW;
  const left = await postgres.select().from(alertRuns).orderBy(alertRuns.windowEnd);
  expect(left.map(({ windowEnd, state }) => `${(TEST_NOW.getTime() - windowEnd.getTime()) / 86_400_000} ${state}`)).toEqual([
    '50 normal',
    '49 no-data',
    '43 normal',
    '42 no-data',
    '38 firing',
    '31 no-data',
    '29 no-data',
  ]);
});

test('what was sent or nobody wanted is kept for 90 days, what was given up for 400; what waits stays', async () => {
  const { postgres } = stores.environment;
  const message = (recipient: string, given: Partial<typeof outbox.$inferInsert>) => ({
    id: randomUUID(),
    ...alert,
    windowEnd: daysAgo(200),
    kind: 'alert' as const,
    channel: 'mail' as const,
    recipient,
    content: { ends: [] },
    state: 'sent' as const,
    tries: 1,
    sendAt: daysAgo(200),
    createdAt: daysAgo(200),
    ...given,
  });
  await postgres
    .insert(outbox)
    .values([
      message('old', { sentAt: daysAgo(91) }),
      message('new', { sentAt: daysAgo(89) }),
      message('dead', { state: 'dead' }),
      message('long dead', { state: 'dead', createdAt: daysAgo(401) }),
      message('dropped', { state: 'dropped', createdAt: daysAgo(91) }),
      message('just dropped', { state: 'dropped', createdAt: daysAgo(89) }),
      message('waiting', { state: 'waiting' }),
    ]);
  await tidy(stores.environment);
  const left = await postgres.select({ recipient: outbox.recipient }).from(outbox).orderBy(outbox.recipient);
  expect(left.map(({ recipient }) => recipient)).toEqual(['dead', 'just dropped', 'new', 'waiting']);
});

test('devices are kept for 180 days after they were last seen', async () => {
  const { environment, clock } = stores;
  const { userId } = await stores.createOrganisation();
  const now = clock.now.getTime();
  const seen = (days: number) => {
    const at = new Date(now - days * 24 * 60 * 60 * 1000);
    return { userId, signIn: `${days} days ago`, deviceId: '', since: at, signedInAt: at, firstSeenAt: at, lastSeenAt: at };
  };
  await environment.postgres.insert(devices).values([seen(1), seen(179), seen(181)]);
  await tidy(environment);
  const left = await environment.postgres.select({ signIn: devices.signIn }).from(devices).orderBy(devices.id);
  expect(left.map(({ signIn }) => signIn)).toEqual(['1 days ago', '179 days ago']);
});
