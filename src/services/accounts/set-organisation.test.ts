/** What an organisation whose days begin at another time finds changed of what is stored: the plans of its alerts, and when it is told. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type EvaluatedAlerts, evaluatedAlerts, postedAt } from '../../../tests/support/evaluated-alerts.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { claimDueAlerts } from '../../stores/postgres/alert-claims.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { createAlert } from '../alerts/create-alert.ts';
import { enableAlert } from '../alerts/enable-alert.ts';
import type { Actor } from '../environment.ts';
import { findActor } from './find-actor.ts';
import { setOrganisation } from './set-organisation.ts';

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
  alerting.at('2026-03-10T12:00:00Z');
  mei = await stores.createOrganisation({ timezone: '+0800' });
});

const DAILY = Array.from({ length: 6 }, (_, day) => [`2026-03-${10 + day}T10:00:00Z`, 2] as [string, number]);

async function watch(draft: Record<string, unknown>): Promise<string> {
  const { id } = await topicOfPosts(stores, mei, postedAt(...DAILY));
  const emails = [await alerting.emailOf(mei)];
  return (await createAlert(stores.environment, mei, alertDraft({ topics: [id], emails, ...draft }))).id;
}

const move = (timezone: string) => setOrganisation(stores.environment, { org: String(mei.organisationId), timezone });
const rowOf = async (id: string) => {
  const [row] = await stores.environment.postgres
    .select()
    .from(alerts)
    .where(eq(alerts.id, Number(id)));
  if (!row) throw new Error('no such alert');
  return row;
};
const nextEnd = async (id: string) => (await rowOf(id)).nextEnd?.toISOString().slice(5, 16);

test.each<[string, Record<string, unknown>, string, { before: string; after: string; planned: number }]>([
  [
    'a day, to days that begin later',
    { alertCycle: '24h' },
    '+0000',
    { before: '03-10T16:00', after: '03-11T00:00', planned: 1 },
  ],
  [
    'a day, to days that begin a little earlier',
    { alertCycle: '24h' },
    '+0900',
    { before: '03-10T16:00', after: '03-10T15:00', planned: 1 },
  ],
  ['a month', { alertCycle: '1M' }, '+0000', { before: '03-31T16:00', after: '04-01T00:00', planned: 1 }],
  ['a quarter of an hour, which is the same', {}, '+0000', { before: '03-10T12:15', after: '03-10T12:15', planned: 0 }],
  ['a quarter of an hour, elsewhere', {}, '+0545', { before: '03-10T12:15', after: '03-10T12:15', planned: 0 }],
  ['an hour, to half hours', { alertCycle: '1h' }, '+0530', { before: '03-10T13:00', after: '03-10T12:30', planned: 1 }],
])('alerts are planned by the new clock: %s', async (_what, draft, timezone, { before, after, planned }) => {
  const id = await watch(draft);
  expect(await nextEnd(id)).toBe(before);
  expect(await move(timezone)).toMatchObject({ change: 'changed', fields: ['timezone'], alertsPlanned: planned });
  expect(await nextEnd(id)).toBe(after);
  const { nextEnd: end, dueAt } = await rowOf(id);
  expect((dueAt?.getTime() ?? 0) - (end?.getTime() ?? 0)).toBe(120_000);
  expect(await move(timezone)).toMatchObject({ change: 'none', alertsPlanned: 0 });
  expect(await findActor(stores.environment, mei.userId)).toMatchObject({ timezone });
});

test('windows go on without a hole, and none is evaluated by the old clock any more', async () => {
  await watch({ alertCycle: '24h', conConditionValue: '1' });
  await alerting.evaluate('2026-03-11T00:00:00Z');
  await move('+0900');
  for (const day of ['11', '12', '13']) await alerting.evaluate(`2026-03-${day}T15:02:00Z`);
  expect((await alerting.runs()).map((run) => run.slice(0, 11))).toEqual([
    '03-10T16:00',
    '03-11T15:00',
    '03-12T15:00',
    '03-13T15:00',
  ]);
});

test('who evaluates it at that moment writes nothing', async () => {
  const id = await watch({ alertCycle: '24h' });
  const now = alerting.at('2026-03-10T16:02:00Z');
  await claimDueAlerts(
    stores.environment.postgres,
    { claim: crypto.randomUUID(), now, until: new Date(now.getTime() + 60_000) },
    10,
  );
  expect((await rowOf(id)).claim).not.toBeNull();
  await move('+0700');
  expect(await rowOf(id)).toMatchObject({ claim: null, claimedUntil: null });
});

test('one that is off stays off', async () => {
  const id = await watch({ alertCycle: '24h' });
  await enableAlert(stores.environment, mei, { id, flag: false });
  expect(await move('+0000')).toMatchObject({ alertsPlanned: 0 });
  expect(await rowOf(id)).toMatchObject({ enabled: false, nextEnd: null });
});

test('what waits for the end of quiet hours is looked at again at once', async () => {
  const { id } = await topicOfPosts(stores, mei, postedAt(['2026-03-10T12:30:00Z', 4]));
  const emails = [await alerting.emailOf(mei)];
  const quietHours = { from: '20:00', to: '08:00' };
  await createAlert(
    stores.environment,
    mei,
    alertDraft({ topics: [id], emails, alertCycle: '1h', conConditionValue: '1', quietHours }),
  );
  await alerting.evaluate('2026-03-10T13:02:00Z');
  expect((await alerting.messages()).map(({ sendAt }) => sendAt.toISOString())).toEqual(['2026-03-11T00:00:00.000Z']);
  await move('+0000');
  expect((await alerting.messages()).map(({ sendAt }) => sendAt.toISOString())).toEqual(['2026-03-10T13:02:00.000Z']);
});

test('an organisation keeps its name from another one, but for those that strangers have made', async () => {
  const other = await stores.createOrganisation({ name: 'Sanderlings' });
  const rename = (name: string) => setOrganisation(stores.environment, { org: String(mei.organisationId), name });
  await expect(rename('Sanderlings')).rejects.toMatchObject({ code: 'conflict' });
  expect(await rename('Dunlins')).toMatchObject({ change: 'changed', fields: ['name'], organisation: { name: 'Dunlins' } });
  expect(await rename('Dunlins')).toMatchObject({ change: 'none' });
  expect(other.organisationId).not.toBe(mei.organisationId);
});
