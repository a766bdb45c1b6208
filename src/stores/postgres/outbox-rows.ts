/** What of the outbox people see, and send again by hand; sending itself is in outbox.ts. */
import { and, asc, count, desc, eq, gt, gte, inArray, lt, min, ne, type SQL, sql } from 'drizzle-orm';
import { alertChannels } from './alerts.ts';
import type { Postgres } from './client.ts';
import { type OutboxRow, outbox } from './outbox.ts';

export interface StoredDelivery {
  message: OutboxRow;
  /** Of a channel that the alert still has. */
  address: string | null;
}

const isChannel = sql`${outbox.channel} <> 'mail' and ${outbox.recipient} = ${alertChannels.id}::text`;

/** To whom it was told of a window, of several in one message perhaps; mail first. */
export function deliveriesOf(postgres: Postgres, alertId: number, windowEnd: Date): Promise<StoredDelivery[]> {
  const told = JSON.stringify({ ends: [windowEnd.toISOString()] });
  return postgres
    .select({ message: outbox, address: alertChannels.address })
    .from(outbox)
    .leftJoin(alertChannels, isChannel)
    .where(
      and(
        eq(outbox.alertId, alertId),
        eq(outbox.kind, 'alert'),
        gte(outbox.windowEnd, windowEnd),
        sql`${outbox.content} @> ${told}::jsonb`,
      ),
    )
    .orderBy(sql`${outbox.channel} <> 'mail'`, asc(outbox.channel), asc(outbox.recipient));
}

/** Those of accounts have no organisation; whatever they had, a link to somebody's account is nothing for colleagues. */
const isSentMail = and(eq(outbox.channel, 'mail'), eq(outbox.state, 'sent'), ne(outbox.kind, 'account'));

/** Newest first. `count`: of all. */
export async function sentMails(
  postgres: Postgres,
  organisationId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ count: number; mails: OutboxRow[] }> {
  const wanted = and(eq(outbox.organisationId, organisationId), isSentMail);
  const mails = await postgres
    .select()
    .from(outbox)
    .where(wanted)
    .orderBy(desc(outbox.sentAt), desc(outbox.id))
    .limit(limit)
    .offset(skip);
  const [row] = await postgres.select({ count: count() }).from(outbox).where(wanted);
  return { count: row?.count ?? 0, mails };
}

export async function findSentMail(postgres: Postgres, organisationId: number, id: string): Promise<OutboxRow | null> {
  const [found] = await postgres
    .select()
    .from(outbox)
    .where(and(eq(outbox.organisationId, organisationId), eq(outbox.id, id), isSentMail));
  return found ?? null;
}

/** A message that was given up waits again, as if it had never been tried. Others stay. */
export async function reviveMessage(postgres: Postgres, organisationId: number, id: string, now: Date): Promise<void> {
  await postgres
    .update(outbox)
    .set({ state: 'waiting', tries: 0, tryingSince: null, sendAt: now, claim: null, claimedUntil: null, lostClaims: 0 })
    .where(and(eq(outbox.organisationId, organisationId), eq(outbox.id, id), eq(outbox.state, 'dead')));
}

export async function findDelivery(postgres: Postgres, organisationId: number, id: string): Promise<StoredDelivery | null> {
  const [found] = await postgres
    .select({ message: outbox, address: alertChannels.address })
    .from(outbox)
    .leftJoin(alertChannels, isChannel)
    .where(and(eq(outbox.organisationId, organisationId), eq(outbox.id, id)));
  return found ?? null;
}

/** At most so many of those that went before then. Answers how many. */
export function deleteSentBefore(postgres: Postgres, before: Date, limit: number): Promise<number> {
  return deleteSome(postgres, and(eq(outbox.state, 'sent'), lt(outbox.sentAt, before)), limit);
}

/** The same of those that were written before then, and that nobody wanted. */
export function deleteDroppedBefore(postgres: Postgres, before: Date, limit: number): Promise<number> {
  return deleteSome(postgres, and(eq(outbox.state, 'dropped'), lt(outbox.createdAt, before)), limit);
}

/** The same of those that were given up. */
export function deleteDeadBefore(postgres: Postgres, before: Date, limit: number): Promise<number> {
  return deleteSome(postgres, and(eq(outbox.state, 'dead'), lt(outbox.createdAt, before)), limit);
}

async function deleteSome(postgres: Postgres, which: SQL | undefined, limit: number): Promise<number> {
  const old = postgres.select({ id: outbox.id }).from(outbox).where(which).limit(limit);
  return (await postgres.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id })).length;
}

/** Messages to try an alert that were written for an address since then: how many, and when the oldest of them. */
export async function testsSince(
  postgres: Postgres,
  { organisationId, email, since }: { organisationId: number; email: string; since: Date },
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await postgres
    .select({ count: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.organisationId, organisationId),
        gt(outbox.createdAt, since),
        eq(outbox.kind, 'test'),
        eq(outbox.recipient, email),
      ),
    );
  return row ?? { count: 0, oldest: null };
}
