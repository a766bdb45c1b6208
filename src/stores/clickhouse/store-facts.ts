/** What a ClickHouse says of itself, whatever is in it. */
import { z } from 'zod';
import { type Migration, readMigrations } from '../migration-files.ts';
import type { ClickHouse } from './client.ts';
import { appliedClickHouse, breakingBeyond } from './migrations.ts';

export interface StoreFacts {
  version: string;
  /** Milliseconds since 1970, by its clock. */
  now: number;
  /** Names of migrations that it has not. */
  missing: string[];
  /** Whether a newer program has changed it so that this one cannot work with it. */
  isNewer: boolean;
  /** Whether words are looked up; null: there are no posts yet, or it is not told. */
  hasTextIndex: boolean | null;
}

const ITSELF = {
  sql: 'SELECT version() AS version, toFloat64(toUnixTimestamp64Milli(now64(3))) AS now',
  row: z.object({ version: z.string(), now: z.number() }),
  seconds: 5,
};
const TABLES = {
  sql: "SELECT name FROM system.tables WHERE database = currentDatabase() AND name IN ('migrations', 'posts')",
  row: z.object({ name: z.string() }),
  seconds: 5,
};
const TEXT_INDEXES = {
  sql: "SELECT name FROM system.data_skipping_indices WHERE database = currentDatabase() AND table IN ('posts', 'posts_local') AND type = 'text'",
  row: z.object({ name: z.string() }),
  seconds: 5,
};

export async function clickHouseFacts(
  clickhouse: ClickHouse,
  known: Migration[] = readMigrations('clickhouse'),
): Promise<StoreFacts> {
  const [itself] = await clickhouse.query(ITSELF);
  const tables = (await clickhouse.query(TABLES)).map(({ name }) => name);
  const applied = tables.includes('migrations') ? await appliedClickHouse(clickhouse) : [];
  const done = new Set(applied.map(({ id }) => id));
  return {
    version: itself?.version ?? '',
    now: itself?.now ?? Number.NaN,
    missing: known.filter(({ id }) => !done.has(id)).map(({ name }) => name),
    isNewer: breakingBeyond(applied, known).length > 0,
    hasTextIndex: tables.includes('posts') ? await hasTextIndex(clickhouse) : null,
  };
}

/** Not every user of a server may see its indexes. */
async function hasTextIndex(clickhouse: ClickHouse): Promise<boolean | null> {
  return clickhouse.query(TEXT_INDEXES).then(
    (found) => found.length > 0,
    () => null,
  );
}
