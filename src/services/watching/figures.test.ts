/** What waits is counted as it is claimed, and for as long as it has waited. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { FigureName } from '../../outside/telemetry/metric-table.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { countDeadMessages } from '../../stores/postgres/backlogs.ts';
import { insertMessages, outbox } from '../../stores/postgres/outbox.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { createAlert } from '../alerts/create-alert.ts';
import { addSource } from '../sources/add-source.ts';
import { clickHouseFigures, postgresFigures, processFigures } from './figures.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
async function figureOf(name: FigureName, queue?: string): Promise<number | undefined> {
  const figures = await postgresFigures(stores.environment);
  return figures.find((figure) => figure.name === name && figure.labels?.['queue'] === queue)?.value;
}

test('nothing waits in empty stores', async () => {
  const figures = await postgresFigures(stores.environment);
  expect(figures.filter(({ value }) => value !== 0)).toEqual([]);
  expect(await clickHouseFigures(stores.environment)).toEqual([{ name: 'earshot_posts_stored', value: 0 }]);
});

test('sources, since they are due, and those that failed', async () => {
  const { environment, clock } = stores;
  const { id } = await addSource(environment, 'operator', { address: 'https://a.example/feed', kind: 'feed', mediaType: 'news' });
  await environment.postgres.update(sources).set({ dueAt: TEST_NOW, failureKind: 'unreachable' }).where(eq(sources.id, id));
  clock.now = later(7);
  expect(await figureOf('earshot_sources_due')).toBe(1);
  expect(await figureOf('earshot_sources_lag_seconds')).toBe(420);
  expect(await figureOf('earshot_sources_failing')).toBe(1);
  clock.now = TEST_NOW;
});

test('alerts, posts and what was matched; of plans that have not ended', async () => {
  const { environment, clock } = stores;
  const actor = await stores.createOrganisation();
  const posts = [1, 2, 3].map((hour) => ({ published_at: later(-60 * hour).toISOString(), media_type: 'news' as const }));
  const topic = await topicOfPosts(stores, actor, posts);
  await createAlert(environment, actor, alertDraft({ topics: [topic.id] }));
  await environment.postgres.update(alerts).set({ dueAt: TEST_NOW });
  clock.now = later(3);
  expect(await figureOf('earshot_alerts_due')).toBe(1);
  expect(await figureOf('earshot_alerts_lag_seconds')).toBe(180);
  // It waits for its sources; and then nobody looked again.
  await environment.postgres.update(alerts).set({ awaitingSince: later(2), awaitingUntil: later(3) });
  expect(await figureOf('earshot_alerts_lag_seconds')).toBe(0);
  clock.now = later(14);
  expect(await figureOf('earshot_alerts_lag_seconds')).toBe(840);
  await environment.postgres.update(alerts).set({ state: 'error', nextEnd: TEST_NOW, dueAt: later(64) });
  clock.now = later(50);
  expect(await figureOf('earshot_alerts_due')).toBe(1);
  expect(await figureOf('earshot_alerts_lag_seconds')).toBe(3000);
  clock.now = new Date('2027-01-02T00:00:00Z');
  expect(await figureOf('earshot_alerts_due')).toBe(0);
  clock.now = TEST_NOW;
  expect(await clickHouseFigures(environment)).toEqual([{ name: 'earshot_posts_stored', value: 3 }]);
  const matched = Object.fromEntries(processFigures(environment).map(({ name, value }) => [name, value]));
  expect(matched).toMatchObject({ earshot_matcher_posts_total: 3 });
});

test('messages whose time has come, since then; and those that were given up', async () => {
  const { environment, clock } = stores;
  const { organisationId } = await stores.createOrganisation();
  await environment.postgres.delete(outbox);
  const message = { organisationId, kind: 'confirm', channel: 'mail', content: {} } as const;
  await environment.postgres.transaction((transaction) =>
    insertMessages(
      transaction,
      [
        { ...message, recipient: 'a@test.invalid', sendAt: TEST_NOW },
        { ...message, recipient: 'b@test.invalid', sendAt: later(60) },
        { ...message, recipient: 'c@test.invalid', sendAt: TEST_NOW },
      ],
      TEST_NOW,
    ),
  );
  await environment.postgres.update(outbox).set({ state: 'dead' }).where(eq(outbox.recipient, 'c@test.invalid'));
  clock.now = later(2);
  expect(await figureOf('earshot_outbox_waiting')).toBe(1);
  expect(await figureOf('earshot_outbox_oldest_age_seconds')).toBe(120);
  const triedInVain = { tries: 5, tryingSince: TEST_NOW, sendAt: later(70), failure: 'away' };
  await environment.postgres.update(outbox).set(triedInVain).where(eq(outbox.recipient, 'a@test.invalid'));
  clock.now = later(50);
  expect(await figureOf('earshot_outbox_waiting')).toBe(1);
  expect(await figureOf('earshot_outbox_oldest_age_seconds')).toBe(3000);
  expect(await countDeadMessages(environment.postgres)).toBe(1);
  clock.now = TEST_NOW;
});

test('jobs by queue, and those that were put aside', async () => {
  const { environment } = stores;
  await environment.jobs.send('hide', { organisationId: 1, topicId: 1, kind: 'post', keys: [], number: 1 });
  await environment.jobs.send('hide', { organisationId: 1, topicId: 1, kind: 'post', keys: [], number: 2 }, { delay: 600 });
  await environment.postgres.execute(
    sql`update jobs.job set start_after = now() - interval '90 seconds' where name = 'hide' and start_after <= now()`,
  );
  expect(await figureOf('earshot_jobs_waiting', 'hide')).toBe(1);
  expect(await figureOf('earshot_jobs_oldest_age_seconds', 'hide')).toBeGreaterThanOrEqual(90);
  expect(await figureOf('earshot_jobs_put_aside')).toBe(0);
});
