/**
 * What addresses outside an organisation were asked, and how that went: the questions are messages of the outbox of the kind `confirm`,
 * and what was answered is in `mail_consents`.
 */
import { and, count, desc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alertRecipients, alerts } from './alerts.ts';
import type { Postgres, Transaction } from './client.ts';
import { mailConsents } from './mail-consents.ts';
import { type OutboxRow, outbox } from './outbox.ts';

export const DAY_MS = 24 * 60 * 60_000;
/** Questions that reach one address: whoever does not answer so many wants nothing. */
export const MOST_QUESTIONS = 3;

interface Asked {
  organisationId: number;
  emails: readonly string[];
  now: Date;
}

/**
 * Answers those that are to be asked now: who never was, who could not be reached or whom nobody named any more by then, and once a day
 * who has not answered, some few times.
 */
export async function noteAsked(transaction: Transaction, { organisationId, emails, now }: Asked): Promise<string[]> {
  if (emails.length === 0) return [];
  const questions = await questionsTo(transaction, organisationId, emails);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const again = emails.filter((email) => {
    const before = questions.filter(({ recipient }) => recipient === email);
    const [last] = before;
    if (!last || last.state === 'waiting') return false;
    if (last.state !== 'sent') return true;
    return last.createdAt <= yesterday && before.filter(({ state }) => state === 'sent').length < MOST_QUESTIONS;
  });
  const asked = await transaction
    .insert(mailConsents)
    .values(emails.map((email) => ({ organisationId, email, confirmedAt: null, askedAt: now })))
    .onConflictDoNothing()
    .returning({ email: mailConsents.email });
  if (again.length > 0) {
    const open = and(inArray(mailConsents.email, again), isNull(mailConsents.confirmedAt));
    await transaction
      .update(mailConsents)
      .set({ askedAt: now })
      .where(and(eq(mailConsents.organisationId, organisationId), open));
  }
  return [...new Set([...asked.map(({ email }) => email), ...again])];
}

/** Of the last 24 hours, whatever became of them, and whether they ask for all alerts or for one. */
export async function questionsOfDay(postgres: Postgres, organisationId: number, now: Date): Promise<number> {
  const since = gt(outbox.createdAt, new Date(now.getTime() - DAY_MS));
  const [row] = await postgres
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.organisationId, organisationId), isQuestion, since));
  return row?.count ?? 0;
}

/** Whether it was asked, has not said yes, and some alert names it still. */
export async function asksStill(postgres: Postgres, organisationId: number, email: string): Promise<boolean> {
  const naming = postgres
    .select({ id: alerts.id })
    .from(alerts)
    .innerJoin(alertRecipients, eq(alertRecipients.alertId, alerts.id))
    .where(and(eq(alerts.organisationId, organisationId), eq(alertRecipients.email, email)));
  const open = and(eq(mailConsents.email, email), isNull(mailConsents.confirmedAt), exists(naming));
  const rows = await postgres
    .select({ email: mailConsents.email })
    .from(mailConsents)
    .where(and(eq(mailConsents.organisationId, organisationId), open));
  return rows.length > 0;
}

export type Question = 'asked' | 'not-asked' | 'unreached';

/** How it stands with addresses that have not said yes. Those that are not in it were never asked. */
export async function openQuestions(
  postgres: Postgres,
  organisationId: number,
  emails: readonly string[],
): Promise<Map<string, Question>> {
  if (emails.length === 0) return new Map();
  const mine = and(eq(mailConsents.organisationId, organisationId), inArray(mailConsents.email, [...emails]));
  const rows = await postgres.select({ email: mailConsents.email }).from(mailConsents).where(mine);
  const questions = await questionsTo(
    postgres,
    organisationId,
    rows.map(({ email }) => email),
  );
  // Of a question that was sent long ago the message is kept no more.
  const states = new Map<string, Question>(rows.map(({ email }) => [email, 'asked']));
  for (const { recipient, state } of questions.toReversed())
    states.set(recipient, state === 'dead' ? 'unreached' : state === 'dropped' ? 'not-asked' : 'asked');
  return states;
}

// In the very words of the index that holds them (migration 13).
const isQuestion = sql`${outbox.kind} = 'confirm'`;

/** Newest first. Those of one alert ask who has unsubscribed from it, and are looked at in alert-unsubscribed.ts. */
async function questionsTo(
  postgres: Postgres,
  organisationId: number,
  emails: readonly string[],
): Promise<Pick<OutboxRow, 'recipient' | 'state' | 'createdAt'>[]> {
  if (emails.length === 0) return [];
  return postgres
    .select({ recipient: outbox.recipient, state: outbox.state, createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(eq(outbox.organisationId, organisationId), isQuestion, isNull(outbox.alertId), inArray(outbox.recipient, [...emails])),
    )
    .orderBy(desc(outbox.createdAt));
}
