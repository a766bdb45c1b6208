/**
 * Writes what came of the alerts that were due: runs, states and what is to be sent, so many alerts in one transaction. Where that fails
 * each of them gets one of its own: whatever one alert brings that cannot be written holds up no other.
 */
import { type AlertProgress, failAlerts, settleAlerts } from '../../stores/postgres/alert-claims.ts';
import type { NewRun } from '../../stores/postgres/alert-runs.ts';
import { insertMessages } from '../../stores/postgres/outbox.ts';
import { restAlerts } from '../../stores/postgres/topic-alerts.ts';
import { joinWaiting } from '../../stores/postgres/waiting-messages.ts';
import type { Environment } from '../environment.ts';
import { messagesOf, type ToldAlert } from './messages-of.ts';

export interface Evaluated {
  progress: AlertProgress;
  runs: NewRun[];
  told: ToldAlert | null;
  /** Where its next window begins, if the periods of all its topics are over by then; null where one is not. */
  overFrom: Date | null;
  /** What is written of it where the rest cannot be. */
  else: Waiting;
}

/** Due again then. `failures`: in a row. */
export interface Waiting {
  id: number;
  failures: number;
  dueAt: Date;
}

const TOGETHER = 100;

/** Rejects where not even a failure can be written. */
export async function settleDue(environment: Environment, claim: string, evaluated: readonly Evaluated[]): Promise<void> {
  for (let at = 0; at < evaluated.length; at += TOGETHER) {
    const some = evaluated.slice(at, at + TOGETHER);
    try {
      await settle(environment, claim, some);
    } catch (error) {
      environment.log.error({ err: error, of: some.length }, 'could not write what came of alerts; trying one by one');
      for (const one of some) await settleOne(environment, claim, one);
    }
  }
}

export async function settleWaiting({ postgres }: Environment, claim: string, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.length === 0) return;
  await postgres.transaction((transaction) => failAlerts(transaction, claim, waiting));
}

async function settleOne(environment: Environment, claim: string, one: Evaluated): Promise<void> {
  try {
    await settle(environment, claim, [one]);
  } catch (error) {
    environment.log.error({ err: error, alerts: [one.progress.id], of: 1 }, 'could not write what came of an alert');
    await settleWaiting(environment, claim, [one.else]);
  }
}

async function settle({ postgres, now }: Environment, claim: string, evaluated: readonly Evaluated[]): Promise<void> {
  await postgres.transaction(async (transaction) => {
    const progress = evaluated.map((one) => one.progress);
    const { ours, runs } = await settleAlerts(
      transaction,
      claim,
      progress,
      evaluated.flatMap((one) => one.runs),
    );
    const over = evaluated.flatMap(({ progress: { id }, overFrom }) =>
      overFrom && ours.has(id) ? [{ id, from: overFrom }] : [],
    );
    await restAlerts(transaction, over);
    const messages = await messagesOf(transaction, toldOf(evaluated, runs));
    await insertMessages(transaction, await joinWaiting(transaction, messages, now()), now());
  });
}

/** Of a window that had a run already it was told then, or was not to be. */
function toldOf(evaluated: readonly Evaluated[], written: readonly NewRun[]): ToldAlert[] {
  const endsOf = new Map<number, Set<number>>();
  for (const { alertId, windowEnd } of written) endsOf.set(alertId, (endsOf.get(alertId) ?? new Set()).add(windowEnd.getTime()));
  return evaluated.flatMap(({ told }) => {
    if (!told) return [];
    const ends = told.ends.filter((end) => endsOf.get(told.alertId)?.has(end.getTime()));
    return ends.length > 0 ? [{ ...told, ends }] : [];
  });
}
