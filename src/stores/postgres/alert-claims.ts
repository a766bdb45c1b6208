/**
 * Who evaluates which alert: those that are due are claimed for a while by one process. What it finds is written only while the claim is
 * its own, so whatever another one does meanwhile, a window has one run.
 */
import { and, asc, between, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { AlertState } from '../../contract/alerts.ts';
import { alertRuns, type NewRun } from './alert-runs.ts';
import { type AlertRow, alerts, alertTopics } from './alerts.ts';
import type { Postgres, Transaction } from './client.ts';
import { amongLocked } from './locked-rows.ts';
import { organisations } from './organisations.ts';
import { APART_MS } from './set-back.ts';
import { subscriptions } from './subscriptions.ts';
import { topicsRunUntil } from './topic-revisions.ts';

export interface AlertClaim {
  claim: string;
  now: Date;
  /** When others may take over. */
  until: Date;
  /** Left out: any. */
  alertId?: number | undefined;
  /** Those as well that wait for their sources. */
  isAsked?: boolean;
}

/** When it is looked at again what an alert waits for. */
const LOOK_AGAIN_MS = 60_000;
/** Nobody has looked for so long: whoever comes then begins anew. */
const FORGOTTEN_MS = 10 * 60_000;

export interface DueAlert {
  alert: AlertRow & { nextEnd: Date };
  timezone: string;
  topicIds: number[];
  /** When the last period of its topics ends; null where none is left. */
  runsUntil: Date | null;
}

/**
 * Those that neither failed nor waited, then those that have been due longest, at most so many. Of an organisation whose plan has ended
 * nothing is due.
 */
export async function claimDueAlerts(
  postgres: Postgres,
  { claim, now, until, alertId, isAsked = false }: AlertClaim,
  limit: number,
): Promise<DueAlert[]> {
  return postgres.transaction(async (transaction) => {
    const due = transaction
      .select({ id: alerts.id })
      .from(alerts)
      .innerJoin(subscriptions, eq(subscriptions.organisationId, alerts.organisationId))
      .where(
        and(
          lte(alerts.dueAt, now),
          alertId === undefined ? undefined : eq(alerts.id, alertId),
          or(isNull(alerts.claimedUntil), lte(alerts.claimedUntil, now)),
          isAsked ? undefined : not(and(isAwaiting(now), gt(alerts.awaitingUntil, now)) ?? sql`false`),
          gt(subscriptions.endsAt, now),
        ),
      )
      .orderBy(sql`${alerts.failures} > 0`, isNotNull(alerts.awaitingUntil), asc(alerts.dueAt))
      .limit(limit)
      .for('update', { of: alerts, skipLocked: true });
    const claimed = await transaction
      .update(alerts)
      .set({ claim, claimedUntil: until, awaitingSince: sql`case when ${isAwaiting(now)} then ${alerts.awaitingSince} end` })
      .where(amongLocked(alerts.id, due))
      .returning();
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ id }) => id);
    const watched = await transaction
      .select()
      .from(alertTopics)
      .where(inArray(alertTopics.alertId, ids))
      .orderBy(asc(alertTopics.place));
    const zones = await transaction
      .select({ id: organisations.id, timezone: organisations.timezone })
      .from(organisations)
      .where(inArray(organisations.id, [...new Set(claimed.map(({ organisationId }) => organisationId))]));
    const topicsOf = new Map<number, number[]>(ids.map((id) => [id, []]));
    for (const { alertId, topicId } of watched) topicsOf.get(alertId)?.push(topicId);
    const untilOf = await topicsRunUntil(transaction, [...new Set(watched.map(({ topicId }) => topicId))]);
    const zoneOf = new Map(zones.map(({ id, timezone }) => [id, timezone]));
    return claimed.toSorted(dueFirst).flatMap((alert) => {
      const timezone = zoneOf.get(alert.organisationId);
      if (timezone === undefined || alert.nextEnd === null) return [];
      const topicIds = topicsOf.get(alert.id) ?? [];
      const runsUntil = lastOf(topicIds.flatMap((id) => untilOf.get(id) ?? []));
      return [{ alert: { ...alert, nextEnd: alert.nextEnd }, timezone, topicIds, runsUntil }];
    });
  });
}

function lastOf(times: readonly Date[]): Date | null {
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
}

/** As they are chosen: what an update gives back has no order. */
function dueFirst(one: AlertRow, other: AlertRow): number {
  const isLater = Number(one.failures > 0) - Number(other.failures > 0);
  const hasWaited = Number(one.awaitingUntil !== null) - Number(other.awaitingUntil !== null);
  return isLater || hasWaited || (one.dueAt?.getTime() ?? 0) - (other.dueAt?.getTime() ?? 0) || one.id - other.id;
}

/** How an alert stands after its windows. */
export interface AlertProgress {
  id: number;
  state: AlertState;
  evaluatedTo: Date | null;
  firedAt: Date | null;
  toldAt: Date | null;
  nextEnd: Date;
  dueAt: Date;
}

export interface Settled {
  /** Numbers of those that were still ours; of others nothing was written. */
  ours: Set<number>;
  /** Those that were written: of a window that has a run already, that one stays. */
  runs: NewRun[];
}

