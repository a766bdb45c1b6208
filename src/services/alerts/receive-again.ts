/** Somebody who is signed in, and has unsubscribed from an alert, takes that back: for his own address, and for nobody else's. */
import { receiveAgain as endpoint } from '../../contract/alert-consents.ts';
import type { Alert } from '../../contract/alerts.ts';
import { endUnsubscribed } from '../../stores/postgres/alert-unsubscribed.ts';
import { findMember } from '../../stores/postgres/users.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { getAlert, ownAlert } from './get-alert.ts';

/** Nothing happens where he has not unsubscribed. Throws not_found for another organisation's alert. */
export async function receiveAgain(environment: Environment, actor: Actor, input: unknown): Promise<Alert> {
  await mayWrite(environment, actor);
  const { id } = parseInput(endpoint.input, input);
  const { postgres } = environment;
  const alert = await ownAlert(postgres, actor, id);
  // Of the person that the token stands for: an address that somebody writes is not asked for.
  const member = await findMember(postgres, actor.userId);
  if (!member) throw notFound('user');
  const { organisationId } = actor;
  await endUnsubscribed(postgres, { organisationId, alertId: alert.id, email: member.user.email.toLowerCase() });
  return getAlert(environment, actor, { id });
}
