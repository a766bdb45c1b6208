/** The `source_mentions` table: what a source has brought to a topic; see engine/collection/mentions-of-late.ts. */
import { inArray, lt, sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { MENTION_HALF_LIFE_MS } from '../../engine/collection/mentions-of-late.ts';
import type { Postgres, Transaction } from './client.ts';
import { sources } from './sources.ts';
import { topics } from './topics.ts';

export const sourceMentions = pgTable(
  'source_mentions',
  {
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    sourceId: integer('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** As they counted then. */
    mentions: doublePrecision().notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'source_mentions_pk', columns: [table.topicId, table.sourceId] }),
    index('source_mentions_source').on(table.sourceId),
  ],
);
export type SourceMentionsRow = typeof sourceMentions.$inferSelect;

/** Half-lives that are reckoned with: a power of more is too small for Postgres, which refuses it. */
const MOST_HALVES = 100;

/**
 * To what there was, as it counts by now. `mentions`: by topic, as they count now, above 0. The source is held by the caller; topics that
 * are gone are passed over, and none can go before the transaction ends.
 */
export async function addToMentions(
  transaction: Transaction,
  sourceId: number,
  mentions: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  if (mentions.size === 0) return;
  const given = JSON.stringify([...mentions].map(([id, count]) => ({ id, count })));
  const passed = sql`extract(epoch from excluded.noted_at - ${sourceMentions.notedAt}) * 1000`;
  const halves = sql`least(greatest((${passed}) / ${MENTION_HALF_LIFE_MS}::float8, 0), ${MOST_HALVES})::float8`;
  await transaction.execute(sql`
    insert into ${sourceMentions} (topic_id, source_id, mentions, noted_at)
    select ${topics.id}, ${sourceId}::int, found.count, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as found(id int, count float8) join ${topics} on ${topics.id} = found.id
    order by ${topics.id} for key share of ${topics}
    on conflict (topic_id, source_id) do update set
      mentions = ${sourceMentions.mentions} * power(0.5::float8, ${halves}) + excluded.mentions,
      noted_at = greatest(${sourceMentions.notedAt}, excluded.noted_at)`);
}

export async function mentionsOfTopics(postgres: Postgres, topicIds: readonly number[]): Promise<SourceMentionsRow[]> {
  if (topicIds.length === 0) return [];
  return postgres
    .select()
    .from(sourceMentions)
    .where(inArray(sourceMentions.topicId, [...topicIds]));
}

export async function deleteMentionsBefore(postgres: Postgres, before: Date): Promise<void> {
  await postgres.delete(sourceMentions).where(lt(sourceMentions.notedAt, before));
}
