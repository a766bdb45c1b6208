/** Deletes an alert with its history; what waits to be sent of it is not sent. */
import { alertReference } from '../../contract/alerts.ts';
import { deleteAlertRow } from '../../stores/postgres/alert-rows.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { alertNumber } from './get-alert.ts';

export async function deleteAlert(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id } = parseInput(alertReference, input);
  await mayWrite(environment, actor);
  const alert = alertNumber(id);
  await environment.postgres.transaction(async (transaction) => {
    if (!(await deleteAlertRow(transaction, actor.organisationId, alert))) throw notFound('alert');
    await recordAct(transaction, { act: 'alert_deleted', by: actor, at: environment.now(), detail: { alert } });
  });
}
