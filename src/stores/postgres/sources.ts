/**
 * The `sources` table: what is asked for posts, how it went and when it is asked next; one row however many follow it. Who follows it
 * is in source-follows.ts, who asks it just now in source-claims.ts.
 */
import { and, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MediaType } from '../../contract/media-types.ts';
import type { CollectedKind, SourceFailureKind, SourceKind } from '../../contract/sources.ts';
import type { Postgres, Transaction } from './client.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const sources = pgTable(
  'sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<SourceKind>().notNull(),
    /** As it is asked. */
    address: text().notNull(),
    /** In the one form that tells whether two are the same. */
    addressKey: text('address_key').notNull(),
    /** Who is asked: one at a time. */
    host: text().notNull(),
    mediaType: text('media_type').$type<MediaType>().notNull(),
    title: text(),
    /** What the connector gave to go on from, as JSON; null before the first time. */
    cursor: text(),
    /** What posts it gave of late; see services/sources/seen-posts.ts. */
    seen: text().notNull(),
    dueAt: instant('due_at').notNull(),
    /** Who asks it, and until when nobody else does. */
    claim: text(),
    claimedUntil: instant('claimed_until'),
    intervalSeconds: integer('interval_seconds').notNull(),
    /** Posts per hour, of late. */
    rate: doublePrecision().notNull(),
    /** In a row. */
    failures: integer().notNull(),
    /** Of the last asking; null where it gave something. */
    failureKind: text('failure_kind').$type<SourceFailureKind>(),
    failureMessage: text('failure_message'),
    /** When the first of the failures in a row was. */
    failedSince: instant('failed_since'),
    askedAt: instant('asked_at'),
    succeededAt: instant('succeeded_at'),
    /** Everything published until then has been read. */
    completeTo: instant('complete_to'),
    /** There is more than has been read, since the reading that began then; null where all has been. */
    behindSince: instant('behind_since'),
    newestAt: instant('newest_at'),
    delaySeconds: integer('delay_seconds'),
    /** Where it is not what is usual for its kind. */
    callsPerDay: integer('calls_per_day'),
    microdollarsPerDay: bigint('microdollars_per_day', { mode: 'number' }),
    /** Up to when posts were looked up again for what has become of them. */
    refreshedTo: instant('refreshed_to'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('sources_address').on(table.kind, table.addressKey), index('sources_due').on(table.dueAt)],
);
export type SourceRow = typeof sources.$inferSelect;
/** Without what only its next reading asks for, which may be hundreds of kilobytes. */
export type SourceFacts = Omit<SourceRow, 'cursor' | 'seen'>;
/** Without what the next reading goes on from: whoever writes what has come does not ask for it. */
export type LockedSource = Omit<SourceRow, 'cursor'>;
export type CollectedRow = SourceRow & { kind: CollectedKind };
export type NewSourceRow = Pick<
  SourceRow,
  'kind' | 'address' | 'addressKey' | 'host' | 'mediaType' | 'dueAt' | 'intervalSeconds' | 'createdAt'
> &
  Partial<SourceLimits>;
/** What may be spent on a day. */
export type SourceLimits = Pick<SourceRow, 'callsPerDay' | 'microdollarsPerDay'>;

/** Its columns. */
export function sourceFacts() {
  const { cursor: _, seen: __, ...facts } = getTableColumns(sources);
  return facts;
}

const NEVER_ASKED = { seen: '', rate: 0, failures: 0 } as const;

/** Answers the one that is there where its address is known already. */
export async function insertSource(transaction: Transaction, row: NewSourceRow): Promise<SourceRow> {
  const [source] = await transaction
    .insert(sources)
    .values({ ...row, ...NEVER_ASKED })
    // Changes nothing, and answers and locks the row.
    .onConflictDoUpdate({ target: [sources.kind, sources.addressKey], set: { addressKey: row.addressKey } })
    .returning();
  if (!source) throw new Error('an inserted source came back empty');
  return source;
}

export async function findSource(postgres: Postgres, id: number): Promise<SourceRow | null> {
  const [row] = await postgres.select().from(sources).where(eq(sources.id, id));
  return row ?? null;
}

/** As it is now, held until the transaction ends; null where it is not there any more. */
export async function lockSource(transaction: Transaction, id: number): Promise<LockedSource | null> {
  const columns = { ...sourceFacts(), seen: sources.seen };
  const [row] = await transaction.select(columns).from(sources).where(eq(sources.id, id)).for('update');
  return row ?? null;
}

/** What an asking, or what was sent, changes in it. */
export type SourceProgress = Partial<Omit<SourceRow, 'id' | 'kind' | 'address' | 'addressKey' | 'host' | 'createdAt'>>;

export async function updateSource(transaction: Transaction, id: number, progress: SourceProgress): Promise<void> {
  await transaction.update(sources).set(progress).where(eq(sources.id, id));
}

export async function limitSource(transaction: Transaction, id: number, limits: Partial<SourceLimits>): Promise<void> {
  if (Object.keys(limits).length > 0) await transaction.update(sources).set(limits).where(eq(sources.id, id));
}

/** To be asked as soon as there is somebody to do it, whatever was planned. */
export async function hastenSource(transaction: Transaction, id: number, now: Date): Promise<void> {
  await transaction.update(sources).set({ dueAt: now }).where(eq(sources.id, id));
}

/** As soon as it has rested so long since it was asked, unless it said itself when to come back; never later than was planned. */
export async function hastenRested(transaction: Transaction, id: number, now: Date, restMs: number): Promise<void> {
  const rested = sql`greatest(${now.toISOString()}::timestamptz, ${sources.askedAt} + ${restMs} * interval '1 millisecond')`;
  const mayBe = or(isNull(sources.failureKind), ne(sources.failureKind, 'rate-limited'));
  await transaction
    .update(sources)
    .set({ dueAt: sql`least(${sources.dueAt}, ${rested})` })
    .where(and(eq(sources.id, id), mayBe));
}
