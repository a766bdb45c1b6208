/**
 * Brings the tables to the shape this program knows, on every start. ClickHouse has no transactions over DDL, so each
 * statement of a migration must be safe to run twice; a migration is noted only when all of it ran.
 */
import { z } from 'zod';
import { breaksOlder, type Migration, readMigrations } from '../migration-files.ts';
import type { ClickHouse } from './client.ts';

export const APPLIED = {
  sql: 'SELECT id, any(name) AS name, any(breaks_older) AS breaks FROM migrations GROUP BY id ORDER BY id',
  row: z.object({ id: z.number(), name: z.string(), breaks: z.number() }),
};

/** One process at a time. Answers the names of those that it applied. @throws where the data was written by a newer program that this one cannot work beside. */
export async function migrateClickHouse(
  clickhouse: ClickHouse,
  known: Migration[] = readMigrations('clickhouse'),
): Promise<string[]> {
  await clickhouse.command(
    "CREATE TABLE IF NOT EXISTS migrations (id UInt32, name String, applied_at DateTime('UTC') DEFAULT now()) ENGINE = MergeTree ORDER BY id",
    {},
    'unbounded',
  );
  // Of those that programs without this column have applied nobody knows.
  await clickhouse.command('ALTER TABLE migrations ADD COLUMN IF NOT EXISTS breaks_older UInt8 DEFAULT 1', {}, 'unbounded');
  const applied = await appliedClickHouse(clickhouse);
  const newestKnown = known.at(-1)?.id ?? 0;
  const newest = applied.findLast(({ id, breaks }) => id > newestKnown && breaks === 1);
  if (newest) {
    throw new Error(
      `the ClickHouse data is newer than this program: it was migrated to "${newest.name}", which this version does not know. Start the newer version, or use another DATA_DIR.`,
    );
  }
  const done = new Set(applied.map((migration) => migration.id));
  const missing = known.filter(({ id }) => !done.has(id));
  for (const migration of missing) {
    for (const statement of statements(migration.sql)) await clickhouse.command(statement, {}, 'unbounded');
    const { id, name } = migration;
    await clickhouse.insert('migrations', [{ id, name, breaks_older: breaksOlder(migration) ? 1 : 0 }]);
  }
  return missing.map(({ name }) => name);
}

export function appliedClickHouse(clickhouse: ClickHouse): Promise<{ id: number; name: string; breaks: number }[]> {
  return clickhouse.query(APPLIED);
}

/** Statements end with a semicolon at the end of a line; our migrations hold no other. */
function statements(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
