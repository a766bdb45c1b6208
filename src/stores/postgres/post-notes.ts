/** The `post_notes` table: what people of an organisation wrote down about posts. */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const postNotes = pgTable(
  'post_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** UInt64 in decimal. No reference: posts are in ClickHouse. */
    postId: text('post_id').notNull(),
    text: text().notNull(),
    writtenBy: text('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('post_notes_organisation_post').on(table.organisationId, table.postId)],
);
type PostNoteRow = typeof postNotes.$inferSelect;

/** With the name of who wrote it, where that person is still there. */
export type PostNote = PostNoteRow & { by: string | null };

/** Answers their ids. */
export async function insertNotes(
  transaction: Transaction,
  rows: readonly Omit<PostNoteRow, 'id' | 'editedAt'>[],
): Promise<number[]> {
  const inserted = await transaction
    .insert(postNotes)
    .values([...rows])
    .returning({ id: postNotes.id });
  return inserted.map(({ id }) => id);
}

export async function editNoteRow(postgres: Postgres, id: number, change: Pick<PostNoteRow, 'text' | 'editedAt'>): Promise<void> {
  await postgres.update(postNotes).set(change).where(eq(postNotes.id, id));
}

export async function deleteNoteRows(postgres: Postgres, ids: readonly number[]): Promise<void> {
  await postgres.delete(postNotes).where(inArray(postNotes.id, [...ids]));
}

/** Those of some posts, or just these; oldest first. */
export async function findNotes(
  postgres: Postgres,
  organisationId: number,
  which: { postIds: readonly string[] } | { ids: readonly number[] },
): Promise<PostNote[]> {
  const rows = await postgres
    .select({ note: postNotes, by: users.name })
    .from(postNotes)
    .leftJoin(users, eq(users.id, postNotes.writtenBy))
    .where(and(eq(postNotes.organisationId, organisationId), amongNotes(which)))
    .orderBy(asc(postNotes.id));
  return rows.map(({ note, by }) => ({ ...note, by }));
}

/** By post id; a post without a note is absent. */
export async function countNotes(
  postgres: Postgres,
  organisationId: number,
  postIds: readonly string[],
): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map();
  const rows = await postgres
    .select({ postId: postNotes.postId, notes: count() })
    .from(postNotes)
    .where(and(eq(postNotes.organisationId, organisationId), amongNotes({ postIds })))
    .groupBy(postNotes.postId);
  return new Map(rows.map(({ postId, notes }) => [postId, notes]));
}

function amongNotes(which: Parameters<typeof findNotes>[2]) {
  return 'postIds' in which ? inArray(postNotes.postId, [...which.postIds]) : inArray(postNotes.id, [...which.ids]);
}
