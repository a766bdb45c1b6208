/** Alerts as far as a topic that is deleted concerns them: one without any topic has nothing to measure. */
import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import { alerts, alertTopics } from './alerts.ts';
import type { Transaction } from './client.ts';

/** Held until the transaction ends: of two people who delete the last two topics of an alert the second one sees what the first did. */
export async function lockAlertsOfTopic(transaction: Transaction, topicId: number): Promise<void> {
  const watching = transaction.select({ id: alertTopics.alertId }).from(alertTopics).where(eq(alertTopics.topicId, topicId));
  await transaction
    .select({ id: alerts.id })
    .from(alerts)
    .where(inArray(alerts.id, watching))
    .orderBy(asc(alerts.id))
    .for('update');
}

/** With all that is theirs. */
export async function deleteAlertsWithoutTopic(transaction: Transaction, organisationId: number): Promise<void> {
  const watched = transaction.select({ id: alertTopics.alertId }).from(alertTopics).where(eq(alertTopics.alertId, alerts.id));
  await transaction.delete(alerts).where(and(eq(alerts.organisationId, organisationId), notExists(watched)));
}
