/**
 * The `hidden_mentions` table: what a topic hides. This is where it is kept; ClickHouse has a copy for the figures. What was restored
 * is no row. `topics.hidden_kinds` follows every change.
 */
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { HIDDEN_KINDS, type HiddenCounts, type HiddenKind } from '../../contract/hidden.ts';
import type { Postgres, Transaction } from './client.ts';
import { topics } from './topics.ts';
import { users } from './users.ts';

export const hiddenMentions = pgTable(
  'hidden_mentions',
  {
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    kind: text().$type<HiddenKind>().notNull(),
    /** As the contract names it. */
    key: text().notNull(),
    label: text().notNull(),
    hiddenBy: text('hidden_by').references(() => users.id, { onDelete: 'set null' }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.kind, table.key] })],
);
type HiddenRow = typeof hiddenMentions.$inferSelect;

/** Several of one kind. */
export interface HiddenKeys {
  topicId: number;
  kind: HiddenKind;
  keys: readonly string[];
}

export async function insertHidden(transaction: Transaction, rows: readonly HiddenRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction.insert(hiddenMentions).values([...rows]);
  for (const topicId of new Set(rows.map((row) => row.topicId))) await writeKinds(transaction, topicId);
}

export async function deleteHidden(transaction: Transaction, keys: HiddenKeys): Promise<void> {
  await transaction.delete(hiddenMentions).where(among(keys));
  await writeKinds(transaction, keys.topicId);
}

async function writeKinds(transaction: Transaction, topicId: number): Promise<void> {
  const counts = await countHidden(transaction, topicId);
  const hiddenKinds = HIDDEN_KINDS.filter((kind) => counts[kind] > 0);
  await transaction.update(topics).set({ hiddenKinds }).where(eq(topics.id, topicId));
}

/** Of these, the ones that are hidden. */
export async function findHidden(postgres: Postgres, keys: HiddenKeys): Promise<Set<string>> {
  const rows = await postgres.select({ key: hiddenMentions.key }).from(hiddenMentions).where(among(keys));
  return new Set(rows.map(({ key }) => key));
}

export async function countHidden(postgres: Postgres, topicId: number): Promise<HiddenCounts> {
  const rows = await postgres
    .select({ kind: hiddenMentions.kind, count: count() })
    .from(hiddenMentions)
    .where(eq(hiddenMentions.topicId, topicId))
    .groupBy(hiddenMentions.kind);
  return { post: 0, author: 0, site: 0, ...Object.fromEntries(rows.map(({ kind, count: rowCount }) => [kind, rowCount])) };
}

/** Hidden last first, each with the name of who did it, where that person is still there. */
export async function listHiddenRows(
  postgres: Postgres,
  topicId: number,
  { kind, skip, limit }: { kind?: HiddenKind | undefined; skip: number; limit: number },
): Promise<(HiddenRow & { by: string | null })[]> {
  const rows = await postgres
    .select({ row: hiddenMentions, by: users.name })
    .from(hiddenMentions)
    .leftJoin(users, eq(users.id, hiddenMentions.hiddenBy))
    .where(and(eq(hiddenMentions.topicId, topicId), kind && eq(hiddenMentions.kind, kind)))
    .orderBy(desc(hiddenMentions.hiddenAt), asc(hiddenMentions.kind), asc(hiddenMentions.key))
    .limit(limit)
    .offset(skip);
  return rows.map(({ row, by }) => ({ ...row, by }));
}

function among({ topicId, kind, keys }: HiddenKeys) {
  return and(eq(hiddenMentions.topicId, topicId), eq(hiddenMentions.kind, kind), inArray(hiddenMentions.key, [...keys]));
}
