/**
 * Brings the tables to the shape this program knows, on every start. ClickHouse has no transactions over DDL, so each
 * statement of a migration must be safe to run twice; a migration is noted only when all of it ran.
 */
import { z } from 'zod';
import { type Migration, readMigrations } from '../migration-files.ts';
import type { ClickHouse } from './client.ts';

const APPLIED = {
  sql: 'SELECT id, any(name) AS name FROM migrations GROUP BY id ORDER BY id',
  row: z.object({ id: z.number(), name: z.string() }),
};

/** @throws where the data was written by a newer program: it would be read wrongly. */
export async function migrateClickHouse(
  clickhouse: ClickHouse,
  known: Migration[] = readMigrations('clickhouse'),
): Promise<void> {
  await clickhouse.command(
    "CREATE TABLE IF NOT EXISTS migrations (id UInt32, name String, applied_at DateTime('UTC') DEFAULT now()) ENGINE = MergeTree ORDER BY id",
    {},
    'unbounded',
  );
  const applied = await appliedClickHouse(clickhouse);
  const newest = applied.at(-1);
  if (newest && newest.id > (known.at(-1)?.id ?? 0)) {
    throw new Error(
      `the ClickHouse data is newer than this program: it was migrated to "${newest.name}", which this version does not know. Start the newer version, or use another DATA_DIR.`,
    );
  }
  const done = new Set(applied.map((migration) => migration.id));
  for (const migration of known.filter(({ id }) => !done.has(id))) {
    for (const statement of statements(migration.sql)) await clickhouse.command(statement, {}, 'unbounded');
    await clickhouse.insert('migrations', [{ id: migration.id, name: migration.name }]);
  }
}

export function appliedClickHouse(clickhouse: ClickHouse): Promise<{ id: number; name: string }[]> {
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
