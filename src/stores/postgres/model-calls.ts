/** The `model_calls` table: what is sent to the language model, and what came back. A row is written before it is sent, with as many tokens as it can cost at most. */
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ModelOutcome, ModelPurpose } from '../../contract/model-calls.ts';
import type { Postgres } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const modelCalls = pgTable(
  'model_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Of no user by reference: what they sent outlives them. */
    userId: text('user_id'),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The organisation's, `2026-03-10`. */
    day: text().notNull(),
    purpose: text().$type<ModelPurpose>().notNull(),
    model: text().notNull(),
    outcome: text().$type<ModelOutcome>().notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    posts: jsonb().$type<readonly string[]>().notNull(),
    instructions: text().notNull(),
    material: text().notNull(),
    /** JSON, cut where it is long; null where none came, or none of use. */
    answer: text(),
    /** Names of topics. */
    about: jsonb().$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    index('model_calls_at').on(table.at),
    index('model_calls_day').on(table.organisationId, table.day),
    index('model_calls_newest').on(table.organisationId, table.id),
  ],
);
export type ModelCallRow = typeof modelCalls.$inferSelect;

export async function insertModelCall(postgres: Postgres, row: Omit<ModelCallRow, 'id' | 'answer'>): Promise<number> {
  const [inserted] = await postgres.insert(modelCalls).values(row).returning({ id: modelCalls.id });
  if (!inserted) throw new Error('an inserted call came back empty');
  return inserted.id;
}

export async function updateModelCall(
  postgres: Postgres,
  id: number,
  done: Pick<ModelCallRow, 'outcome' | 'tokensIn' | 'tokensOut' | 'answer'>,
): Promise<void> {
  await postgres.update(modelCalls).set(done).where(eq(modelCalls.id, id));
}

/** In and out, of a day of one organisation. */
export async function modelTokensOf(postgres: Postgres, organisationId: number, day: string): Promise<number> {
  const [row] = await postgres
    .select({ tokens: sql<string>`coalesce(sum(${modelCalls.tokensIn}::bigint + ${modelCalls.tokensOut}), 0)` })
    .from(modelCalls)
    .where(and(eq(modelCalls.organisationId, organisationId), eq(modelCalls.day, day)));
  return Number(row?.tokens ?? 0);
}

const { id, at, purpose, model, outcome, tokensIn, tokensOut, posts, about } = modelCalls;
const LISTED = { id, at, purpose, model, outcome, tokensIn, tokensOut, posts, about };

export type ListedModelCall = Pick<
  ModelCallRow,
  'id' | 'at' | 'purpose' | 'model' | 'outcome' | 'tokensIn' | 'tokensOut' | 'posts' | 'about'
> & {
  /** A name; null where that person is no more. */
  by: string | null;
};

/** Newest first, without their texts. */
export async function findModelCalls(
  postgres: Postgres,
  organisationId: number,
  { purpose: wanted, skip, limit }: { purpose?: ModelPurpose | undefined; skip: number; limit: number },
): Promise<{ rows: ListedModelCall[]; count: number }> {
  const own = and(eq(modelCalls.organisationId, organisationId), wanted && eq(modelCalls.purpose, wanted));
  const rows = await postgres
    .select({ ...LISTED, by: users.name })
    .from(modelCalls)
    .leftJoin(users, eq(users.id, modelCalls.userId))
    .where(own)
    .orderBy(desc(modelCalls.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await postgres.select({ count: count() }).from(modelCalls).where(own);
  return { rows, count: counted?.count ?? 0 };
}

/** null for another organisation's. */
export async function findSentTexts(
  postgres: Postgres,
  organisationId: number,
  id: number,
): Promise<Pick<ModelCallRow, 'instructions' | 'material' | 'answer' | 'posts'> | null> {
  const { instructions, material, answer } = modelCalls;
  const own = and(eq(modelCalls.organisationId, organisationId), eq(modelCalls.id, id));
  const [row] = await postgres.select({ instructions, material, answer, posts }).from(modelCalls).where(own);
  return row ?? null;
}

/** At most so many; answers how many. */
export async function deleteModelCallsBefore(postgres: Postgres, before: Date, most: number): Promise<number> {
  const old = postgres.select({ id: modelCalls.id }).from(modelCalls).where(lt(modelCalls.at, before)).limit(most);
  const deleted = await postgres.delete(modelCalls).where(inArray(modelCalls.id, old)).returning({ id: modelCalls.id });
  return deleted.length;
}
