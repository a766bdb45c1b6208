/** The alerts of the actor's organisation, newest first. */
import type { Alert } from '../../contract/alerts.ts';
import { organisationAlerts } from '../../stores/postgres/alert-rows.ts';
import { consenting } from '../../stores/postgres/mail-consents.ts';
import type { Actor, Environment } from '../environment.ts';
import { alertOnWire } from './alert-on-wire.ts';

export async function listAlerts({ postgres }: Environment, { organisationId }: Actor): Promise<Alert[]> {
  const rows = await organisationAlerts(postgres, organisationId);
  const emails = [...new Set(rows.flatMap(({ recipients }) => recipients.map(({ email }) => email)))];
  const told = await consenting(postgres, organisationId, emails);
  return rows.map((row) => alertOnWire(row, told));
}
