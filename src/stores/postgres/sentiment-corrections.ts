/**
 * The `sentiment_corrections` table: what people of an organisation say a post's sentiment is, whatever an engine says. This is
 * where it is kept; ClickHouse has a copy for the figures. A correction that was taken back is no row.
 */
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Sentiment } from '../../contract/filter.ts';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const sentimentCorrections = pgTable(
  'sentiment_corrections',
  {
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** UInt64 in decimal, which no number of Postgres holds. No reference: posts are in ClickHouse. */
    postId: text('post_id').notNull(),
    sentiment: text().$type<Sentiment>().notNull(),
    correctedBy: text('corrected_by').references(() => users.id, { onDelete: 'set null' }),
    correctedAt: timestamp('corrected_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Of the change; see change-numbers.ts. */
    number: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.postId] })],
);

export type SentimentChange = Omit<typeof sentimentCorrections.$inferSelect, 'postId' | 'sentiment'> & {
  postIds: readonly string[];
  /** null takes the corrections back. */
  sentiment: Sentiment | null;
};

/** The same sentiment said again is a new correction, of the person who said it last. */
export async function writeCorrections(
  transaction: Transaction,
  { postIds, sentiment, ...change }: SentimentChange,
): Promise<void> {
  if (sentiment === null) {
    await transaction.delete(sentimentCorrections).where(ofPosts(change.organisationId, postIds));
    return;
  }
  const { correctedBy, correctedAt, number } = change;
  await transaction
    .insert(sentimentCorrections)
    .values(postIds.map((postId) => ({ ...change, postId, sentiment })))
    .onConflictDoUpdate({
      target: [sentimentCorrections.organisationId, sentimentCorrections.postId],
      set: { sentiment, correctedBy, correctedAt, number },
    });
}

/** Whether any stands. Committed here before ClickHouse has it: who is told no need not look there. */
export async function hasCorrections(postgres: Postgres, organisationId: number): Promise<boolean> {
  const rows = await postgres
    .select({ one: sql`1` })
    .from(sentimentCorrections)
    .where(eq(sentimentCorrections.organisationId, organisationId))
    .limit(1);
  return rows.length > 0;
}

/** Those of these organisations that have any. */
export async function correctingAmong(postgres: Postgres, organisationIds: readonly number[]): Promise<Set<number>> {
  if (organisationIds.length === 0) return new Set();
  const theirs = postgres
    .select({ one: sql`1` })
    .from(sentimentCorrections)
    .where(eq(sentimentCorrections.organisationId, organisations.id));
  // Looks at one correction of each, of however many.
  const rows = await postgres
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(inArray(organisations.id, [...organisationIds]), exists(theirs)));
  return new Set(rows.map((row) => row.id));
}

export interface Correction {
  sentiment: Sentiment;
  /** Null where the person is no more. */
  by: string | null;
  at: Date;
  number: number;
}

/** Of these posts, by post id; a post that nobody of the organisation corrected is absent. */
export async function findCorrections(
  postgres: Postgres,
  organisationId: number,
  postIds: readonly string[],
): Promise<Map<string, Correction>> {
  if (postIds.length === 0) return new Map();
  const { postId, sentiment, correctedAt: at, number } = sentimentCorrections;
  const rows = await postgres
    .select({ postId, sentiment, by: users.name, at, number })
    .from(sentimentCorrections)
    .leftJoin(users, eq(users.id, sentimentCorrections.correctedBy))
    .where(ofPosts(organisationId, postIds));
  return new Map(rows.map(({ postId: id, ...correction }) => [id, correction]));
}

function ofPosts(organisationId: number, postIds: readonly string[]) {
  return and(eq(sentimentCorrections.organisationId, organisationId), inArray(sentimentCorrections.postId, [...postIds]));
}
