/** The `source_hours` table: how many posts a source published in each hour, of those that were new when they were read. */
import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres, Transaction } from './client.ts';
import { sources } from './sources.ts';

export const sourceHours = pgTable(
  'source_hours',
  {
    sourceId: integer('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** Its beginning. */
    hour: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    posts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.hour] })],
);

const HOUR_MS = 3_600_000;

/** `published`: one for each post. */
export async function addToHours(transaction: Transaction, sourceId: number, published: readonly Date[]): Promise<void> {
  const counts = new Map<number, number>();
  for (const time of published) {
    const hour = Math.floor(time.getTime() / HOUR_MS) * HOUR_MS;
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  if (counts.size === 0) return;
  await transaction
    .insert(sourceHours)
    .values([...counts].map(([hour, posts]) => ({ sourceId, hour: new Date(hour), posts })))
    .onConflictDoUpdate({
      target: [sourceHours.sourceId, sourceHours.hour],
      set: { posts: sql`${sourceHours.posts} + excluded.posts` },
    });
}

/** `edges`: where periods begin and end, oldest first. Answers for each source how many there are of each period; absent where none is. */
export async function postsBetween(
  postgres: Postgres,
  sourceIds: readonly number[],
  edges: readonly Date[],
): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  const [first, last] = [edges[0], edges.at(-1)];
  if (sourceIds.length === 0 || !first || !last) return found;
  const bounds = edges.map((edge) => sql`${edge.toISOString()}::timestamptz`);
  const period = sql<number>`width_bucket(${sourceHours.hour}, array[${sql.join(bounds, sql`, `)}])`;
  const rows = await postgres
    .select({ sourceId: sourceHours.sourceId, period, posts: sql<number>`sum(${sourceHours.posts})::integer` })
    .from(sourceHours)
    .where(and(inArray(sourceHours.sourceId, [...sourceIds]), gte(sourceHours.hour, first), lt(sourceHours.hour, last)))
    .groupBy(sourceHours.sourceId, sql`2`);
  for (const { sourceId, period: number, posts } of rows) {
    const counts = found.get(sourceId) ?? Array.from({ length: edges.length - 1 }, () => 0);
    counts[number - 1] = posts;
    found.set(sourceId, counts);
  }
  return found;
}

export async function deleteHoursBefore(postgres: Postgres, before: Date): Promise<void> {
  await postgres.delete(sourceHours).where(lt(sourceHours.hour, before));
}
