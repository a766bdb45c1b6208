/** The `source_mentions` table: what a source has brought to a topic; see engine/collection/mentions-of-late.ts. */
import { inArray, lt, type SQL, sql } from 'drizzle-orm';
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
  await transaction.execute(sql`
    insert into ${sourceMentions} (topic_id, source_id, mentions, noted_at)
    select ${topics.id}, ${sourceId}::int, found.count, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as found(id int, count float8) join ${topics} on ${topics.id} = found.id
    order by ${topics.id} for key share of ${topics}
    on conflict (topic_id, source_id) do update set
      mentions = ${asOf(sql`excluded.noted_at`)} + excluded.mentions,
      noted_at = greatest(${sourceMentions.notedAt}, excluded.noted_at)`);
}

export interface BroughtMentions {
  topicId: number;
  /** By source, as they count by now. */
  mentions: Readonly<Record<number, number>>;
}

/** Those that sources have brought to. Of each topic in one piece: as so many rows it would be read many times as long. */
export async function mentionsOfTopics(postgres: Postgres, topicIds: readonly number[], now: Date): Promise<BroughtMentions[]> {
  if (topicIds.length === 0) return [];
  const counted = asOf(sql`${now.toISOString()}::timestamptz`);
  const { topicId, sourceId } = sourceMentions;
  return postgres
    .select({ topicId, mentions: sql<BroughtMentions['mentions']>`json_object_agg(${sourceId}, (${counted})::real)` })
    .from(sourceMentions)
    .where(inArray(topicId, [...topicIds]))
    .groupBy(topicId);
}

/** What was noted, as it counts at another time: `ofLate` of mentions-of-late.ts. */
function asOf(time: SQL): SQL {
  const passed = sql`extract(epoch from ${time} - ${sourceMentions.notedAt}) * 1000`;
  const halves = sql`least(greatest((${passed}) / ${MENTION_HALF_LIFE_MS}::float8, 0), ${MOST_HALVES})::float8`;
  return sql`${sourceMentions.mentions} * power(0.5::float8, ${halves})`;
}

export async function deleteMentionsBefore(postgres: Postgres, before: Date): Promise<void> {
  await postgres.delete(sourceMentions).where(lt(sourceMentions.notedAt, before));
}
