/**
 * What addresses outside an organisation were asked, and how that went: the questions are messages of the outbox of the kind `confirm`.
 * How many have reached an address, and what it answered, is in `mail_consents`, as messages are deleted after a while.
 */
import { and, asc, count, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { OutboxState } from '../../contract/outbox.ts';
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
  const last = await lastQuestions(transaction, organisationId, emails);
  const known = await consentsOf(transaction, organisationId, emails);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const asked = [...new Set(emails)].filter((email) => {
    const state = last.get(email);
    const before = known.get(email);
    if (state === 'waiting') return false;
    if (!before || state === 'dead' || state === 'dropped') return true;
    return before.askedAt <= yesterday && before.questions < MOST_QUESTIONS;
  });
  if (asked.length > 0)
    await transaction
      .insert(mailConsents)
      .values(asked.map((email) => ({ organisationId, email, confirmedAt: null, askedAt: now })))
      .onConflictDoUpdate({ target: [mailConsents.organisationId, mailConsents.email], set: { askedAt: now } });
  return asked;
}

/** One of these has reached the address. */
export async function countQuestion(
  transaction: Transaction,
  { organisationId, recipient }: Pick<OutboxRow, 'organisationId' | 'recipient'>,
): Promise<void> {
  if (organisationId === null) return;
  await transaction
    .update(mailConsents)
    .set({ questions: sql`${mailConsents.questions} + 1` })
    .where(and(eq(mailConsents.organisationId, organisationId), eq(mailConsents.email, recipient)));
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
  const known = await consentsOf(postgres, organisationId, emails);
  const last = await lastQuestions(postgres, organisationId, emails);
  const stateOf = (email: string, questions: number): Question => {
    const state = last.get(email);
    if (state === 'dead') return 'unreached';
    return state === 'waiting' || state === 'sent' || questions > 0 ? 'asked' : 'not-asked';
  };
  return new Map([...known.values()].map(({ email, questions }) => [email, stateOf(email, questions)]));
}

// In the very words of the index that holds them (migration 13).
const isQuestion = sql`${outbox.kind} = 'confirm'`;

/** What became of the newest, where it is kept still. Those of one alert ask who has unsubscribed from it, see alert-unsubscribed.ts. */
async function lastQuestions(
  postgres: Postgres,
  organisationId: number,
  emails: readonly string[],
): Promise<Map<string, OutboxState>> {
  if (emails.length === 0) return new Map();
  const rows = await postgres
    .select({ recipient: outbox.recipient, state: outbox.state })
    .from(outbox)
    .where(
      and(eq(outbox.organisationId, organisationId), isQuestion, isNull(outbox.alertId), inArray(outbox.recipient, [...emails])),
    )
    .orderBy(asc(outbox.createdAt));
  return new Map(rows.map(({ recipient, state }) => [recipient, state]));
}

async function consentsOf(
  postgres: Postgres,
  organisationId: number,
  emails: readonly string[],
): Promise<Map<string, typeof mailConsents.$inferSelect>> {
  if (emails.length === 0) return new Map();
  const mine = and(eq(mailConsents.organisationId, organisationId), inArray(mailConsents.email, [...emails]));
  const rows = await postgres.select().from(mailConsents).where(mine);
  return new Map(rows.map((row) => [row.email, row]));
}
