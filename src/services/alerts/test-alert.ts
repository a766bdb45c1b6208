/** Sends a message as an alert would, of its newest window, to whoever asks; of none that is named, the alert that was changed last. */
import { testAlert as endpoint } from '../../contract/alerts.ts';
import { windowAround } from '../../engine/alerts/rhythm.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import { findAlert, organisationAlerts } from '../../stores/postgres/alert-rows.ts';
import { insertMessages } from '../../stores/postgres/outbox.ts';
import { findMember } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import type { AlertMessage } from './messages-of.ts';

/** Answers to which address. Throws not_found for another organisation's alert, and where there is none. */
export async function testAlert(environment: Environment, actor: Actor, input: unknown): Promise<string> {
  const { id } = parseInput(endpoint.input, input);
  const { postgres } = environment;
  const { organisationId, timezone } = actor;
  const alert = id ? await findAlert(postgres, organisationId, Number(id)) : await lastChanged(environment, organisationId);
  const member = await findMember(postgres, actor.userId);
  if (!alert || !member) throw notFound('alert');
  const now = environment.now();
  // The window that is open now begins where the newest that is over ends.
  const end = alert.evaluatedTo ?? windowAround(now, rhythmOf(alert.rule), timezone).start;
  const content: AlertMessage = { ends: [end.toISOString()] };
  const { email } = member.user;
  // Without its window: the same may be tried again, and is told of as ever.
  const message = { organisationId, alertId: alert.id, kind: 'test', channel: 'mail', recipient: email, content } as const;
  await postgres.transaction((transaction) => insertMessages(transaction, [message], now));
  return email;
}

async function lastChanged({ postgres }: Environment, organisationId: number) {
  const alerts = await organisationAlerts(postgres, organisationId);
  return alerts.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())[0] ?? null;
}
