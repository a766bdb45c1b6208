import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { firedAlert } from '../../../tests/support/fired-alert.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(() => stores.environment.postgres.delete(alerts));

const minutesOn = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

test('an alert of which nothing can be written holds up no other, and says that it fails', async () => {
  const { environment, clock, log } = stores;
  const mei = await stores.createOrganisation({ timezone: '+0800' });
  clock.now = TEST_NOW;
  const topic = await topicOfPosts(stores, mei, [{ published_at: minutesOn(5).toISOString(), media_type: 'news' }]);
  const ids: number[] = [];
  for (let count = 0; count < 3; count++)
    ids.push(Number((await createAlert(environment, mei, alertDraft({ topics: [topic.id] }))).id));
  await environment.postgres.execute(sql.raw(`alter table alert_runs add constraint none_of_it check (alert_id <> ${ids[1]})`));
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

test('a window that has a run already keeps it, is told of no more, and the alert goes on', async () => {
  const { environment, clock } = stores;
  const mei = await stores.createOrganisation({ timezone: '+0800' });
  const { id } = await firedAlert(stores, mei, { emails: ['mei@example.com'] });
  await environment.postgres.delete(outbox);
  // The clock was ahead and is put right, so that what is measured anew begins with a window that was evaluated.
  clock.now = minutesOn(10);
  await updateAlert(environment, mei, { id, conConditionValue: '4' });
  for (const minutes of [18, 33]) {
    clock.now = minutesOn(minutes);
    await evaluateDue(environment);
    // The edit began anew, and what would be decided of that window now is nobody's news.
    const [stored] = await environment.postgres.select().from(alerts);
    expect(stored).toMatchObject({ state: 'normal', toldAt: null, evaluatedTo: minutesOn(minutes - 3) });
  }
  const runs = await environment.postgres.select().from(alertRuns).orderBy(asc(alertRuns.windowEnd));
  expect(runs.map(({ windowEnd, evaluatedAt, told }) => ({ windowEnd, evaluatedAt, told }))).toEqual([
    { windowEnd: minutesOn(15), evaluatedAt: minutesOn(17), told: true },
    { windowEnd: minutesOn(30), evaluatedAt: minutesOn(33), told: false },
  ]);
  expect(await environment.postgres.select().from(outbox)).toEqual([]);
  const [alert] = await environment.postgres.select().from(alerts);
  expect(alert).toMatchObject({ state: 'normal', failures: 0, nextEnd: minutesOn(45), claim: null });
});
