/**
 * chDB with the program's tables, one for all test files of a process: it refuses a second folder, and is ready again in no time. Where the
 * project says so it is a cluster (cluster.ts).
 */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { z } from 'zod';
import { type ClickHouse, openClickHouse } from '../../src/stores/clickhouse/client.ts';
import { openCluster } from '../../src/stores/clickhouse/clustered.ts';
import { migrateClickHouse } from '../../src/stores/clickhouse/migrations.ts';
import { configureEngine, TWO_SHARDS } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clickhouse?: 'two shards';
  }
}

const TABLES = {
  sql: `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree' AND name != 'migrations'`,
  row: z.object({ name: z.string() }),
};

let opened: Promise<ClickHouse> | undefined;

/** What another file has stored is gone, and what the program remembers of its store is of that store. Closed with the process. */
export async function emptyClickHouse(): Promise<ClickHouse> {
  opened ??= open();
  const clickhouse = await opened;
  for (const { name } of await clickhouse.query(TABLES)) await clickhouse.command(`TRUNCATE TABLE ${name}`, {}, 'unbounded');
  return Object.create(clickhouse) as ClickHouse;
}

async function open(): Promise<ClickHouse> {
  const dataDir = await mkdtemp(join(inject('storesFolder'), 'clickhouse-'));
  const clickhouse = await (inject('clickhouse') === 'two shards' ? openTwoShards(dataDir) : openClickHouse({ dataDir }));
  await migrateClickHouse(clickhouse);
  return clickhouse;
}

function openTwoShards(dataDir: string): Promise<ClickHouse> {
  configureEngine(dataDir);
  return openCluster({ dataDir }, TWO_SHARDS);
}
