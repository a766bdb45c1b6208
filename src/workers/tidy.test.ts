import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import { topicDraft } from '../../tests/support/topic-draft.ts';
import { createAlert } from '../services/alerts/create-alert.ts';
import { createTopic } from '../services/topics/create-topic.ts';
import { alertRuns } from '../stores/postgres/alert-runs.ts';
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

test('windows in which nothing happened are kept for 30 days, others for 400', async () => {
  const { postgres } = stores.environment;
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
