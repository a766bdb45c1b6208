/** The `saved_views` table: views of a topic's analysis that people keep. */
import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ViewTab } from '../../contract/saved-views.ts';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { topics } from './topics.ts';
import { users } from './users.ts';

export const VIEWS_NAME_INDEX = 'saved_views_topic_user_name';

export const savedViews = pgTable(
  'saved_views',
  {
    id: text().primaryKey(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as names are compared; see engine/text/name-key.ts. */
    nameKey: text('name_key').notNull(),
    tab: text().$type<ViewTab>().notNull(),
    /** As JSON; not `jsonb`, which cannot hold every text. */
    search: text().notNull(),
    shared: boolean().notNull(),
  },
  (table) => [
    uniqueIndex(VIEWS_NAME_INDEX).on(table.topicId, table.userId, table.nameKey),
    index('saved_views_user').on(table.userId),
  ],
);
export type SavedViewRow = typeof savedViews.$inferSelect;
export type ViewChanges = Partial<Pick<SavedViewRow, 'name' | 'nameKey' | 'tab' | 'search' | 'shared'>>;

/** Whose it is. */
interface ViewOwner {
  organisationId: number;
  userId: string;
}

/** The person's own, and what others of the organisation share, each with its owner's name; in the order of names. */
export async function viewsOfTopic(
  postgres: Postgres,
  { organisationId, userId }: ViewOwner,
  topicId: number,
): Promise<{ view: SavedViewRow; by: string }[]> {
  return postgres
    .select({ view: savedViews, by: users.name })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .where(
      and(
        eq(savedViews.organisationId, organisationId),
        eq(savedViews.topicId, topicId),
        or(eq(savedViews.userId, userId), savedViews.shared),
      ),
    )
    .orderBy(asc(savedViews.nameKey), asc(savedViews.id));
}

/** Of all topics. */
export async function countViews(transaction: Transaction, owner: ViewOwner): Promise<number> {
  const [row] = await transaction.select({ count: count() }).from(savedViews).where(ownedBy(owner));
  return row?.count ?? 0;
}

/** Of a person, and those of them that colleagues may open. */
export async function countOwnViews(postgres: Postgres, userId: string): Promise<{ all: number; shared: number }> {
  const shared = sql<number>`(count(*) FILTER (WHERE ${savedViews.shared}))::int`;
  const [row] = await postgres.select({ all: count(), shared }).from(savedViews).where(eq(savedViews.userId, userId));
  return row ?? { all: 0, shared: 0 };
}

/** Throws the driver's unique violation of VIEWS_NAME_INDEX when the person has a view of that name in the topic. */
export async function insertView(transaction: Transaction, row: SavedViewRow): Promise<void> {
  await transaction.insert(savedViews).values(row);
}

/** The changed view; null where the owner has none of that id. Throws as insertView. */
export async function updateViewRow(
  transaction: Transaction,
  owner: ViewOwner,
  id: string,
  changes: ViewChanges,
): Promise<SavedViewRow | null> {
  const mine = and(ownedBy(owner), eq(savedViews.id, id));
  const [row] = await transaction.update(savedViews).set(changes).where(mine).returning();
  return row ?? null;
}

/** False where the owner has none of that id. */
export async function deleteViewRow(postgres: Postgres, owner: ViewOwner, id: string): Promise<boolean> {
  const mine = and(ownedBy(owner), eq(savedViews.id, id));
  return (await postgres.delete(savedViews).where(mine).returning({ id: savedViews.id })).length > 0;
}

function ownedBy({ organisationId, userId }: ViewOwner) {
  return and(eq(savedViews.organisationId, organisationId), eq(savedViews.userId, userId));
}
