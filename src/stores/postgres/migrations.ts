/**
 * Brings the tables to the shape this program knows, on every start. Each migration is one transaction with its own
 * entry in `migrations`, under a lock, so that it may be run twice and by several processes at once. To add one:
 * change the tables, write migrations/NNNN_name.sql (`npx drizzle-kit generate` drafts it), and a test compares both.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { breaksOlder, type Migration, readMigrations } from '../migration-files.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Postgres, Transaction } from './client.ts';

export const migrations = pgTable('migrations', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** Of those that programs of before this column have applied nobody knows. */
  breaksOlder: boolean('breaks_older').notNull().default(true),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * A change of a table waits for whoever reads it, and everybody else behind it: after this long it gives way, and tries again. Other
 * versions of the program work on the same tables meanwhile.
 */
const TABLE_WAIT_MS = 3000;
const TRIES = 40;
const BETWEEN_TRIES_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Answers the names of those that it applied. @throws where the data was written by a newer program that this one cannot work beside. */
export async function migratePostgres(postgres: Postgres, known: Migration[] = readMigrations('postgres')): Promise<string[]> {
  const newestKnown = known.at(-1)?.id ?? 0;
  await givingWay(() => prepareNotes(postgres));
  await refuseNewer(postgres, newestKnown);
  const applied: string[] = [];
  for (const migration of known) if (await givingWay(() => apply(postgres, migration))) applied.push(migration.name);
  return applied;
}

/** Nothing where they are as they must be: even an `if not exists` would wait for whoever reads the table. */
async function prepareNotes(postgres: Postgres): Promise<void> {
  const marked = sql`select 1 as one from pg_attribute where attrelid = to_regclass('migrations') and attname = 'breaks_older'`;
  const isPrepared = async (asked: Postgres) => ((await asked.execute(marked)) as unknown as { rows: unknown[] }).rows.length > 0;
  if (await isPrepared(postgres)) return;
  await postgres.transaction(async (transaction) => {
    await takeLock(transaction);
    await transaction.execute(sql.raw(`set local lock_timeout = ${TABLE_WAIT_MS}`));
    await transaction.execute(
      sql`create table if not exists migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())`,
    );
    await transaction.execute(sql`alter table migrations add column if not exists breaks_older boolean not null default true`);
  });
}

/** Whether it was not applied before. */
async function apply(postgres: Postgres, migration: Migration): Promise<boolean> {
  return postgres.transaction(async (transaction) => {
    await takeLock(transaction);
    if (await isApplied(transaction, migration)) return false;
    await transaction.execute(sql.raw(`set local lock_timeout = ${TABLE_WAIT_MS}`));
    for (const statement of statements(migration.sql)) await transaction.execute(sql.raw(statement));
    const { id, name } = migration;
    await transaction.insert(migrations).values({ id, name, breaksOlder: breaksOlder(migration) });
    return true;
  });
}

async function givingWay<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isLockTimeout(error)) throw error;
    }
    await pause(BETWEEN_TRIES_MS);
  }
}

/** The drivers' error stands behind that of the library. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause);
}

/** However long another process takes. */
async function takeLock(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrations})`);
}

/** By its own number, and not by the highest: what two branches add meets later, and the lower may come after. */
async function isApplied(postgres: Postgres, { id }: Migration): Promise<boolean> {
  const found = await postgres.select({ id: migrations.id }).from(migrations).where(eq(migrations.id, id));
  return found.length > 0;
}

export async function appliedPostgres(postgres: Postgres): Promise<{ id: number; name: string }[]> {
  return postgres.select({ id: migrations.id, name: migrations.name }).from(migrations).orderBy(migrations.id);
}

/**
 * Names of those with which a program that knows no more than `newestKnown` cannot work; of a store that has been migrated before, by
 * whatever version: programs of before the mark have no column for it.
 */
export async function breakingBeyond(postgres: Postgres, newestKnown: number): Promise<string[]> {
  const breaks = sql`coalesce((to_jsonb(${migrations}) ->> 'breaks_older')::boolean, true)`;
  const unknown = and(gt(migrations.id, newestKnown), breaks);
  const found = await postgres.select({ name: migrations.name }).from(migrations).where(unknown).orderBy(migrations.id);
  return found.map(({ name }) => name);
}

async function refuseNewer(postgres: Postgres, newestKnown: number): Promise<void> {
  const newest = (await breakingBeyond(postgres, newestKnown)).at(-1);
  if (newest === undefined) return;
  throw new Error(
    `the Postgres data is newer than this program: it was migrated to "${newest}", which this version does not know. Start the newer version, or use another DATA_DIR or DATABASE_URL.`,
  );
}

/** PGlite takes one statement at a time. */
function statements(text: string): string[] {
  return text.split('--> statement-breakpoint').map((statement) => statement.trim());
}
