import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EvaluatedAlerts, evaluatedAlerts } from '../../../tests/support/evaluated-alerts.ts';
import { type Feed, followedFeed, timeOfDay, type WatchedDay, watchedDay } from '../../../tests/support/followed-feeds.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { enableAlert } from './enable-alert.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
let alerting: EvaluatedAlerts;
let day: WatchedDay;
let environment: Environment;
let mei: Actor;
let word: string;
let topicId: string;
let alertId: string;
beforeAll(async () => {
  stores = await openTestStores();
  alerting = evaluatedAlerts(stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  day = await watchedDay(stores, alerting);
  ({ environment, actor: mei, word, topicId, alertId } = day);
});

const time = timeOfDay;
const followed = (mediaType?: 'news' | 'forum'): Promise<Feed> => followedFeed(day, mediaType);

test.each<[string, () => Promise<unknown>]>([
  ['', async () => undefined],
  [
    ', nor of an alert that was turned off and on in it',
    async () => {
      for (const flag of [false, true]) await enableAlert(environment, mei, { id: alertId, flag });
    },
  ],
  [
    ', nor of one that was edited in it',
    () => updateAlert(environment, mei, { id: alertId, conConditionEquation: 'increase', conConditionValue: '10' }),
  ],
])('the first window after an outage is no rise%s', async (_name, meanwhile) => {
  await updateAlert(environment, mei, { id: alertId, conConditionEquation: 'increase', conConditionValue: '9' });
  const feed = await followed();
  feed.publish(['11:50', 12], ['12:05', 12]);
  await feed.read('12:16');
  await alerting.evaluate(time('12:17'));
  feed.fail();
  await feed.read('12:31');
  await alerting.evaluate(time('12:32'));
  await meanwhile();
  // What was published meanwhile has fallen out of it.
  feed.publish(['12:35', 12]);
  await feed.read('12:46');
  await feed.read('13:16');
  await alerting.evaluate(time('13:17'));
  expect(await alerting.runs()).toEqual([
    '03-10T12:15 normal 12/12',
    '03-10T12:30 no-data 0/12',
    '03-10T12:45 normal 12/null late',
    '03-10T13:00 normal 0/12 late',
  ]);
  expect(await alerting.messages()).toEqual([]);
});

test('a digest of what did not arrive is sent, and says so', async () => {
  const hourly = { alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime: '00:00' };
  await updateAlert(environment, mei, { id: alertId, ...hourly });
  const feed = await followed();
  feed.publish(['11:10', 8]);
  await feed.read('12:02');
  feed.fail();
  for (const clock of ['13:01', '13:03']) await feed.read(clock);
  await alerting.evaluate(time('13:35'));
  expect(await alerting.runs()).toEqual(['03-10T13:00 no-data 0/null told late']);
  expect(await alerting.messages()).toHaveLength(1);
});

test('a digest of a topic whose source is silent says so, however busy others are that bring nothing to it', async () => {
  const hourly = { alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime: '00:00' };
  await updateAlert(environment, mei, { id: alertId, ...hourly });
  const [own, busy] = [await followed(), await followed()];
  own.publish(['11:10', 24]);
  busy.publish(['11:10', 200, 'something else']);
  for (const feed of [own, busy]) await feed.read('12:02');
  own.fail();
  busy.publish(['12:40', 200, 'something else']);
  for (const clock of ['13:01', '13:03']) for (const feed of [own, busy]) await feed.read(clock);
  await alerting.evaluate(time('13:35'));
  expect(await alerting.runs()).toEqual(['03-10T13:00 no-data 0/null told late']);
});

test('a topic whose source is silent keeps back no rise of another one', async () => {
  const [ofNews, forum] = [await followed(), await followed('forum')];
  const other = `other${word}`;
  const draft = topicDraft({ inclusion: { operator: 'AND', groups: [[other]] } });
  const { id } = await createTopic(environment, mei, draft);
  await runAll(environment, stores.clock.now);
  const rise = { conConditionEquation: 'increase', conConditionValue: '9' };
  await updateAlert(environment, mei, { id: alertId, topics: [topicId, id], ...rise });
  ofNews.publish(['11:50', 8], ['12:05', 8]);
  forum.publish(['11:50', 1, other], ['12:05', 1, other]);
  for (const feed of [ofNews, forum]) await feed.read('12:16');
  await alerting.evaluate(time('12:17'));
  ofNews.fail();
  forum.publish(['12:20', 1, other]);
  for (const feed of [ofNews, forum]) await feed.read('12:31');
  await alerting.evaluate(time('12:32'));
  expect(await alerting.states()).toEqual(['no-data']);
  forum.publish(['12:35', 30, other]);
  for (const feed of [ofNews, forum]) await feed.read('13:16');
  await alerting.evaluate(time('13:17'));
  expect((await alerting.runs())[2]).toBe('03-10T12:45 firing 0/0 30/1 told late');
});
