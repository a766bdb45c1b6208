import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPostgres, testServerUrl } from '../../../tests/support/postgres.ts';
import type { AlertRule } from '../../contract/alerts.ts';
import { failAlerts, releaseAlerts, settleAlerts } from './alert-claims.ts';
import { insertAlert } from './alert-rows.ts';
import { alerts, alertTopics } from './alerts.ts';
import type { OpenPostgres, Postgres } from './client.ts';
import { migratePostgres } from './migrations.ts';
import { insertOrganisation } from './organisations.ts';
import { lockAlertsOfTopics } from './topic-alerts.ts';
import { insertTopic } from './topic-rows.ts';

const NOON = new Date('2026-03-10T12:00:00.000Z');
const NEVER = { snoozedUntil: null, evaluatedTo: null, firedAt: null, toldAt: null, updatedBy: null };
const RULE = { alertType: 'conversation' } as AlertRule;
const claim = randomUUID();
let opened: OpenPostgres;
let postgres: Postgres;
let organisationId: number;
beforeAll(async () => {
  opened = await openTestPostgres();
  postgres = opened.postgres;
  await migratePostgres(postgres);
  organisationId = (await insertOrganisation(postgres, { name: 'Test', timezone: '+0000', createdAt: NOON })).id;
});
afterAll(() => opened.close());
beforeEach(() => postgres.delete(alerts));

/** Claimed, with a topic of its own. */
async function claimedAlert(name: string): Promise<{ alertId: number; topicId: number }> {
  const made = { organisationId, name, createdAt: NOON, updatedAt: NOON };
  return postgres.transaction(async (transaction) => {
    const { id: topicId } = await insertTopic(
      transaction,
      { ...made, nameKey: randomUUID(), visible: true, demo: false, updatedBy: null },
      { startsAt: NOON, endsAt: NOON, mediaTypes: ['news'], keywordInputMode: 'advanced', inclusion: 'tea', exclusion: '' },
    );
    const due = { nextEnd: NOON, dueAt: NOON, awaitingSince: null, awaitingUntil: null, failures: 0, claim, claimedUntil: NOON };
    const alertId = await insertAlert(transaction, { ...made, ...NEVER, ...due, rule: RULE, enabled: true, state: 'normal' });
    await transaction.insert(alertTopics).values({ alertId, topicId, place: 0 });
    return { alertId, topicId };
  });
}

type Given = readonly number[];
const WAYS: [string, (ids: Given) => Promise<unknown>][] = [
  [
    'are written',
    (ids) => {
      const went = { state: 'normal', evaluatedTo: NOON, firedAt: null, toldAt: null, nextEnd: NOON, dueAt: NOON } as const;
      const progress = ids.map((id) => ({ id, ...went }));
      return postgres.transaction((transaction) => settleAlerts(transaction, claim, progress, []));
    },
  ],
  [
    'are said to fail',
    (ids) => {
      const failed = ids.map((id) => ({ id, failures: 1, dueAt: NOON }));
      return postgres.transaction((transaction) => failAlerts(transaction, claim, failed));
    },
  ],
  ['are given back', (ids) => releaseAlerts(postgres, claim, ids)],
  ['are all given back', () => releaseAlerts(postgres, claim)],
];

/** Who waits for the transaction that asks. */
const waiting = sql`(select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waiting`;

test.skipIf(testServerUrl() === undefined).each(WAYS)(
  'alerts that %s while somebody takes several of them are taken in his order, so that none waits for ever',
  async (_name, work) => {
    const [first, second] = [await claimedAlert('first'), await claimedAlert('second')];
    // It lies behind the other one by now, as what was written last does.
    await postgres.update(alerts).set({ name: 'moved' }).where(eq(alerts.id, first.alertId));
    let working: Promise<unknown> = Promise.resolve();
    await postgres.transaction(async (transaction) => {
      await lockAlertsOfTopics(transaction, [first.topicId]);
      working = work([second.alertId, first.alertId]);
      working.catch(() => undefined);
      const isWaiting = async () => (await transaction.select({ pid: sql`pid` }).from(waiting)).length > 0;
      for (let asked = 0; asked < 10_000 && !(await isWaiting()); asked++);
      await lockAlertsOfTopics(transaction, [second.topicId]);
    });
    await working;
    const stored = await postgres.select({ claim: alerts.claim }).from(alerts);
    expect(stored).toEqual([{ claim: null }, { claim: null }]);
  },
);
