/** Runs of alerts, and to whom they were told, as whoever may see them is told of them. */
import type { AlertRun, Delivery } from '../../contract/alert-runs.ts';
import { type StoredRun, topicNames } from '../../stores/postgres/alert-run-rows.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import type { StoredDelivery } from '../../stores/postgres/outbox-rows.ts';
import { failureKind } from './failure-kind.ts';

/** In their order, with the names that their topics have now. */
export async function runsOnWire<Run extends StoredRun>(
  postgres: Postgres,
  organisationId: number,
  runs: readonly Run[],
): Promise<AlertRun[]> {
  const ids = new Set(runs.flatMap(({ run }) => run.figures.map(({ topicId }) => topicId)));
  const names = await topicNames(postgres, organisationId, [...ids]);
  return runs.map(({ run, acknowledger }) => ({
    alertId: String(run.alertId),
    windowStart: run.windowStart.toISOString(),
    windowEnd: run.windowEnd.toISOString(),
    evaluatedAt: run.evaluatedAt.toISOString(),
    isLate: run.isLate,
    state: run.state,
    told: run.told,
    heldBack: run.heldBack,
    figures: run.figures.map((figures) => ({ ...figures, topicName: names.get(figures.topicId) ?? null })),
    acknowledgedAt: run.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: acknowledger,
  }));
}

export function deliveryOnWire({ message, address }: StoredDelivery): Delivery {
  const { id, channel, state, tries, sendAt, sentAt, failure } = message;
  return {
    id,
    channel,
    recipient: channel === 'mail' ? message.recipient : address === null ? '' : new URL(address).host,
    state,
    tries,
    sendAt: sendAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failure,
    failureKind: failure === null ? null : failureKind(failure, channel === 'mail'),
  };
}
