import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { users } from '../../stores/postgres/users.ts';
import { tidy } from '../../workers/tidy.ts';
import type { Actor } from '../environment.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { acknowledgeRun } from './acknowledge-run.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';
import { getAlert } from './get-alert.ts';
import { getRun } from './get-run.ts';
import { listFired } from './list-fired.ts';
import { listRuns } from './list-runs.ts';
import { sendAgain } from './send-again.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  await stores.environment.postgres.delete(alerts);
  mei = await stores.createOrganisation({ name: 'Mei', timezone: '+0800' });
  at(0);
});

/** Sets the clock, in minutes from noon. */
function at(minutes: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}
const time = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000).toISOString();
const DAY = 24 * 60;
const NOT_FOUND = { code: 'not_found' };

/** An alert on four posts just after noon, evaluated at 12:17, 12:32 and 12:47: it fires first. */
async function evaluatedAlert(given: Record<string, unknown> = {}): Promise<{ id: string; topicId: string }> {
  const posts = Array.from({ length: 4 }, () => ({ published_at: time(5), media_type: 'news' as const }));
  const topic = await topicOfPosts(stores, mei, posts);
  const email = (await stores.environment.postgres.select().from(users)).find(({ id }) => id === mei.userId)?.email;
  const channels = [{ kind: 'slack', address: 'https://hooks.example.com/secret/path' }];
  const draft = alertDraft({ topics: [topic.id], emails: [email], channels, alertName: 'Ferry', ...given });
  const { id } = await createAlert(stores.environment, mei, draft);
  for (const minutes of [17, 32, 47]) {
    at(minutes);
    while ((await evaluateDue(stores.environment)) > 0);
  }
  return { id, topicId: topic.id };
}

async function insertRun(alertId: string, minutes: number, run: Partial<typeof alertRuns.$inferInsert>): Promise<void> {
  await stores.environment.postgres.insert(alertRuns).values({
    alertId: Number(alertId),
    windowStart: new Date(time(minutes - 15)),
    windowEnd: new Date(time(minutes)),
    evaluatedAt: new Date(time(minutes + 2)),
    isLate: false,
    state: 'normal',
    told: false,
    figures: [],
    ...run,
  });
}

describe('the history', () => {
  test('of an alert has each window, newest first, in pages; or those that fired alone', async () => {
    const { id, topicId } = await evaluatedAlert();
    const all = await listRuns(stores.environment, mei, { id });
    expect(all.count).toBe(3);
    expect(all.data.map(({ windowEnd }) => windowEnd)).toEqual([time(45), time(30), time(15)]);
    const page = await listRuns(stores.environment, mei, { id, skip: '1', limit: '1' });
    expect(page).toEqual({ count: 3, next: 2, data: [all.data[1]] });
    const { count, data: runs } = await listRuns(stores.environment, mei, { id, which: 'firing' });
    expect(count).toBe(1);
    expect(runs).toMatchObject([
      {
        alertId: id,
        windowStart: time(0),
        windowEnd: time(15),
        state: 'firing',
        told: true,
        figures: [{ topicId, topicName: expect.any(String), mentions: 4, baseline: 0, level: 3, met: true }],
        acknowledgedAt: null,
        acknowledgedBy: null,
      },
    ]);
  });

  test('of the organisation has what fired or was held back, and apart from it what could not be decided', async () => {
    const { id } = await evaluatedAlert();
    await insertRun(id, 60, { heldBack: 'snoozed' });
    await insertRun(id, 75, { state: 'no-data' });
    await insertRun(id, 90, { state: 'error' });
    const ends = async (asked: object) =>
      (await listFired(stores.environment, mei, asked)).data.map(({ windowEnd }) => windowEnd);
    expect(await ends({})).toEqual([time(60), time(15)]);
    expect(await ends({ which: 'trouble' })).toEqual([time(90), time(75)]);
    expect(await ends({ startDate: time(15), endDate: time(60) })).toEqual([time(15)]);
    expect(await ends({ startDate: time(16), endDate: time(61) })).toEqual([time(60)]);
    expect(await ends({ alertId: id, limit: '1' })).toEqual([time(60)]);
    expect(await ends({ alertId: '2147483647' })).toEqual([]);
    await acknowledgeRun(stores.environment, mei, { id, windowEnd: time(15) });
    expect(await ends({ acknowledged: 'yes' })).toEqual([time(15)]);
    expect(await ends({ acknowledged: 'no' })).toEqual([time(60)]);
    expect((await listFired(stores.environment, mei, {})).data[0]).toMatchObject({
      alertName: 'Ferry',
      alertType: 'conversation',
      heldBack: 'snoozed',
    });
  });

  test('says by what a window was decided, whatever the alert is by now', async () => {
    const { id } = await evaluatedAlert({ conversationType: 'main' });
    await insertRun(id, 60, { heldBack: 'snoozed' });
    const change = { alertType: 'sentiment', conversationType: 'all', mediaTypes: ['news'], alertName: 'Ships' };
    await updateAlert(stores.environment, mei, { id, ...change });
    const { data: runs } = await listFired(stores.environment, mei, {});
    const before = { alertType: 'conversation', conversationType: 'main', mediaTypes: ['forum', 'news'] };
    // That the newest one was decided by is not kept.
    expect(runs).toMatchObject([change, { ...before, alertName: 'Ships' }]);
  });

  test('goes on without the name of a topic that is deleted', async () => {
    const { id, topicId } = await evaluatedAlert();
    const other = await topicOfPosts(stores, mei, []);
    await updateAlert(stores.environment, mei, { id, topics: [topicId, other.id] });
    await deleteTopic(stores.environment, mei, { id: topicId });
    expect((await listFired(stores.environment, mei, {})).data[0]?.figures).toMatchObject([{ topicId, topicName: null }]);
  });
});

