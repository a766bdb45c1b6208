/**
 * Asks an address that has unsubscribed from an alert whether it wants it again. Until it says so itself, by the link in that mail, it is
 * told nothing: whoever is signed in can ask, and decides for nobody but himself (receive-again.ts).
 */
import { askAgain as endpoint } from '../../contract/alert-consents.ts';
import type { Alert } from '../../contract/alerts.ts';
import { LIMITS } from '../../contract/limits.ts';
import { findAlert } from '../../stores/postgres/alert-rows.ts';
import { askedTooOften } from '../../stores/postgres/alert-unsubscribed.ts';
import { questionsOfDay } from '../../stores/postgres/mail-questions.ts';
import { insertMessages } from '../../stores/postgres/outbox.ts';
import { lockPlan, mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid, limitReached, notFound, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { alertNumber, getAlert } from './get-alert.ts';

/**
 * Nothing happens where it has come back meanwhile. Throws not_found for another organisation's alert, and for an address that the alert
 * does not name; rate_limited for one that was asked within a day, limit_reached for one that was asked some few times; invalid beyond what an organisation may ask in a day.
 */
export async function askAgain(environment: Environment, actor: Actor, input: unknown): Promise<Alert> {
  await mayWrite(environment, actor);
  const { id, email } = parseInput(endpoint.input, input);
  const { organisationId } = actor;
  const now = environment.now();
  await environment.postgres.transaction(async (transaction) => {
    // One after the other, so that they are counted.
    await lockPlan(transaction, actor, now);
    const alert = await findAlert(transaction, organisationId, alertNumber(id));
    if (!alert) throw notFound('alert');
    const recipient = alert.recipients.find((one) => one.email === email);
    if (!recipient) throw notFound('address');
    if (recipient.unsubscribedAt === null) return;
    const tooOften = await askedTooOften(transaction, { organisationId, alertId: alert.id, email }, now);
    if (tooOften) throw tooOften.until ? rateLimited(tooOften.until) : limitReached('questions', tooOften.asked, tooOften.asked);
    if ((await questionsOfDay(transaction, organisationId, now)) >= LIMITS.questionsOfDay)
      throw invalid({ email: 'tooManyAsked' });
    const content = { language: alert.rule.language, askedBy: actor.userId };
    const question = { organisationId, alertId: alert.id, kind: 'confirm', channel: 'mail', recipient: email, content } as const;
    await insertMessages(transaction, [question], now);
  });
  return getAlert(environment, actor, { id });
}

function rateLimited(until: Date): ServiceError {
  return new ServiceError('rate_limited', 'the address was asked before', { until: until.toISOString() });
}
