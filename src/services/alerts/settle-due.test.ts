import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const minutesOn = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

test('an alert of which nothing can be written holds up no other, and says that it fails', async () => {
  const { environment, clock, log } = stores;
  const mei = await stores.createOrganisation({ timezone: '+0800' });
  clock.now = TEST_NOW;
  const topic = await topicOfPosts(stores, mei, [{ published_at: minutesOn(5).toISOString(), media_type: 'news' }]);
  const ids: number[] = [];
  for (let count = 0; count < 3; count++)
    ids.push(Number((await createAlert(environment, mei, alertDraft({ topics: [topic.id] }))).id));
  // As if its window had been evaluated already: a second run of it cannot be written.
  const evaluated = { windowStart: TEST_NOW, windowEnd: minutesOn(15), evaluatedAt: minutesOn(16), isLate: false };
  await environment.postgres
    .insert(alertRuns)
    .values({ ...evaluated, alertId: ids[1] ?? 0, state: 'normal', told: false, heldBack: null, figures: [] });
  clock.now = minutesOn(17);
  expect(await evaluateDue(environment)).toBe(3);
  const stored = await environment.postgres.select().from(alerts).orderBy(asc(alerts.id));
  expect(
    stored.map(({ state, evaluatedTo, failures, dueAt, claim }) => ({ state, evaluatedTo, failures, dueAt, claim })),
  ).toEqual([
    { state: 'normal', evaluatedTo: minutesOn(15), failures: 0, dueAt: minutesOn(32), claim: null },
    { state: 'error', evaluatedTo: null, failures: 1, dueAt: minutesOn(18), claim: null },
    { state: 'normal', evaluatedTo: minutesOn(15), failures: 0, dueAt: minutesOn(32), claim: null },
  ]);
  expect(log.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
    'could not write what came of alerts; trying one by one',
    'could not write what came of an alert',
  ]);
});
