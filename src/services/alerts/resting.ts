/**
 * An alert whose topics are all over rests: it is on, and has no next window. It wakes by itself where the period of one of them becomes
 * another, and begins anew with the window that runs then, as one that is switched on.
 */
import type { AlertRule } from '../../contract/alerts.ts';
import { windowAt } from '../../engine/alerts/known-windows.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import { updateAlertRow } from '../../stores/postgres/alert-rows.ts';
import type { AlertRow } from '../../stores/postgres/alerts.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { restAlerts, restingAlerts } from '../../stores/postgres/topic-alerts.ts';
import { type CollectionDelays, schedule } from './schedule.ts';

export function isResting({ enabled, nextEnd }: Pick<AlertRow, 'enabled' | 'nextEnd'>): boolean {
  return enabled && nextEnd === null;
}

interface Beginning {
  now: Date;
  /** The organisation's. */
  timezone: string;
}

/** For one that has just been scheduled for the window that runs, with its topics as they are written by now. */
export async function restIfOver(
  transaction: Transaction,
  { id, rule }: { id: number; rule: AlertRule },
  beginning: Beginning,
): Promise<void> {
  await restAlerts(transaction, [{ id, from: runningSince(rule, beginning) }]);
}

/** Of a topic whose period ends then from now on. The caller holds its alerts. */
export async function wakeAlerts(
  transaction: Transaction,
  { topicId, endsAt }: { topicId: number; endsAt: Date },
  { delays, ...beginning }: Beginning & { delays: CollectionDelays },
): Promise<void> {
  for (const { id, rule } of await restingAlerts(transaction, topicId)) {
    if (endsAt <= runningSince(rule, beginning)) continue;
    const next = schedule(rule, beginning.now, beginning.timezone, delays);
    await updateAlertRow(transaction, id, { evaluatedTo: null, ...next });
  }
}

function runningSince(rule: AlertRule, { now, timezone }: Beginning): Date {
  return windowAt(now, rhythmOf(rule), timezone).start;
}