describe('a window', () => {
  test('is told with who was told, of a channel the host alone', async () => {
    const { id } = await evaluatedAlert();
    const last = await getRun(stores.environment, mei, { id, windowEnd: time(45) });
    expect(last.deliveries).toEqual([]);
    const { deliveries } = await getRun(stores.environment, mei, { id, windowEnd: time(15) });
    expect(deliveries).toEqual([
      {
        id: expect.any(String),
        channel: 'mail',
        recipient: expect.stringContaining('@test.invalid'),
        state: 'waiting',
        tries: 0,
        sendAt: time(17),
        sentAt: null,
        failure: null,
        failureKind: null,
      },
      expect.objectContaining({ channel: 'slack', recipient: 'hooks.example.com' }),
    ]);
  });

  test('that was told of together with later ones has the same message', async () => {
    const { id } = await evaluatedAlert();
    await insertRun(id, 60, { state: 'firing', told: true });
    await stores.environment.postgres
      .update(outbox)
      .set({ windowEnd: new Date(time(60)), content: { ends: [time(15), time(60)] } })
      .where(eq(outbox.alertId, Number(id)));
    for (const end of [15, 60]) {
      const { deliveries } = await getRun(stores.environment, mei, { id, windowEnd: time(end) });
      expect(deliveries).toHaveLength(2);
    }
    expect((await getRun(stores.environment, mei, { id, windowEnd: time(30) })).deliveries).toEqual([]);
  });

  test('is told nobody any more once what was sent is deleted, and says so', async () => {
    const { id } = await evaluatedAlert();
    await insertRun(id, 60, { heldBack: 'snoozed' });
    const found = async (end: number) => {
      const { deliveries, isForgotten } = await getRun(stores.environment, mei, { id, windowEnd: time(end) });
      return { to: deliveries.map(({ channel }) => channel), isForgotten };
    };
    const ofChannel = (channel: 'mail' | 'slack') => and(eq(outbox.alertId, Number(id)), eq(outbox.channel, channel));
    const { postgres } = stores.environment;
    await postgres
      .update(outbox)
      .set({ state: 'sent', sentAt: new Date(time(18)) })
      .where(ofChannel('mail'));
    await postgres.update(outbox).set({ state: 'dead' }).where(ofChannel('slack'));
    at(89 * DAY);
    await tidy(stores.environment);
    expect(await found(15)).toEqual({ to: ['mail', 'slack'], isForgotten: false });
    at(91 * DAY);
    await tidy(stores.environment);
    expect(await found(15)).toEqual({ to: ['slack'], isForgotten: true });
    expect(await found(60)).toEqual({ to: [], isForgotten: false });
  });

  test('names no host of a channel that is gone', async () => {
    const { id } = await evaluatedAlert();
    await updateAlert(stores.environment, mei, { id, channels: [] });
    const { deliveries } = await getRun(stores.environment, mei, { id, windowEnd: time(15) });
    expect(deliveries.map(({ recipient }) => recipient)).toEqual([expect.stringContaining('@'), '']);
  });

  test('is acknowledged once, for everybody', async () => {
    const { id } = await evaluatedAlert();
    const seen = { acknowledgedAt: time(47), acknowledgedBy: 'Mei' };
    expect(await acknowledgeRun(stores.environment, mei, { id, windowEnd: time(15) })).toMatchObject(seen);
    at(50);
    expect(await acknowledgeRun(stores.environment, mei, { id, windowEnd: time(15) })).toMatchObject(seen);
    expect((await getRun(stores.environment, mei, { id, windowEnd: time(30) })).run.acknowledgedAt).toBeNull();
  });

  test('that was not evaluated, and any of another organisation, is not there', async () => {
    const { id } = await evaluatedAlert();
    const stranger = await stores.createOrganisation();
    await expect(getRun(stores.environment, mei, { id, windowEnd: time(16) })).rejects.toMatchObject(NOT_FOUND);
    const run = { id, windowEnd: time(15) };
    await expect(getRun(stores.environment, stranger, run)).rejects.toMatchObject(NOT_FOUND);
    await expect(acknowledgeRun(stores.environment, stranger, run)).rejects.toMatchObject(NOT_FOUND);
    await expect(listRuns(stores.environment, stranger, { id })).rejects.toMatchObject(NOT_FOUND);
    expect(await listFired(stores.environment, stranger, {})).toEqual({ count: 0, data: [] });
    expect(await listFired(stores.environment, stranger, { alertId: id })).toEqual({ count: 0, data: [] });
  });
});

