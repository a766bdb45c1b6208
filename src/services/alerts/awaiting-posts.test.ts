/** Alerts after nobody was there for a while: sources are read before what was missed is judged. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EvaluatedAlerts, evaluatedAlerts } from '../../../tests/support/evaluated-alerts.ts';
import { type Feed, followedFeed, timeOfDay, type WatchedDay, watchedDay } from '../../../tests/support/followed-feeds.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';
import type { Actor, Environment } from '../environment.ts';
import { evaluateNow } from './evaluate-now.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
let alerting: EvaluatedAlerts;
let day: WatchedDay;
let environment: Environment;
let mei: Actor;
let alertId: string;
let feed: Feed;
beforeAll(async () => {
  stores = await openTestStores();
  alerting = evaluatedAlerts(stores);
});
afterAll(() => stores.close());
/** Nobody reads or evaluates from 12:17 on; meanwhile there is a spike. */
beforeEach(async () => {
  day = await watchedDay(stores, alerting);
  ({ environment, actor: mei, alertId } = day);
  await updateAlert(environment, mei, { id: alertId, conConditionEquation: 'increase', conConditionValue: '9' });
  feed = await followedFeed(day);
  feed.publish(['12:05', 2]);
  await feed.read('12:16');
  await alerting.evaluate(time('12:17'));
  feed.publish(['12:20', 2], ['12:40', 30], ['12:50', 2]);
});

const time = timeOfDay;
const HALF_AN_HOUR = ['14:10', '14:15', '14:20', '14:25', '14:30', '14:35', '14:39'];
const BEFORE = '03-10T12:15 normal 2/0';
const QUIET = ['13:15', '13:30', '13:45', '14:00'].map((end) => `03-10T${end} normal 0/0 late`);
/** Up to half an hour ago: of late its posts came late, so that those after are not due yet. */
const MISSED = [
  '03-10T12:30 normal 2/2 late',
  '03-10T12:45 firing 30/2 told late',
  '03-10T13:00 normal 2/30 late',
  '03-10T13:15 normal 0/2 late',
  '03-10T13:30 normal 0/0 late',
];
const UNSEEN = ['03-10T12:30 normal 0/2 late', '03-10T12:45 normal 0/0 late', '03-10T13:00 normal 0/0 late', ...QUIET];

test('what was missed is judged once the source is read, and told of in one message', async () => {
  await alerting.evaluate(time('14:10'));
  expect(await alerting.runs()).toEqual([BEFORE]);
  expect(await alerting.states()).toEqual(['normal']);
  await feed.read('14:10');
  // It looks again a minute later.
  expect(await alerting.evaluate(time('14:10'))).toBe(0);
  await alerting.evaluate(time('14:11'));
  expect(await alerting.runs()).toEqual([BEFORE, ...MISSED]);
  expect(await alerting.messages()).toHaveLength(1);
});

test('a source that is not read is waited for, for half an hour', async () => {
  for (const clock of HALF_AN_HOUR) await alerting.evaluate(time(clock));
  expect(await alerting.runs()).toEqual([BEFORE]);
  await alerting.evaluate(time('14:40'));
  const runs = await alerting.runs();
  expect(runs).toEqual([BEFORE, ...UNSEEN, '03-10T14:15 normal 0/0 late', '03-10T14:30 normal 0/0 late']);
  // Of another time that nobody is there, it is waited for as long again.
  for (const clock of ['17:00', '17:09', '17:18', '17:27', '17:29']) await alerting.evaluate(time(clock));
  expect(await alerting.runs()).toEqual(runs);
});

const sourceIs = (facts: Partial<typeof sources.$inferInsert>) => environment.postgres.update(sources).set(facts);
const at = (clock: string) => new Date(time(clock));

