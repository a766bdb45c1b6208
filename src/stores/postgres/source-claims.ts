/**
 * Who asks which source: a source is claimed for a time by one process, so that several share them and one that dies loses nothing. Of
 * a host one source at a time is asked, whoever asks; `source_hosts` says from when on the next one may be.
 */
import { and, eq, exists, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { COLLECTED_KINDS } from '../../contract/sources.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Postgres, Transaction } from './client.ts';
import { sourceFollows } from './source-follows.ts';
import { type CollectedRow, type SourceFacts, type SourceProgress, sourceFacts, sources } from './sources.ts';
import { subscriptions } from './subscriptions.ts';

export const sourceHosts = pgTable('source_hosts', {
  host: text().primaryKey(),
  freeAt: timestamp('free_at', { withTimezone: true, precision: 3 }).notNull(),
});

export interface Claim {
  /** Of the process, new for each time it claims. */
  claim: string;
  now: Date;
  /** When others may take it over. */
  until: Date;
}

/** The sources that have been due longest, at most so many, and no two of one host. */
export async function claimDue(postgres: Postgres, claim: Claim, limit: number): Promise<CollectedRow[]> {
  return postgres.transaction(async (transaction) => {
    await lock(transaction);
    const longest = transaction
      .selectDistinctOn([sources.host], { id: sources.id, dueAt: sources.dueAt })
      .from(sources)
      .leftJoin(sourceHosts, eq(sourceHosts.host, sources.host))
      .where(and(lte(sources.dueAt, claim.now), isFree(claim.now), isFollowed(transaction, claim.now)))
      .orderBy(sources.host, sources.dueAt)
      .as('longest');
    const due = await transaction.select({ id: longest.id }).from(longest).orderBy(longest.dueAt).limit(limit);
    return take(
      transaction,
      claim,
      due.map(({ id }) => id),
    );
  });
}

/** This one, whether it is due or not; null where it is being asked, or another one of its host. */
export async function claimOne(postgres: Postgres, claim: Claim, id: number): Promise<CollectedRow | null> {
  return postgres.transaction(async (transaction) => {
    await lock(transaction);
    const free = await transaction
      .select({ id: sources.id })
      .from(sources)
      .leftJoin(sourceHosts, eq(sourceHosts.host, sources.host))
      .where(and(eq(sources.id, id), isFree(claim.now)));
    const [row] = free.length > 0 ? await take(transaction, claim, [id]) : [];
    return row ?? null;
  });
}

/** A source and the claim under which it was taken. */
export interface HeldClaim {
  id: number;
  claim: string;
}

/** Holds it until then. False where somebody else has taken it over, who goes by a claim of his own. */
export async function renewClaim(postgres: Postgres, { id, claim }: HeldClaim, until: Date): Promise<boolean> {
  const held = and(eq(sources.id, id), eq(sources.claim, claim));
  const renewed = await postgres.update(sources).set({ claimedUntil: until }).where(held).returning({ id: sources.id });
  return renewed.length > 0;
}

/** Writes how it went and gives it back. False where it was claimed by somebody else meanwhile, who will write. */
export async function settleClaim(
  transaction: Transaction,
  { id, claim }: HeldClaim,
  progress: SourceProgress,
  hostFreeAt: Date,
): Promise<boolean> {
  const settled = await transaction
    .update(sources)
    .set({ ...progress, claim: null, claimedUntil: null })
    .where(and(eq(sources.id, id), eq(sources.claim, claim)))
    .returning({ host: sources.host });
  const [row] = settled;
  if (row) await transaction.update(sourceHosts).set({ freeAt: hostFreeAt }).where(eq(sourceHosts.host, row.host));
  return row !== undefined;
}

/** Nothing came of it: the source is due as it was before. */
export async function releaseClaim(postgres: Postgres, held: HeldClaim, now: Date): Promise<void> {
  await postgres.transaction(async (transaction) => settleClaim(transaction, held, {}, now));
}

/** Hosts that have nothing to say any more. */
export async function deleteFreeHosts(postgres: Postgres, now: Date): Promise<void> {
  await postgres.delete(sourceHosts).where(lte(sourceHosts.freeAt, now));
}

async function take(transaction: Transaction, { claim, now, until }: Claim, ids: readonly number[]): Promise<CollectedRow[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .update(sources)
    .set({ claim, claimedUntil: until })
    // Looked at once more: a program of before takes the lock by another number.
    .where(and(inArray(sources.id, [...ids]), isUnclaimed(now)))
    .returning();
  // As whoever names them has looked for.
  const taken = rows as CollectedRow[];
  const busy = [...new Set(rows.map(({ host }) => host))].map((host) => ({ host, freeAt: until }));
  await transaction
    .insert(sourceHosts)
    .values(busy)
    .onConflictDoUpdate({ target: sourceHosts.host, set: { freeAt: until } });
  return taken;
}

/** Two that look at once would see the same sources. */
async function lock(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.sourceClaims})`);
}

function isUnclaimed(now: Date): SQL | undefined {
  return or(isNull(sources.claimedUntil), lte(sources.claimedUntil, now));
}

/** One that is asked at all, and not just now. */
function isFree(now: Date): SQL | undefined {
  return and(
    inArray(sources.kind, [...COLLECTED_KINDS]),
    isUnclaimed(now),
    or(isNull(sourceHosts.freeAt), lte(sourceHosts.freeAt, now)),
  );
}

/** All that are asked at all, now or later. */
export async function askedSources(postgres: Postgres, now: Date): Promise<SourceFacts[]> {
  return postgres.select(sourceFacts()).from(sources).where(isAsked(postgres, now));
}

/** How long posts take to come, in seconds, of those that are asked, answer, and have told so; and posts per hour, of late. */
export async function askedDelays(postgres: Postgres, now: Date): Promise<AskedDelay[]> {
  const { mediaType, delaySeconds, rate } = sources;
  const rows = await postgres
    .select({ mediaType, delaySeconds, rate })
    .from(sources)
    .where(and(isAsked(postgres, now), isNull(sources.failureKind)));
  return rows.flatMap(({ delaySeconds: seconds, ...row }) => (seconds === null ? [] : [{ ...row, seconds }]));
}

interface AskedDelay extends Pick<SourceFacts, 'mediaType' | 'rate'> {
  seconds: number;
}

function isAsked(postgres: Postgres, now: Date): SQL | undefined {
  return and(inArray(sources.kind, [...COLLECTED_KINDS]), isFollowed(postgres, now));
}

/** Whether somebody follows a row of `sources` who has not paused it: the operator, or an organisation whose plan has not ended. */
export function isFollowed(postgres: Postgres, now: Date): SQL {
  const active = and(
    eq(sourceFollows.sourceId, sources.id),
    eq(sourceFollows.paused, false),
    or(isNull(sourceFollows.organisationId), gt(subscriptions.endsAt, now)),
  );
  return exists(
    postgres
      .select({ one: sql`1` })
      .from(sourceFollows)
      .leftJoin(subscriptions, eq(subscriptions.organisationId, sourceFollows.organisationId))
      .where(active),
  );
}