describe('a message', () => {
  test.each([
    ['dead', 'waiting', 0, 50],
    ['sent', 'sent', 9, 17],
    ['dropped', 'dropped', 9, 17],
    ['waiting', 'waiting', 9, 17],
  ] as const)('that is %s is %s after it is sent again', async (state, after, tries, sendAt) => {
    const { id } = await evaluatedAlert();
    const [message] = (await getRun(stores.environment, mei, { id, windowEnd: time(15) })).deliveries;
    const postgres = stores.environment.postgres;
    await postgres
      .update(outbox)
      .set({ state, tries: 9, failure: 'mailbox full' })
      .where(eq(outbox.id, message?.id ?? ''));
    at(50);
    expect(await sendAgain(stores.environment, mei, { id: message?.id })).toMatchObject({
      id: message?.id,
      state: after,
      tries,
      sendAt: time(sendAt),
      failure: 'mailbox full',
    });
  });

  test('of another organisation is not there', async () => {
    const { id } = await evaluatedAlert();
    const [message] = (await getRun(stores.environment, mei, { id, windowEnd: time(15) })).deliveries;
    const stranger = await stores.createOrganisation();
    await expect(sendAgain(stores.environment, stranger, { id: message?.id })).rejects.toMatchObject(NOT_FOUND);
    await expect(sendAgain(stores.environment, mei, { id: randomUUID() })).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('a window that could not be decided', () => {
  test.each<[string, Record<string, string>, object | null]>([
    ['where it is the last one', { conConditionType: 'percentage' }, { why: 'percentage', topics: 1 }],
    ['but not of a digest', { alertType: 'periodic' }, null],
  ])('is told with the alert, %s', async (_name, given, undecided) => {
    const draft = { periodConditionTime: '00:00', conConditionValue: '10', ...given };
    const { id } = await evaluatedAlert({ ...draft, alertCycle: '15m' });
    expect(await getAlert(stores.environment, mei, { id })).toMatchObject({
      undecided,
      isNew: given['alertType'] === 'periodic',
    });
  });

  test('but not of an alert that was changed since', async () => {
    const { id } = await evaluatedAlert({ conConditionType: 'percentage', conConditionValue: '10' });
    const changed = await updateAlert(stores.environment, mei, { id, conConditionValue: '20' });
    expect(changed).toMatchObject({ undecided: null, isNew: false });
  });
});
