/** Alerts on what followed sources bring: what does not arrive is no fall. */
import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EvaluatedAlerts, evaluatedAlerts } from '../../../tests/support/evaluated-alerts.ts';
import { type Feed, followedFeed, timeOfDay, type WatchedDay, watchedDay } from '../../../tests/support/followed-feeds.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { writeSubscription } from '../../stores/postgres/websub-subscriptions.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { changeSource } from '../sources/change-source.ts';
import { createTopic } from '../topics/create-topic.ts';
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

async function told({ sourceId }: Feed, until: string): Promise<void> {
  const [token, secret] = [randomUUID(), randomUUID()];
  const asked = { hub: 'https://hub.example/', topic: 'https://feed.example/', wanted: 'subscribe' as const };
  const times = { askedAt: stores.clock.now, leaseEndsAt: new Date(time(until)) };
  await writeSubscription(environment.postgres, { token, sourceId, secret, ...asked, ...times });
}

test('a source that goes silent tells of no fall; when it is back what it brings is judged again', async () => {
  const feed = await followed();
  feed.publish(['12:05', 8]);
  expect(await feed.read('12:16')).toBe(true);
  await alerting.evaluate(time('12:17'));
  feed.fail();
  expect(await feed.read('12:31')).toBe(false);
  await alerting.evaluate(time('12:32'));
  await alerting.evaluate(time('12:47'));
  expect(await alerting.states()).toEqual(['no-data']);
  feed.publish(['12:20', 8], ['12:40', 8], ['12:50', 8]);
  expect(await feed.read('13:01')).toBe(true);
  await alerting.evaluate(time('13:02'));
  expect(await alerting.messages()).toEqual([]);
  feed.publish(['13:05', 2]);
  await feed.read('13:16');
  // Of late it brought posts late, and is waited for: half an hour at most.
  await alerting.evaluate(time('13:17'));
  expect(await alerting.runs()).toHaveLength(4);
  await alerting.evaluate(time('13:45'));
  expect(await alerting.runs()).toEqual([
    '03-10T12:15 normal 8/0',
    '03-10T12:30 no-data 0/8',
    '03-10T12:45 no-data 0/0',
    '03-10T13:00 normal 8/8',
    '03-10T13:15 firing 2/8 told late',
  ]);
  expect(await alerting.messages()).toHaveLength(1);
});

test('of two topics, one of which its source fails, the other is told of', async () => {
  const [ofNews, forum] = [await followed(), await followed('forum')];
  const other = `other${word}`;
  const draft = topicDraft({ inclusion: { operator: 'AND', groups: [[other]] } });
  const { id } = await createTopic(environment, mei, draft);
  await runAll(environment, stores.clock.now);
  await updateAlert(environment, mei, { id: alertId, topics: [topicId, id] });
  ofNews.publish(['12:05', 8]);
  forum.publish(['12:05', 8, other]);
  for (const feed of [ofNews, forum]) await feed.read('12:16');
  await alerting.evaluate(time('12:17'));
  ofNews.fail();
  for (const feed of [ofNews, forum]) await feed.read('12:31');
  await alerting.evaluate(time('12:32'));
  expect((await alerting.runs()).at(-1)).toBe('03-10T12:30 firing 0/8 0/8 told');
  const [run] = await environment.postgres.select().from(alertRuns).orderBy(desc(alertRuns.windowEnd));
  expect(run?.figures).toMatchObject([
    { met: false, lacks: 'posts' },
    { met: true, lacks: null },
  ]);
});

test.each<[string, (feed: Feed) => Promise<unknown>, string]>([
  ['read to the end of the window', (feed) => feed.read('12:31'), 'firing 0/8 told'],
  ['read a minute before the end of it', (feed) => feed.read('12:29'), 'firing 0/8 told'],
  ['read some minutes before the end of it', (feed) => feed.read('12:26'), 'no-data 0/8'],
  [
    'read before the end of it, of which a hub tells',
    async (feed) => {
      // Reading it says that it names no hub any more.
      await feed.read('12:26');
      await told(feed, '13:00');
    },
    'firing 0/8 told',
  ],
  [
    'read before the end of it, of which a hub told',
    async (feed) => {
      // Reading it says that it names no hub any more.
      await feed.read('12:26');
      await told(feed, '12:31');
    },
    'no-data 0/8',
  ],
  [
    'that fails, of which a hub tells',
    async (feed) => {
      feed.fail();
      await feed.read('12:31');
      await told(feed, '13:00');
    },
    'no-data 0/8',
  ],
  [
    'paused by all who follow it',
    ({ sourceId }) => changeSource(environment, mei, { sourceId, paused: true }),
    'firing 0/8 told',
  ],
  [
    'that fails beside one of another media type that answers',
    async (feed) => {
      feed.fail();
      await feed.read('12:31');
      await (await followed('forum')).read('12:31');
    },
    'no-data 0/8',
  ],
  [
    'beside one of the same media type that fails',
    async (feed) => {
      await feed.read('12:31');
      const other = await followed();
      other.fail();
      await other.read('12:31');
    },
    'firing 0/8 told',
  ],
  [
    'beside one of the same media type that brought as much and fails',
    async (feed) => {
      const other = await followed();
      other.publish(['11:00', 8], ['12:10', 0]);
      await other.read('12:18');
      other.fail();
      await other.read('12:31');
      await feed.read('12:31');
    },
    'no-data 0/8',
  ],
])('a source %s', async (_name, then, expected) => {
  const feed = await followed();
  feed.publish(['12:05', 8]);
  await feed.read('12:16');
  await alerting.evaluate(time('12:17'));
  await then(feed);
  await alerting.evaluate(time('12:32'));
  expect((await alerting.runs()).at(-1)).toBe(`03-10T12:30 ${expected}`);
});

test.each<[string, number, object]>([
  ['one of five equal feeds goes silent, and a fall by five is looked for', 5, { conConditionValue: '5' }],
  ['one of five, and by 15 %', 5, { conConditionType: 'percentage', conConditionValue: '15' }],
  ['one of ten, and by 9 %', 10, { conConditionType: 'percentage', conConditionValue: '9' }],
])('%s: what it does not bring is no fall', async (_name, count, condition) => {
  await updateAlert(environment, mei, { id: alertId, ...condition });
  const feeds: Feed[] = [];
  for (let number = 0; number < count; number++) feeds.push(await followed());
  const [gone, ...others] = feeds;
  for (const feed of feeds) {
    feed.publish(['12:05', 8]);
    await feed.read('12:16');
  }
  await alerting.evaluate(time('12:17'));
  gone?.fail();
  await gone?.read('12:31');
  for (const feed of others) {
    feed.publish(['12:20', 8]);
    await feed.read('12:46');
  }
  await alerting.evaluate(time('12:47'));
  expect((await alerting.runs())[1]).toBe(`03-10T12:30 no-data ${8 * (count - 1)}/${8 * count} late`);
  expect(await alerting.messages()).toEqual([]);
});
