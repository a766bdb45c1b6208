import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type EvaluatedAlerts, evaluatedAlerts, postedAt } from '../../../tests/support/evaluated-alerts.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { claimDueAlerts } from '../../stores/postgres/alert-claims.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { organisations } from '../../stores/postgres/organisations.ts';
import { createAlert } from './create-alert.ts';

let stores: TestStores;
let alerting: EvaluatedAlerts;
beforeAll(async () => {
  stores = await openTestStores();
  alerting = evaluatedAlerts(stores);
});
afterAll(() => stores.close());
beforeEach(() => alerting.clear());

test.each<[string, Record<string, unknown>, { first: string; windows: number }]>([
  ['quarters of an hour', {}, { first: '09-19T12:30', windows: 7 * 96 }],
  ['days', { alertCycle: '24h' }, { first: '09-19T16:00', windows: 7 }],
  ['months, of which the last ended before', { alertCycle: '1M' }, { first: '08-31T16:00', windows: 1 }],
])('after half a year without evaluation, windows of seven days are evaluated: %s', async (_name, draft, { first, windows }) => {
  alerting.at('2026-03-10T12:00:00Z');
  const mei = await stores.createOrganisation({ timezone: '+0800' });
  const { id } = await topicOfPosts(stores, mei, postedAt(['2026-03-10T12:05:00Z', 4]), {
    endsAt: '2026-12-31T00:00:00+08:00',
  });
  await createAlert(stores.environment, mei, alertDraft({ topics: [id], ...draft }));
  await alerting.evaluate('2026-09-26T12:17:00Z');
  const runs = await alerting.runs();
  expect(runs[0]?.slice(0, 11)).toBe(first);
  expect(runs).toHaveLength(windows);
});

test('those that fail are taken after all others, and of these first who has waited longest', async () => {
  alerting.at('2026-03-10T12:00:00Z');
  const { environment } = stores;
  const mei = await stores.createOrganisation({ timezone: '+0800' });
  const { id } = await topicOfPosts(stores, mei, []);
  const made: number[] = [];
  for (const [failures, minute] of [
    [3, '01'],
    [0, '20'],
    [0, '05'],
  ] as const) {
    made.push(Number((await createAlert(environment, mei, alertDraft({ topics: [id] }))).id));
    const row = { failures, dueAt: new Date(`2026-03-10T12:${minute}:00Z`) };
    await environment.postgres
      .update(alerts)
      .set(row)
      .where(eq(alerts.id, made.at(-1) ?? 0));
  }
  const now = alerting.at('2026-03-10T12:32:00Z');
  const until = new Date(now.getTime() + 60_000);
  const claimed = async (limit: number) =>
    (await claimDueAlerts(environment.postgres, { claim: crypto.randomUUID(), now, until }, limit)).map(({ alert }) =>
      made.indexOf(alert.id),
    );
  expect(await claimed(2)).toEqual([2, 1]);
  expect(await claimed(2)).toEqual([0]);
});

test.each<[string, string[], { runs: string[]; next: string }]>([
  ['is not over is not judged yet', ['10T17:00'], { runs: [], next: '11T00:02' }],
  ['is over then is judged once', ['10T17:00', '11T00:02'], { runs: ['10T00:00–11T00:00'], next: '12T00:02' }],
  [
    'was missed is judged, and those after it',
    ['12T04:00', '13T00:02'],
    { runs: ['10T00:00–11T00:00', '11T00:00–12T00:00', '12T00:00–13T00:00'], next: '14T00:02' },
  ],
])('where days have come to end at another time, the window that %s', async (_name, times, expected) => {
  alerting.at('2026-03-10T12:00:00Z');
  const { postgres } = stores.environment;
  const mei = await stores.createOrganisation({ timezone: '+0800' });
  const { id } = await topicOfPosts(stores, mei, []);
  await createAlert(stores.environment, mei, alertDraft({ topics: [id], alertCycle: '24h' }));
  await postgres.update(organisations).set({ timezone: '+0000' }).where(eq(organisations.id, mei.organisationId));
  for (const time of times) await alerting.evaluate(`2026-03-${time}:00Z`);
  const short = (time: Date | null | undefined) => time?.toISOString().slice(8, 16);
  const runs = await postgres.select().from(alertRuns).orderBy(alertRuns.windowEnd);
  const [alert] = await postgres.select().from(alerts);
  expect({
    runs: runs.map(({ windowStart, windowEnd }) => `${short(windowStart)}–${short(windowEnd)}`),
    next: short(alert?.dueAt),
    failures: alert?.failures,
  }).toEqual({ ...expected, failures: 0 });
});
