/** The alerts of the actor's organisation, newest first. */
import type { Alert } from '../../contract/alerts.ts';
import { organisationAlerts } from '../../stores/postgres/alert-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { alertOnWire } from './alert-on-wire.ts';
import { recipientStates } from './recipient-states.ts';

export async function listAlerts({ postgres }: Environment, actor: Actor): Promise<Alert[]> {
  const { organisationId } = actor;
  const rows = await organisationAlerts(postgres, organisationId);
  const emails = [...new Set(rows.flatMap(({ recipients }) => recipients.map(({ email }) => email)))];
  const states = await recipientStates(postgres, organisationId, emails);
  return rows.map((row) => alertOnWire(row, states, actor));
}
