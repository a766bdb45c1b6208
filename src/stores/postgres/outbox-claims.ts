/**
 * Who sends which message: those that wait are claimed for a while by one process, and what came of it is written only while the claim is
 * its own. Whoever dies between sending and writing leaves the message to be sent again.
 */
import { and, asc, eq, inArray, isNull, lte, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { OutboxChannel } from '../../contract/outbox.ts';
import { alertChannels } from './alerts.ts';
import type { Postgres } from './client.ts';
import { amongLocked } from './locked-rows.ts';
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
  /** What is theirs goes on waiting. */
  exceptOrganisations?: readonly number[];
}

const GIVEN_BACK = { claim: null, claimedUntil: null, lostClaims: 0 };

/** With the port where it is another than 443: addresses are stored as `URL` writes them. */
const host = sql<string>`substring(${alertChannels.address} from '^https://([^/?#]+)')`;
const isChannel = sql`${alertChannels.id}::text = ${outbox.recipient}`;

/** Those that have waited longest, at most so many. One of which whoever claims it dies again and again is given up instead. */
export function claimWaiting(
  postgres: Postgres,
  { claim, now, until }: OutboxClaim,
  { limit, channels, exceptHosts = [], exceptOrganisations = [] }: Waiting,
): Promise<OutboxRow[]> {
  return postgres.transaction(async (transaction) => {
    const waiting = transaction
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'waiting'),
          lte(outbox.sendAt, now),
          or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
          channels && inArray(outbox.channel, channels),
          // What belongs to none is nobody's: `NULL NOT IN (…)` would leave it waiting.
          exceptOrganisations.length > 0
            ? or(isNull(outbox.organisationId), notInArray(outbox.organisationId, [...exceptOrganisations]))
            : undefined,
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
    const claimed = await transaction
      .update(outbox)
      .set({
        claim,
        claimedUntil: until,
        // Counted before it is tried: whoever dies of it can count nothing any more.
        tries: sql`${outbox.tries} + 1`,
        lostClaims: sql`${outbox.lostClaims} + 1`,
        tryingSince: sql`coalesce(${outbox.tryingSince}, ${now.toISOString()}::timestamptz)`,
      })
      .where(amongLocked(outbox.id, waiting))
      .returning();
    const deadly = claimed.filter(({ lostClaims }) => lostClaims > MOST_LOST);
    if (deadly.length === 0) return claimed;
    const ids = deadly.map(({ id }) => id);
    await transaction
      .update(outbox)
      .set({ state: 'dead', failure: DEADLY, tries: sql`${outbox.tries} - 1`, ...GIVEN_BACK })
      .where(inArray(outbox.id, ids));
    return claimed.filter(({ id }) => !ids.includes(id));
  });
}

/** Restarts alone do not lose so many in a row. */
const MOST_LOST = 20;
const DEADLY = `the program ended each time while it was sending this, ${MOST_LOST} times in a row`;

/** Where a message goes that is no mail; null where its alert has that channel no more. */
export async function hostOfChannel(postgres: Postgres, recipient: string): Promise<string | null> {
  const [found] = await postgres.select({ host }).from(alertChannels).where(sql`${alertChannels.id}::text = ${recipient}`);
  return found?.host ?? null;
}

export interface ClaimedMessage {
  id: string;
  claim: string;
}

/** False where the claim is not ours any more; so below. */
export function noteSent(postgres: Postgres, message: ClaimedMessage, sentAt: Date): Promise<boolean> {
  return note(postgres, message, { state: 'sent', sentAt, failure: null });
}

/** `sendAt`: of the next try; null where there is none. */
export function noteFailed(
  postgres: Postgres,
  message: ClaimedMessage,
  { failure, sendAt }: { failure: string; sendAt: Date | null },
): Promise<boolean> {
  const next = sendAt ? { sendAt } : { state: 'dead' as const };
  return note(postgres, message, { ...next, failure });
}

/** Nobody wants it any more. */
export function noteDropped(postgres: Postgres, message: ClaimedMessage): Promise<boolean> {
  return note(postgres, message, { state: 'dropped', ...UNTRIED });
}

/** It is sent then, and this was no try: it waits since somebody wants it so, and no more since it failed. */
export function notePutOff(postgres: Postgres, message: ClaimedMessage, sendAt: Date): Promise<boolean> {
  return note(postgres, message, { sendAt, failure: null, ...UNTRIED });
}

const UNTRIED = {
  tries: sql`${outbox.tries} - 1`,
  tryingSince: sql`case when ${outbox.tries} > 1 then ${outbox.tryingSince} end`,
};

type Noted = Parameters<ReturnType<Postgres['update']>['set']>[0];

async function note(postgres: Postgres, { id, claim }: ClaimedMessage, came: Noted): Promise<boolean> {
  const noted = await postgres
    .update(outbox)
    .set({ ...came, ...GIVEN_BACK })
    .where(and(eq(outbox.id, id), eq(outbox.claim, claim)))
    .returning({ id: outbox.id });
  return noted.length > 0;
}
