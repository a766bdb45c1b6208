/**
 * Alerts as far as their topics concern them. One without any topic has nothing to measure, and goes; one whose topics are all over rests:
 * it is on and has no next window, until the period of one of them is another.
 */
import { and, asc, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { type AlertRow, alerts, alertTopics } from './alerts.ts';
import type { Transaction } from './client.ts';
import { isAliveRevision, topicRevisions } from './topic-revisions.ts';
import { topics } from './topics.ts';

/**
 * Held until the transaction ends: of two people who delete the last two topics of an alert the second one sees what the first did, and
 * who changes a period sees whether the alert rests. To be taken before the topics, and of several at once: whoever holds some of them
 * waits for others in the order of their numbers.
 */
export async function lockAlertsOfTopics(transaction: Transaction, topicIds: readonly number[]): Promise<void> {
  const watching = transaction
    .select({ id: alertTopics.alertId })
    .from(alertTopics)
    .where(inArray(alertTopics.topicId, [...topicIds]));
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

/**
 * Those that no period of a topic concerns from their next window on, which begins at `from`. The caller holds them: what is asked of their
 * topics here is asked after that, so that whoever changes one either is seen, or sees that they rest.
 */
export async function restAlerts(transaction: Transaction, those: readonly { id: number; from: Date }[]): Promise<void> {
  if (those.length === 0) return;
  const running = transaction
    .select({ id: alertTopics.topicId })
    .from(alertTopics)
    .innerJoin(topics, eq(topics.id, alertTopics.topicId))
    .innerJoin(topicRevisions, isAliveRevision)
    .where(and(eq(alertTopics.alertId, alerts.id), gt(topicRevisions.endsAt, sql`following."from"`)));
  await transaction
    .update(alerts)
    .set({ state: 'normal', failures: 0, nextEnd: null, dueAt: null })
    .from(sql`jsonb_to_recordset(${JSON.stringify(those)}::jsonb) as following(id int, "from" timestamptz)`)
    .where(and(sql`${alerts.id} = following.id`, notExists(running)));
}

/** Of those that watch the topic. */
export async function restingAlerts(transaction: Transaction, topicId: number): Promise<Pick<AlertRow, 'id' | 'rule'>[]> {
  const { id, rule, enabled, nextEnd } = alerts;
  return transaction
    .select({ id, rule })
    .from(alerts)
    .innerJoin(alertTopics, eq(alertTopics.alertId, id))
    .where(and(eq(alertTopics.topicId, topicId), eq(enabled, true), isNull(nextEnd)));
}
