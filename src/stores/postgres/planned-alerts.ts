/** The alerts of an organisation whose next window is planned, and messages that wait for their time, for whoever changes the clock that both go by. */
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { type AlertRow, alerts } from './alerts.ts';
import type { Transaction } from './client.ts';
import { outbox } from './outbox.ts';

/** Held until the transaction ends. */
export async function lockPlannedAlerts(
  transaction: Transaction,
  organisationId: number,
): Promise<(Pick<AlertRow, 'id' | 'rule'> & { nextEnd: Date })[]> {
  const { id, rule, nextEnd } = alerts;
  const rows = await transaction
    .select({ id, rule, nextEnd })
    .from(alerts)
    .where(and(eq(alerts.organisationId, organisationId), isNotNull(nextEnd)))
    .orderBy(asc(id))
    .for('update');
  return rows.flatMap((row) => (row.nextEnd ? [{ ...row, nextEnd: row.nextEnd }] : []));
}

/** Those that were never tried; who sends puts them off again where it is still quiet. */
export async function wakeMessages(transaction: Transaction, organisationId: number, now: Date): Promise<void> {
  await transaction
    .update(outbox)
    .set({ sendAt: now })
    .where(
      and(
        eq(outbox.organisationId, organisationId),
        eq(outbox.kind, 'alert'),
        eq(outbox.state, 'waiting'),
        eq(outbox.tries, 0),
        isNull(outbox.claim),
        gt(outbox.sendAt, now),
      ),
    );
}
