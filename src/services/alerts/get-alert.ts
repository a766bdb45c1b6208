/** One alert of the actor's organisation. */
import { type Alert, alertReference } from '../../contract/alerts.ts';
import { findAlert, type WholeAlert } from '../../stores/postgres/alert-rows.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import { LARGEST_ID } from '../../stores/postgres/topics.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { alertOnWire } from './alert-on-wire.ts';
import { recipientStates } from './recipient-states.ts';

export async function getAlert({ postgres }: Environment, actor: Actor, input: unknown): Promise<Alert> {
  const { id } = parseInput(alertReference, input);
  const row = await ownAlert(postgres, actor, id);
  const states = await recipientStates(
    postgres,
    row.organisationId,
    row.recipients.map(({ email }) => email),
  );
  return alertOnWire(row, states, actor);
}

/** `not_found` for what does not exist and for what belongs to another organisation alike. */
export async function ownAlert(postgres: Postgres, { organisationId }: Actor, id: string): Promise<WholeAlert> {
  const row = await findAlert(postgres, organisationId, alertNumber(id));
  if (!row) throw notFound('alert');
  return row;
}

export function alertNumber(id: string): number {
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1 || number > LARGEST_ID) throw notFound('alert');
  return number;
}
