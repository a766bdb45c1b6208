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
  },
  (table) => [index('post_notes_organisation_post').on(table.organisationId, table.postId)],
);
type PostNoteRow = typeof postNotes.$inferSelect;

/** With the name of who wrote it, where that person is still there. */
export type PostNote = PostNoteRow & { by: string | null };

export async function insertNote(transaction: Transaction, row: Omit<PostNoteRow, 'id'>): Promise<number> {
  const [inserted] = await transaction.insert(postNotes).values(row).returning({ id: postNotes.id });
  if (!inserted) throw new Error('an inserted note came back empty');
  return inserted.id;
}

export async function deleteNoteRow(postgres: Postgres, id: number): Promise<void> {
  await postgres.delete(postNotes).where(eq(postNotes.id, id));
}

/** Of one post, oldest first. */
export async function findNotes(postgres: Postgres, organisationId: number, postId: string): Promise<PostNote[]> {
  const rows = await postgres
    .select({ note: postNotes, by: users.name })
    .from(postNotes)
    .leftJoin(users, eq(users.id, postNotes.writtenBy))
    .where(ofPosts(organisationId, [postId]))
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
    .where(ofPosts(organisationId, postIds))
    .groupBy(postNotes.postId);
  return new Map(rows.map(({ postId, notes }) => [postId, notes]));
}

function ofPosts(organisationId: number, postIds: readonly string[]) {
  return and(eq(postNotes.organisationId, organisationId), inArray(postNotes.postId, [...postIds]));
}
