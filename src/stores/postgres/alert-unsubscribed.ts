/** Who wants no more of an alert, by the table `alert_unsubscribed`; how such an address comes back, and how often it is asked to. */
import { and, desc, eq, exists, inArray, isNotNull, lte, max, type SQL, sql } from 'drizzle-orm';
import { alertRecipients, alerts, alertUnsubscribed } from './alerts.ts';
import type { Postgres, Transaction } from './client.ts';
import { DAY_MS, MOST_QUESTIONS } from './mail-questions.ts';
import { type OutboxRow, outbox } from './outbox.ts';

export interface Subscription {
  organisationId: number;
  alertId: number;
  /** In small letters. */
  email: string;
}

/** The first time stays. It holds until the address itself says otherwise, also of one that the alert does not name just now. */
export async function noteUnsubscribed(
  postgres: Postgres,
  { organisationId, alertId, email }: Subscription,
  at: Date,
): Promise<void> {
  const own = postgres
    .select({
      alertId: alerts.id,
      email: sql<string>`${email}::text`.as('email'),
      at: sql<Date>`${at.toISOString()}::timestamptz`.as('at'),
      askedAt: sql<Date | null>`null::timestamptz`.as('asked_at'),
      questions: sql<number>`0`.as('questions'),
    })
    .from(alerts)
    .where(ownAlert(organisationId, alertId));
  await postgres.insert(alertUnsubscribed).select(own).onConflictDoNothing();
}

/** It is told again, if the alert names it. `until`: who has unsubscribed after that stays so. */
export async function endUnsubscribed(
  postgres: Postgres,
  { organisationId, alertId, email }: Subscription,
  until?: Date,
): Promise<void> {
  const own = postgres.select({ id: alerts.id }).from(alerts).where(ownAlert(organisationId, alertId));
  const mine = and(eq(alertUnsubscribed.alertId, alertId), eq(alertUnsubscribed.email, email), exists(own));
  await postgres.delete(alertUnsubscribed).where(and(mine, until && lte(alertUnsubscribed.at, until)));
}

function ownAlert(organisationId: number, alertId: number): SQL | undefined {
  return and(eq(alerts.organisationId, organisationId), eq(alerts.id, alertId));
}

export interface Standing {
  /** Whether the alert names it. */
  isNamed: boolean;
  /** null: it has not. */
  unsubscribedAt: Date | null;
}

/** How an address stands with an alert. null: the organisation has no such alert. */
export async function standingOf(
  postgres: Postgres,
  { organisationId, alertId, email }: Subscription,
): Promise<(Standing & { alertName: string }) | null> {
  const [found] = await postgres
    .select({ alertName: alerts.name, named: alertRecipients.email, unsubscribedAt: alertUnsubscribed.at })
    .from(alerts)
    .leftJoin(alertRecipients, and(eq(alertRecipients.alertId, alerts.id), eq(alertRecipients.email, email)))
    .leftJoin(alertUnsubscribed, and(eq(alertUnsubscribed.alertId, alerts.id), eq(alertUnsubscribed.email, email)))
    .where(ownAlert(organisationId, alertId));
  return found ? { alertName: found.alertName, isNamed: found.named !== null, unsubscribedAt: found.unsubscribedAt } : null;
}

/**
 * Questions whether an address wants an alert again are those of an alert; those of none ask for the organisation's. How many have reached
 * it is written beside what they ask about, as messages are deleted after a while.
 */
const asksForAlert = and(sql`${outbox.kind} = 'confirm'`, isNotNull(outbox.alertId));
const isOnItsWay = inArray(outbox.state, ['waiting', 'sent']);

/** One of these has reached the address. */
export async function countQuestionAgain(
  transaction: Transaction,
  { alertId, recipient, createdAt }: Pick<OutboxRow, 'recipient' | 'createdAt'> & { alertId: number },
): Promise<void> {
  const { email, at, questions } = alertUnsubscribed;
  await transaction
    .update(alertUnsubscribed)
    .set({ askedAt: createdAt, questions: sql`${questions} + 1` })
    .where(and(eq(alertUnsubscribed.alertId, alertId), eq(email, recipient), lte(at, createdAt)));
}

/** `until`: when it may be asked again; null: not any more. `asked`: how often it was for this alert. */
export interface AskedTooOften {
  until: Date | null;
  asked: number;
}

/**
 * Whether it may be asked now: an organisation asks an address once a day at most, of whatever alert, and of one alert some few times
 * after it has unsubscribed. null: it may.
 */
export async function askedTooOften(
  transaction: Transaction,
  { organisationId, alertId, email }: Subscription,
  now: Date,
): Promise<AskedTooOften | null> {
  const [counted] = await transaction
    .select({ questions: alertUnsubscribed.questions, at: alertUnsubscribed.at })
    .from(alertUnsubscribed)
    .where(and(eq(alertUnsubscribed.alertId, alertId), eq(alertUnsubscribed.email, email)));
  if (!counted) return null;
  const kept = await transaction
    .select({ alertId: outbox.alertId, createdAt: outbox.createdAt, state: outbox.state })
    .from(outbox)
    .where(and(eq(outbox.organisationId, organisationId), eq(outbox.recipient, email), asksForAlert, isOnItsWay))
    .orderBy(desc(outbox.createdAt));
  const waiting = kept.filter((one) => one.alertId === alertId && one.state === 'waiting' && one.createdAt >= counted.at);
  const asked = counted.questions + waiting.length;
  if (asked >= MOST_QUESTIONS) return { until: null, asked };
  const until = kept[0] && new Date(kept[0].createdAt.getTime() + DAY_MS);
  return until && until > now ? { until, asked } : null;
}

/** By alert and address, since when the last question waits to be sent whether it wants that alert again. */
export async function waitingQuestions(postgres: Postgres, alertIds: readonly number[]): Promise<(of: AskedOf) => Date | null> {
  const rows = await postgres
    .select({ alertId: outbox.alertId, email: outbox.recipient, at: max(outbox.createdAt) })
    .from(outbox)
    .where(
      and(inArray(outbox.alertId, [...alertIds]), sql`${outbox.windowEnd} is null`, asksForAlert, eq(outbox.state, 'waiting')),
    )
    .groupBy(outbox.alertId, outbox.recipient);
  const known = new Map(rows.map(({ alertId, email, at }) => [`${alertId} ${email}`, at]));
  return ({ alertId, email }) => known.get(`${alertId} ${email}`) ?? null;
}

interface AskedOf {
  alertId: number;
  email: string;
}
