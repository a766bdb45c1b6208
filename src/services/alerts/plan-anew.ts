/**
 * The alerts of an organisation whose days begin at another time from now on. Windows on the new clock follow with the one whose beginning
 * is nearest to that of the window that ran: half a window at most is counted twice, or by none. What waits for the end of quiet hours
 * is looked at again by whoever sends, at once.
 */
import { windowAt, windowEnding } from '../../engine/alerts/known-windows.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import { updateAlertRow } from '../../stores/postgres/alert-rows.ts';
import type { AlertRow } from '../../stores/postgres/alerts.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { lockPlannedAlerts, wakeMessages } from '../../stores/postgres/planned-alerts.ts';
import { type CollectionDelays, schedule } from './schedule.ts';

interface Anew {
  organisationId: number;
  zones: { before: string; after: string };
  delays: CollectionDelays;
  now: Date;
}

/** Answers how many have another next window. Those that are off, or rest, are planned when they go on. */
export async function planAlertsAnew(transaction: Transaction, { organisationId, zones, delays, now }: Anew): Promise<number> {
  let planned = 0;
  for (const { id, rule, nextEnd } of await lockPlannedAlerts(transaction, organisationId)) {
    const next = schedule(rule, beginning({ rule, nextEnd }, zones) ?? now, zones.after, delays);
    const isAnother = next.nextEnd.getTime() !== nextEnd.getTime();
    if (isAnother) planned += 1;
    // Whoever evaluates it just now does so by the old clock: that is not written any more.
    await updateAlertRow(transaction, id, { claim: null, claimedUntil: null, ...(isAnother && next) });
  }
  await wakeMessages(transaction, organisationId, now);
  return planned;
}

/** An instant of the first window on the new clock; null where the old one is none that this program knows. */
function beginning({ rule, nextEnd }: Pick<AlertRow, 'rule'> & { nextEnd: Date }, zones: Anew['zones']): Date | null {
  const rhythm = rhythmOf(rule);
  try {
    const { start } = windowEnding(nextEnd, rhythm, zones.before);
    const around = windowAt(start, rhythm, zones.after);
    return start.getTime() - around.start.getTime() <= around.end.getTime() - start.getTime() ? start : around.end;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
