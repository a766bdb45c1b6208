/** Sends a message as an alert would, of its newest window, to whoever asks; of none that is named, the alert that was changed last. */
import { testAlert as endpoint } from '../../contract/alerts.ts';
import { LIMITS } from '../../contract/limits.ts';
import { windowAround } from '../../engine/alerts/rhythm.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import { findAlert, lastChangedAlert, type WholeAlert } from '../../stores/postgres/alert-rows.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { insertMessages } from '../../stores/postgres/outbox.ts';
import { testsSince } from '../../stores/postgres/outbox-rows.ts';
import { findMember } from '../../stores/postgres/users.ts';
import { lockPlan, mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { alertNumber } from './get-alert.ts';
import type { AlertMessage } from './messages-of.ts';

const HOUR_MS = 3_600_000;

/**
 * Answers to which address. Throws not_found for another organisation's alert, and where there is none; rate_limited beyond what one person
 * may try in an hour.
 */
export async function testAlert(environment: Environment, actor: Actor, input: unknown): Promise<string> {
  await mayWrite(environment, actor);
  const { id } = parseInput(endpoint.input, input);
  const { postgres } = environment;
  const { organisationId, timezone } = actor;
  const alert = id
    ? await findAlert(postgres, organisationId, alertNumber(id))
    : await lastChangedAlert(postgres, organisationId);
  const member = await findMember(postgres, actor.userId);
  if (!alert || !member) throw notFound('alert');
  const now = environment.now();
  const content: AlertMessage = { ends: [newestEnd(alert, now, timezone).toISOString()] };
  const { email } = member.user;
  // Without its window: the same may be tried again, and is told of as ever.
  const message = { organisationId, alertId: alert.id, kind: 'test', channel: 'mail', recipient: email, content } as const;
  await postgres.transaction(async (transaction) => {
    await lockPlan(transaction, actor, now);
    await refuseTooOften(transaction, { organisationId, email, now });
    await insertMessages(transaction, [message], now);
  });
  return email;
}

/** The window that is open now begins where the newest that is over ends. Of an alert that is off none was evaluated lately. */
function newestEnd({ enabled, evaluatedTo, rule }: WholeAlert, now: Date, timezone: string): Date {
  return (enabled && evaluatedTo) || windowAround(now, rhythmOf(rule), timezone).start;
}

async function refuseTooOften(
  transaction: Transaction,
  { organisationId, email, now }: { organisationId: number; email: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { count, oldest } = await testsSince(transaction, { organisationId, email, since });
  if (count < LIMITS.alertTests || !oldest) return;
  const until = new Date(oldest.getTime() + HOUR_MS).toISOString();
  throw new ServiceError('rate_limited', `${LIMITS.alertTests} alerts were tried within an hour`, { until });
}
