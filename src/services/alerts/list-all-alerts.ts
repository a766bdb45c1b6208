/** The alerts of all organisations, for the operator. */
import type { OperatorAlert } from '../../contract/operator-alerts.ts';
import { allAlerts } from '../../stores/postgres/all-alerts.ts';
import type { Environment } from '../environment.ts';
import { isResting } from './resting.ts';

export async function listAllAlerts({ postgres }: Environment): Promise<OperatorAlert[]> {
  const found = await allAlerts(postgres);
  return found.map(({ alert, organisation }) => ({
    id: alert.id,
    organisation,
    name: alert.name,
    alertType: alert.rule.alertType,
    enabled: alert.enabled,
    state: alert.state,
    isOver: isResting(alert),
    snoozedUntil: alert.snoozedUntil?.toISOString() ?? null,
    firedAt: alert.firedAt?.toISOString() ?? null,
    nextEnd: alert.nextEnd?.toISOString() ?? null,
    dueAt: alert.dueAt?.toISOString() ?? null,
  }));
}