/** Writes how they went and gives them back. */
export async function settleAlerts(
  transaction: Transaction,
  claim: string,
  progress: readonly AlertProgress[],
  runs: readonly NewRun[],
): Promise<Settled> {
  if (progress.length === 0) return { ours: new Set(), runs: [] };
  const locked = await held(
    transaction,
    claim,
    progress.map(({ id }) => id),
  );
  const ours = new Set(locked.map(({ id }) => id));
  const decided = runs.filter(({ alertId }) => ours.has(alertId));
  const inserted = await insertRuns(transaction, decided);
  // What was decided of a window then stays, and so does what it made of the alert.
  const isNew = new Set(inserted);
  const met = new Set(decided.filter((run) => !isNew.has(run)).map(({ alertId }) => alertId));
  const columns = sql.raw(
    'id int, state text, evaluated_to timestamptz, fired_at timestamptz, told_at timestamptz, next_end timestamptz, due_at timestamptz, met boolean',
  );
  const values = JSON.stringify(progress.map((one) => ({ ...inColumns(one), met: met.has(one.id) })));
  await transaction
    .update(alerts)
    .set({
      state: sql`case when went.met and ${alerts.state} <> 'error' then ${alerts.state} else went.state end`,
      evaluatedTo: sql`went.evaluated_to`,
      firedAt: sql`case when went.met then ${alerts.firedAt} else went.fired_at end`,
      toldAt: sql`case when went.met then ${alerts.toldAt} else went.told_at end`,
      nextEnd: sql`went.next_end`,
      dueAt: sql`went.due_at`,
      failures: 0,
      awaitingSince: null,
      awaitingUntil: null,
      claim: null,
      claimedUntil: null,
    })
    .from(sql`jsonb_to_recordset(${values}::jsonb) as went(${columns})`)
    .where(and(sql`${alerts.id} = went.id`, eq(alerts.claim, claim)));
  return { ours, runs: inserted };
}

/** Answers those that were not there. */
async function insertRuns(transaction: Transaction, runs: readonly NewRun[]): Promise<NewRun[]> {
  const inserted = new Set<string>();
  const key = ({ alertId, windowEnd }: Pick<NewRun, 'alertId' | 'windowEnd'>) => `${alertId} ${windowEnd.getTime()}`;
  for (let at = 0; at < runs.length; at += ROWS_AT_ONCE) {
    const rows = await transaction
      .insert(alertRuns)
      .values(runs.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing()
      .returning({ alertId: alertRuns.alertId, windowEnd: alertRuns.windowEnd });
    for (const row of rows) inserted.add(key(row));
  }
  return runs.filter((run) => inserted.has(key(run)));
}

/**
 * Those of the claim, or of these, locked in the order in which others take them who change a topic of several: where each has what the
 * other one waits for, both would fail.
 */
function held(postgres: Postgres, claim: string, ids?: readonly number[]) {
  const those = and(eq(alerts.claim, claim), ids && inArray(alerts.id, [...ids]));
  return postgres.select({ id: alerts.id }).from(alerts).where(those).orderBy(asc(alerts.id)).for('update');
}

/** A statement has 65,535 parameters at most, and one of some hundred rows is a short breath. */
const ROWS_AT_ONCE = 200;

function inColumns({ id, state, evaluatedTo, firedAt, toldAt, nextEnd, dueAt }: AlertProgress) {
  return { id, state, evaluated_to: evaluatedTo, fired_at: firedAt, told_at: toldAt, next_end: nextEnd, due_at: dueAt };
}

/** They could not be measured: they are due again then, and say so until they can be. `failures`: in a row. */
export async function failAlerts(
  transaction: Transaction,
  claim: string,
  failed: readonly { id: number; failures: number; dueAt: Date }[],
): Promise<void> {
  if (failed.length === 0) return;
  await held(
    transaction,
    claim,
    failed.map(({ id }) => id),
  );
  const values = JSON.stringify(failed.map(({ id, failures, dueAt }) => ({ id, failures, due_at: dueAt })));
  await transaction
    .update(alerts)
    .set({ state: 'error', failures: sql`failed.failures`, dueAt: sql`failed.due_at`, claim: null, claimedUntil: null })
    .from(sql`jsonb_to_recordset(${values}::jsonb) as failed(id int, failures int, due_at timestamptz)`)
    .where(and(sql`${alerts.id} = failed.id`, eq(alerts.claim, claim)));
}

/** They are due as they were, and wait for their sources: by themselves they are taken again a minute later. */
export async function awaitAlerts(postgres: Postgres, claim: string, ids: readonly number[], now: Date): Promise<void> {
  await postgres
    .update(alerts)
    .set({
      awaitingSince: sql`coalesce(${alerts.awaitingSince}, ${now})`,
      awaitingUntil: new Date(now.getTime() + LOOK_AGAIN_MS),
      claim: null,
      claimedUntil: null,
    })
    .where(inArray(alerts.id, held(postgres, claim, ids)));
}

/** Whether it waits for its sources: not where nobody has looked after it since, as while the program was away, nor by a clock that was ahead. */
export function isAwaiting(now: Date): SQL {
  const [from, to] = [-FORGOTTEN_MS, LOOK_AGAIN_MS + APART_MS].map((by) => new Date(now.getTime() + by)) as [Date, Date];
  return sql`coalesce(${between(alerts.awaitingUntil, from, to)}, false)`;
}

/** They are due as they were: those, or all of the claim. */
export async function releaseAlerts(postgres: Postgres, claim: string, ids?: readonly number[]): Promise<void> {
  if (ids?.length === 0) return;
  await postgres
    .update(alerts)
    .set({ claim: null, claimedUntil: null })
    .where(inArray(alerts.id, held(postgres, claim, ids)));
}