test.each<[string, () => Promise<unknown>, number]>([
  ['is behind', () => sourceIs({ behindSince: at('14:09'), dueAt: at('14:10') }), 1],
  ['is behind, and waits for its budget', () => sourceIs({ behindSince: at('14:09'), dueAt: at('22:00') }), 8],
  ['is to be asked later', () => sourceIs({ dueAt: at('15:00') }), 8],
  ['brought what the store refused', () => sourceIs({ failureKind: 'internal', failures: 4, dueAt: at('14:19') }), 1],
  ['brings what breaks the program', () => sourceIs({ failureKind: 'internal', failures: 7, dueAt: at('14:19') }), 8],
  ['could not be reached, once', () => sourceIs({ failureKind: 'unreachable', failures: 1, dueAt: at('14:11') }), 1],
  ['could not be reached twice', () => sourceIs({ failureKind: 'unreachable', failures: 2, dueAt: at('14:11') }), 8],
  ['wants another password', () => sourceIs({ failureKind: 'unauthorised', failures: 1, dueAt: at('14:10') }), 8],
])('of a source that %s', async (_name, then, runs) => {
  await then();
  await alerting.evaluate(time('14:10'));
  expect(await alerting.runs()).toHaveLength(runs);
});

test('a source that fails is waited for no longer', async () => {
  feed.fail();
  await alerting.evaluate(time('14:10'));
  for (const clock of ['14:10', '14:11']) await feed.read(clock);
  await alerting.evaluate(time('14:11'));
  expect((await alerting.runs()).slice(1)).toEqual(UNSEEN.map((run) => run.replace('normal', 'no-data')));
});

test('whoever goes away while it waits waits anew when back', async () => {
  await alerting.evaluate(time('14:10'));
  await alerting.evaluate(time('15:10'));
  expect(await alerting.runs()).toEqual([BEFORE]);
  await feed.read('15:10');
  await alerting.evaluate(time('15:11'));
  expect((await alerting.runs()).slice(0, 4)).toEqual([BEFORE, ...MISSED.slice(0, 3)]);
});

test('it goes on where the clock was set back meanwhile', async () => {
  await alerting.evaluate(time('20:10'));
  await alerting.evaluate(time('14:10'));
  await feed.read('14:10');
  await alerting.evaluate(time('14:11'));
  expect(await alerting.runs()).toEqual([BEFORE, ...MISSED]);
});

test('an edit of what is not measured changes nothing of it', async () => {
  await alerting.evaluate(time('14:10'));
  await updateAlert(environment, mei, { id: alertId, alertName: 'Spikes' });
  for (const clock of HALF_AN_HOUR) await alerting.evaluate(time(clock));
  expect(await alerting.runs()).toEqual([BEFORE]);
  await alerting.evaluate(time('14:40'));
  expect(await alerting.runs()).toHaveLength(10);
});

test('what is not late waits for no source', async () => {
  await alerting.evaluate(time('12:33'));
  expect(await alerting.runs()).toEqual([BEFORE, '03-10T12:30 normal 0/2']);
});

test('workers whose clocks are some seconds apart wait together', async () => {
  for (const clock of HALF_AN_HOUR) {
    await alerting.evaluate(`2026-03-10T${clock}:03Z`);
    await alerting.evaluate(time(clock));
  }
  await alerting.evaluate('2026-03-10T14:40:03Z');
  expect((await alerting.runs()).length).toBeGreaterThan(1);
});

test('what cannot be measured waits no more', async () => {
  await environment.postgres.update(alerts).set({ state: 'error', failures: 2 });
  await alerting.evaluate(time('14:10'));
  expect((await alerting.runs()).length).toBeGreaterThan(1);
});

test('whoever asks for it does not wait', async () => {
  await alerting.evaluate(time('14:10'));
  expect(await evaluateNow(environment, { alertId: Number(alertId) })).toMatchObject([{ windows: 7, firing: 0 }]);
});

test('sources of a plan that is renewed are read first', async () => {
  const { postgres } = environment;
  const ends = (clock: string) =>
    postgres
      .update(subscriptions)
      .set({ endsAt: new Date(time(clock)) })
      .where(eq(subscriptions.organisationId, mei.organisationId));
  await ends('12:25');
  expect(await alerting.evaluate(time('14:10'))).toBe(0);
  await ends('23:00');
  await alerting.evaluate(time('14:11'));
  await feed.read('14:12');
  await alerting.evaluate(time('14:12'));
  expect(await alerting.runs()).toEqual([BEFORE, ...MISSED]);
});
