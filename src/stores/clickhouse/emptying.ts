/** What ClickHouse holds before a backup is restored into it, and taking all of it away. */
import { z } from 'zod';
import { madeTables, readMigrations } from '../migration-files.ts';
import type { ClickHouse } from './client.ts';

const OURS = 'migrations';

/** Tables that no migration of ours has made: somebody else's. */
export async function foreignClickHouseTables(clickhouse: ClickHouse): Promise<string[]> {
  const ours = new Set([...madeTables(readMigrations('clickhouse')), OURS]);
  return (await tableNames(clickhouse)).filter((table) => !ours.has(table));
}

export async function holdsPosts(clickhouse: ClickHouse): Promise<boolean> {
  if (!(await tableNames(clickhouse)).includes('posts')) return false;
  const found = await clickhouse.query({ sql: 'SELECT 1 AS one FROM posts LIMIT 1', row: z.object({ one: z.number() }) });
  return found.length > 0;
}

/** The database must hold nothing of others. */
export async function emptyClickHouseDatabase(clickhouse: ClickHouse): Promise<void> {
  for (const table of await tableNames(clickhouse))
    await clickhouse.command(`DROP TABLE IF EXISTS ${table} SYNC SETTINGS max_table_size_to_drop = 0`, {}, 'unbounded');
}

async function tableNames(clickhouse: ClickHouse): Promise<string[]> {
  const found = await clickhouse.query({
    sql: 'SELECT name FROM system.tables WHERE database = currentDatabase()',
    row: z.object({ name: z.string() }),
  });
  return found.map(({ name }) => name);
}
