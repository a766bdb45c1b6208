/** How long alerts wait for posts, and which windows were evaluated late: after the time that was planned, however slow their sources are since. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type EvaluatedAlerts, evaluatedAlerts } from '../../../tests/support/evaluated-alerts.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { sources } from '../../stores/postgres/sources.ts';
import type { Actor } from '../environment.ts';
import { addSource } from '../sources/add-source.ts';
import { changeSource } from '../sources/change-source.ts';
import { removeSource } from '../sources/remove-source.ts';
import { createAlert } from './create-alert.ts';

let stores: TestStores;
let alerting: EvaluatedAlerts;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  alerting = evaluatedAlerts(stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  await alerting.clear();
  alerting.at(time('12:00'));
  mei = await stores.createOrganisation({ timezone: '+0800' });
});

const time = (clock: string) => `2026-03-10T${clock}:00Z`;
const takes = (minutes: number) => stores.environment.postgres.update(sources).set({ delaySeconds: minutes * 60 });

/** Minutes after the end of its window at which a new alert is due. */
async function waits(): Promise<number> {
  const { id } = await topicOfPosts(stores, mei, []);
  await createAlert(stores.environment, mei, alertDraft({ topics: [id] }));
  const [row] = await stores.environment.postgres.select().from(alerts);
  return ((row?.dueAt?.getTime() ?? 0) - (row?.nextEnd?.getTime() ?? 0)) / 60_000;
}

test.each<[string, (slow: number) => Promise<unknown>, number]>([
  ['is followed', async () => null, 25],
  ['is paused', (sourceId) => changeSource(stores.environment, mei, { sourceId, paused: true }), 5],
  ['is followed by nobody any more', (sourceId) => removeSource(stores.environment, mei, { sourceId }), 5],
])('an alert waits for a slow source that %s', async (_name, then, minutes) => {
  const follow = async (delay: number) => {
    const address = `https://${randomUUID()}.example/`;
    const { id } = await addSource(stores.environment, mei, { address, kind: 'feed', mediaType: 'news' });
    await stores.environment.postgres
      .update(sources)
      .set({ delaySeconds: delay * 60 })
      .where(eq(sources.id, id));
    return id;
  };
  await follow(5);
  const slow = await follow(25);
  await then(slow);
  expect(await waits()).toBe(minutes);
});

test.each([
  ['not at all', 0, ['12:15:00']],
  ['five minutes', 300, ['12:15:00', '12:19:59', '12:20:00']],
] as const)('an alert waits for as long as the operator says: %s', async (_name, seconds, looks) => {
  const environment = { ...stores.environment, alertDelayMs: seconds * 1000 };
  const { id } = await topicOfPosts(stores, mei, []);
  await createAlert(environment, mei, alertDraft({ topics: [id] }));
  const taken: number[] = [];
  for (const clock of looks) taken.push(await alerting.evaluate(`2026-03-10T${clock}Z`, environment));
  expect(taken).toEqual(looks.map((_look, place) => (place === looks.length - 1 ? 1 : 0)));
  expect(await alerting.runs()).toEqual(['03-10T12:15 normal 0/0']);
});

test('a slow source is waited for whatever the operator says', async () => {
  await addSource(stores.environment, mei, { address: `https://${randomUUID()}.example/`, kind: 'feed', mediaType: 'news' });
  await takes(5);
  const { id } = await topicOfPosts(stores, mei, []);
  await createAlert({ ...stores.environment, alertDelayMs: 0 }, mei, alertDraft({ topics: [id] }));
  const [row] = await stores.environment.postgres.select().from(alerts);
  expect(row?.dueAt).toEqual(new Date(time('12:20')));
});

/** `before` and `since`: how many minutes its source takes, when the time of the window of 12:15 is planned and when it is evaluated. */
test.each<[string, { before: number; since: number; at: string }, string[]]>([
  ['on the time of slow sources, which are quick by now', { before: 30, since: 2, at: '12:45' }, ['12:15', '12:30']],
  ['long after it', { before: 30, since: 2, at: '12:51' }, ['12:15 late', '12:30', '12:45']],
  ['long after the time of quick sources, which are slow by now', { before: 2, since: 30, at: '12:24' }, ['12:15 late']],
  ['with the next one, which waits for as long as they take now', { before: 2, since: 30, at: '13:04' }, ['12:15 late', '12:30']],
  ['with the next one, for which that is long ago too', { before: 2, since: 30, at: '13:06' }, ['12:15 late', '12:30 late']],
])('a window that is evaluated %s', async (_name, { before, since, at }, expected) => {
  const { id } = await topicOfPosts(stores, mei, []);
  await addSource(stores.environment, mei, { address: `https://${randomUUID()}.example/`, kind: 'feed', mediaType: 'news' });
  await takes(before);
  await createAlert(stores.environment, mei, alertDraft({ topics: [id] }));
  await takes(since);
  await alerting.evaluate(time(at));
  const runs = await stores.environment.postgres.select().from(alertRuns).orderBy(alertRuns.windowEnd);
  const words = runs.map(({ windowEnd, isLate }) => `${windowEnd.toISOString().slice(11, 16)}${isLate ? ' late' : ''}`);
  expect(words).toEqual(expected);
});
