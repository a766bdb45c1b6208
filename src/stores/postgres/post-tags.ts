/** The `post_tags` table: which tags people of an organisation gave its posts. ClickHouse has a copy of the keys, for the figures. */
import { and, asc, count, desc, eq, inArray, min, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const postTags = pgTable(
  'post_tags',
  {
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** UInt64 in decimal. No reference: posts are in ClickHouse. */
    postId: text('post_id').notNull(),
    /** The tag as tags are compared; see engine/text/name-key.ts. */
    tagKey: text('tag_key').notNull(),
    tag: text().notNull(),
    taggedBy: text('tagged_by').references(() => users.id, { onDelete: 'set null' }),
    taggedAt: timestamp('tagged_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.postId, table.tagKey] }),
    index('post_tags_organisation_tag').on(table.organisationId, table.tagKey),
  ],
);
type PostTagRow = typeof postTags.$inferSelect;

export type Tag = Pick<PostTagRow, 'tag' | 'tagKey'>;

/** A post that has the tag already keeps it as it is. */
export async function insertTags(transaction: Transaction, rows: readonly PostTagRow[]): Promise<void> {
  if (rows.length > 0)
    await transaction
      .insert(postTags)
      .values([...rows])
      .onConflictDoNothing();
}

export async function deleteTags(
  transaction: Transaction,
  organisationId: number,
  { postIds, tagKeys }: { postIds: readonly string[]; tagKeys: readonly string[] },
): Promise<void> {
  if (tagKeys.length === 0) return;
  await transaction.delete(postTags).where(and(ofPosts(organisationId, postIds), inArray(postTags.tagKey, [...tagKeys])));
}

/** By post id, in the order of their keys; a post without a tag is absent. */
export async function findTags(
  postgres: Postgres,
  organisationId: number,
  postIds: readonly string[],
): Promise<Map<string, Tag[]>> {
  if (postIds.length === 0) return new Map();
  const { postId, tag, tagKey } = postTags;
  const rows = await postgres
    .select({ postId, tag, tagKey })
    .from(postTags)
    .where(ofPosts(organisationId, postIds))
    .orderBy(asc(tagKey));
  const found = new Map<string, Tag[]>();
  for (const { postId: id, ...row } of rows) found.set(id, [...(found.get(id) ?? []), row]);
  return found;
}

/** All of an organisation, with the number of their posts, most first. */
export async function organisationTags(postgres: Postgres, organisationId: number): Promise<(Tag & { posts: number })[]> {
  const { tag, tagKey } = postTags;
  return postgres
    .select({ tagKey, tag: sql<string>`${min(tag)}`, posts: count() })
    .from(postTags)
    .where(eq(postTags.organisationId, organisationId))
    .groupBy(tagKey)
    .orderBy(desc(count()), asc(tagKey));
}

function ofPosts(organisationId: number, postIds: readonly string[]) {
  return and(eq(postTags.organisationId, organisationId), inArray(postTags.postId, [...postIds]));
}
