/**
 * Who sends which message: those that wait are claimed for a while by one process, and what came of it is written only while the claim is
 * its own. Whoever dies between sending and writing leaves the message to be sent again.
 */
import { and, asc, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { OutboxChannel } from '../../contract/outbox.ts';
import { alertChannels } from './alerts.ts';
import type { Postgres } from './client.ts';
import { type OutboxRow, outbox } from './outbox.ts';

export interface OutboxClaim {
  claim: string;
  now: Date;
  /** When others may take over. */
  until: Date;
}

/** Which of those that wait. */
export interface Waiting {
  limit: number;
  /** All, where none are named. */
  channels?: readonly OutboxChannel[];
  /** As hostOfChannel has them: what goes there goes on waiting. */
  exceptHosts?: readonly string[];
}

/** As they were written in the address; only to be compared with itself. */
const host = sql<string>`lower(substring(${alertChannels.address} from '^https://([^/?#]+)'))`;
const isChannel = sql`${alertChannels.id}::text = ${outbox.recipient}`;

/** Those that have waited longest, at most so many. */
export function claimWaiting(
  postgres: Postgres,
  { claim, now, until }: OutboxClaim,
  { limit, channels, exceptHosts = [] }: Waiting,
): Promise<OutboxRow[]> {
  return postgres.transaction((transaction) => {
    const waiting = transaction
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'waiting'),
          lte(outbox.sendAt, now),
          or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
          channels && inArray(outbox.channel, channels),
          exceptHosts.length === 0
            ? undefined
            : notExists(
                transaction
                  .select({ id: alertChannels.id })
                  .from(alertChannels)
                  .where(and(isChannel, inArray(host, exceptHosts))),
              ),
        ),
      )
      .orderBy(asc(outbox.sendAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    return transaction
      .update(outbox)
      .set({
        claim,
        claimedUntil: until,
        // Also of one that somebody has sent again, which begins anew.
        tryingSince: sql`case when ${outbox.tries} = 0 then ${now.toISOString()}::timestamptz else ${outbox.tryingSince} end`,
      })
      .where(inArray(outbox.id, waiting))
      .returning();
  });
}

/** Where a message goes that is no mail; null where its alert has that channel no more. */
export async function hostOfChannel(postgres: Postgres, recipient: string): Promise<string | null> {
  const [found] = await postgres.select({ host }).from(alertChannels).where(sql`${alertChannels.id}::text = ${recipient}`);
  return found?.host ?? null;
}

export interface ClaimedMessage {
  id: string;
  claim: string;
}

const GIVEN_BACK = { claim: null, claimedUntil: null };

/** False where the claim is not ours any more; so below. */
export function noteSent(postgres: Postgres, message: ClaimedMessage, sentAt: Date): Promise<boolean> {
  return note(postgres, message, { state: 'sent', sentAt, failure: null, tries: ONE_MORE });
}

/** `sendAt`: of the next try; null where there is none. */
export function noteFailed(
  postgres: Postgres,
  message: ClaimedMessage,
  { failure, sendAt }: { failure: string; sendAt: Date | null },
): Promise<boolean> {
  const next = sendAt ? { sendAt } : { state: 'dead' as const };
  return note(postgres, message, { ...next, failure, tries: ONE_MORE });
}

/** Nobody wants it any more. */
export function noteDropped(postgres: Postgres, message: ClaimedMessage): Promise<boolean> {
  return note(postgres, message, { state: 'dropped' });
}

const ONE_MORE = sql`${outbox.tries} + 1`;

type Noted = Parameters<ReturnType<Postgres['update']>['set']>[0];

async function note(postgres: Postgres, { id, claim }: ClaimedMessage, came: Noted): Promise<boolean> {
  const noted = await postgres
    .update(outbox)
    .set({ ...came, ...GIVEN_BACK })
    .where(and(eq(outbox.id, id), eq(outbox.claim, claim)))
    .returning({ id: outbox.id });
  return noted.length > 0;
}
