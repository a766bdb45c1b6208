/**
 * Brings the tables to the shape this program knows, on every start. Each migration is one transaction with its own
 * entry in `migrations`, under a lock, so that it may be run twice and by several processes at once. To add one:
 * change the tables, write migrations/NNNN_name.sql (`npx drizzle-kit generate` drafts it), and a test compares both.
 */
import { eq, max, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type Migration, readMigrations } from '../migration-files.ts';
import type { Postgres, Transaction } from './client.ts';

const migrations = pgTable('migrations', {
  id: integer().primaryKey(),
  name: text().notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Any fixed number of our own; the lock ends with the transaction. */
const LOCK = 7_265_001;

/** @throws where the data was written by a newer program: it would be read wrongly. */
export async function migratePostgres(postgres: Postgres, known: Migration[] = readMigrations('postgres')): Promise<void> {
  const newestKnown = known.at(-1)?.id ?? 0;
  await postgres.transaction(async (transaction) => {
    await takeLock(transaction);
    await transaction.execute(
      sql`create table if not exists migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())`,
    );
    await refuseNewer(transaction, newestKnown);
  });
  for (const migration of known) {
    await postgres.transaction(async (transaction) => {
      await takeLock(transaction);
      if (await isApplied(transaction, migration)) return;
      for (const statement of statements(migration.sql)) await transaction.execute(sql.raw(statement));
      await transaction.insert(migrations).values({ id: migration.id, name: migration.name });
    });
  }
}

async function takeLock(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** By its own number, and not by the highest: what two branches add meets later, and the lower may come after. */
async function isApplied(postgres: Postgres, { id }: Migration): Promise<boolean> {
  const found = await postgres.select({ id: migrations.id }).from(migrations).where(eq(migrations.id, id));
  return found.length > 0;
}

export async function appliedPostgres(postgres: Postgres): Promise<{ id: number; name: string }[]> {
  return postgres.select({ id: migrations.id, name: migrations.name }).from(migrations).orderBy(migrations.id);
}

async function newestApplied(postgres: Postgres): Promise<number> {
  const [row] = await postgres.select({ id: max(migrations.id) }).from(migrations);
  return row?.id ?? 0;
}

async function refuseNewer(postgres: Postgres, newestKnown: number): Promise<void> {
  if ((await newestApplied(postgres)) <= newestKnown) return;
  const newer = await postgres.select().from(migrations).orderBy(migrations.id);
  throw new Error(
    `the Postgres data is newer than this program: it was migrated to "${newer.at(-1)?.name}", which this version does not know. Start the newer version, or use another DATA_DIR or DATABASE_URL.`,
  );
}

/** PGlite takes one statement at a time. */
function statements(text: string): string[] {
  return text.split('--> statement-breakpoint').map((statement) => statement.trim());
}
