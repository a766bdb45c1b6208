import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { RunCourse } from '../../contract/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { users } from '../../stores/postgres/users.ts';
import type { Actor } from '../environment.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';
import { runCourse } from './run-course.ts';
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
/** Ends of so many windows of 15 minutes, the last at a quarter past noon. */
const ENDS = Array.from({ length: 13 }, (_, place) => time(15 * (place - 11)));
const FOUND = { windowEnd: time(15) };

/** One post an hour before noon and four after it; the alert is made at noon, and its first window fires. */
async function firedAlert(given: Record<string, unknown> = {}): Promise<{ id: string; topicId: string }> {
  const posts = [-58, 5, 5, 5, 5].map((minutes) => ({ published_at: time(minutes), media_type: 'news' as const }));
  const topic = await topicOfPosts(stores, mei, posts);
  const email = (await stores.environment.postgres.select().from(users)).find(({ id }) => id === mei.userId)?.email;
  const draft = alertDraft({ topics: [topic.id], emails: [email], ...given });
  const { id } = await createAlert(stores.environment, mei, draft);
  at(17);
  while ((await evaluateDue(stores.environment)) > 0);
  return { id, topicId: topic.id };
}

function column(course: RunCourse, key: 'end' | 'value' | 'baseline' | 'level') {
  return course.topics[0]?.points.map((point) => point[key]);
}

test('the first window of a new alert has the twelve before it, with what each was compared with', async () => {
  const { id, topicId } = await firedAlert();
  const course = await runCourse(stores.environment, mei, { id, ...FOUND });
  expect(course).toMatchObject({ alertType: 'conversation', topics: [{ id: topicId, name: expect.any(String) }] });
  expect(column(course, 'end')).toEqual(ENDS);
  expect(column(course, 'value')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]);
  expect(column(course, 'baseline')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  expect(column(course, 'level')).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3]);
});

test('it is measured as the window was decided, though the alert is another by now', async () => {
  const { id } = await firedAlert();
  await updateAlert(stores.environment, mei, { id, alertType: 'sentiment', alertCycle: '1h' });
  const course = await runCourse(stores.environment, mei, { id, ...FOUND });
  expect(course.alertType).toBe('conversation');
  expect(column(course, 'end')).toEqual(ENDS);
  expect(column(course, 'value')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]);
});

test('where nobody was told too; where nothing happened, by what the alert says now', async () => {
  const { id } = await firedAlert({ emails: ['stranger@example.org'] });
  at(32);
  while ((await evaluateDue(stores.environment)) > 0);
  await updateAlert(stores.environment, mei, { id, conConditionValue: '7' });
  const fired = await runCourse(stores.environment, mei, { id, ...FOUND });
  expect(column(fired, 'level')).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3]);
  const quiet = await runCourse(stores.environment, mei, { id, windowEnd: time(30) });
  expect(column(quiet, 'level')).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7]);
});

test('windows that were judged otherwise are judged anew', async () => {
  const { id } = await firedAlert();
  await updateAlert(stores.environment, mei, {
    id,
    alertType: 'periodic',
    alertCyclePeriod: 'hourly',
    periodConditionTime: '00:15',
  });
  at(77);
  while ((await evaluateDue(stores.environment)) > 0);
  const course = await runCourse(stores.environment, mei, { id, windowEnd: time(75) });
  expect(column(course, 'value')?.slice(-2)).toEqual([4, 0]);
  expect(column(course, 'level')).toEqual(ENDS.map(() => null));
});

test('windows that were cut otherwise are measured anew', async () => {
  const { id } = await firedAlert();
  await updateAlert(stores.environment, mei, { id, alertCycle: '30m' });
  at(32);
  while ((await evaluateDue(stores.environment)) > 0);
  await updateAlert(stores.environment, mei, { id, alertCycle: '15m' });
  at(47);
  while ((await evaluateDue(stores.environment)) > 0);
  const course = await runCourse(stores.environment, mei, { id, windowEnd: time(45) });
  expect(column(course, 'value')?.slice(-3)).toEqual([4, 0, 0]);
});

test('a digest is compared with nothing, a sentiment is a score', async () => {
  const digest = await firedAlert({ alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime: '00:15' });
  const hourly = await runCourse(stores.environment, mei, { id: digest.id, ...FOUND });
  expect(column(hourly, 'value')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4]);
  expect(column(hourly, 'level')).toEqual(ENDS.map(() => null));
  at(0);
  const { id } = await firedAlert({ alertType: 'sentiment' });
  const scored = await runCourse(stores.environment, mei, { id, ...FOUND });
  expect(scored.alertType).toBe('sentiment');
  expect(column(scored, 'value')?.at(0)).toBeNull();
});

test('a topic that is deleted is left out', async () => {
  const { id, topicId } = await firedAlert();
  const other = await topicOfPosts(stores, mei, []);
  await updateAlert(stores.environment, mei, { id, topics: [topicId, other.id] });
  await deleteTopic(stores.environment, mei, { id: topicId });
  expect((await runCourse(stores.environment, mei, { id, ...FOUND })).topics).toEqual([]);
});

test('another organisation, and a window that was not evaluated, have none', async () => {
  const { id } = await firedAlert();
  const stranger = await stores.createOrganisation();
  const refused = { code: 'not_found' };
  await expect(runCourse(stores.environment, stranger, { id, ...FOUND })).rejects.toMatchObject(refused);
  await expect(runCourse(stores.environment, mei, { id, windowEnd: time(16) })).rejects.toMatchObject(refused);
});
