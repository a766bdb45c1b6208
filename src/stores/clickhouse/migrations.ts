/**
 * Brings the tables to the shape this program knows, on every start. ClickHouse has no transactions over DDL, so each
 * statement of a migration must be safe to run twice; a migration is noted only when all of it ran.
 */
import { z } from 'zod';
import { breaksOlder, type Migration, readMigrations } from '../migration-files.ts';
import type { ClickHouse } from './client.ts';
import { clusterMigrations, type Statements } from './cluster-tables.ts';
import { makeOnJoinedMachines } from './joined-machines.ts';

/** Where it is noted which have run. */
const NOTES: Statements = {
  id: 0,
  statements: [
    "CREATE TABLE IF NOT EXISTS migrations (id UInt32, name String, applied_at DateTime('UTC') DEFAULT now()) ENGINE = MergeTree ORDER BY id",
    'ALTER TABLE migrations ADD COLUMN IF NOT EXISTS breaks_older UInt8 DEFAULT 1',
  ],
};

/** All columns: what programs of before the mark have noted has none, and of that nobody knows whether it breaks older ones. */
const APPLIED = {
  sql: 'SELECT * FROM migrations ORDER BY id',
  row: z.object({ id: z.number(), name: z.string(), breaks_older: z.number().default(1) }),
};
type Applied = z.output<typeof APPLIED.row>;

const MARKED = {
  sql: "SELECT name FROM system.columns WHERE database = currentDatabase() AND table = 'migrations' AND name = 'breaks_older'",
  row: z.object({ name: z.string() }),
};
const POSTS = {
  sql: "SELECT engine FROM system.tables WHERE database = currentDatabase() AND name = 'posts'",
  row: z.object({ engine: z.string() }),
};

/**
 * One process at a time. Answers the names of those that it applied. @throws where the data was written by a newer program that this one
 * cannot work beside; and where it lies as CLICKHOUSE_CLUSTER does not say. `unmade`: is told why machines that joined have not got tables.
 */
export async function migrateClickHouse(
  clickhouse: ClickHouse,
  known: Migration[] = readMigrations('clickhouse'),
  unmade: (error: unknown) => void = () => undefined,
): Promise<string[]> {
  await refuseOtherPlace(clickhouse);
  const all = [NOTES, ...known.map(({ id, sql }) => ({ id, statements: statements(sql) }))];
  const { cluster } = clickhouse;
  const migrations = cluster
    ? clusterMigrations(all, cluster)
    : new Map(all.map((migration) => [migration.id, migration.statements]));
  const run = async (id: number) => {
    for (const statement of migrations.get(id) ?? []) await clickhouse.command(statement, {}, 'unbounded');
  };
  if (!(await isNoted(clickhouse))) await run(NOTES.id);
  const applied = await appliedClickHouse(clickhouse);
  const newest = breakingBeyond(applied, known).at(-1);
  if (newest) {
    throw new Error(
      `the ClickHouse data is newer than this program: it was migrated to "${newest.name}", which this version does not know. Start the newer version, or use another DATA_DIR.`,
    );
  }
  // A machine that is away is asked again at the next start.
  await makeOnJoinedMachines(clickhouse).catch(unmade);
  const done = new Set(applied.map((migration) => migration.id));
  const missing = known.filter(({ id }) => !done.has(id));
  for (const migration of missing) {
    await run(migration.id);
    const { id, name } = migration;
    await clickhouse.insert('migrations', [{ id, name, breaks_older: breaksOlder(migration) ? 1 : 0 }]);
  }
  return missing.map(({ name }) => name);
}

/** On a cluster nothing is sent to all machines where nothing is to be made: one that is away would hold up every start. */
async function isNoted(clickhouse: ClickHouse): Promise<boolean> {
  return (await clickhouse.query(MARKED)).length > 0;
}

/** Of a store that has been migrated before, by whatever version; each once. */
export async function appliedClickHouse(clickhouse: ClickHouse): Promise<Applied[]> {
  const noted = await clickhouse.query(APPLIED);
  return [...new Map(noted.map((migration) => [migration.id, migration])).values()];
}

/** Those with which a program that knows no more than these cannot work. */
export function breakingBeyond(applied: readonly Applied[], known: readonly Migration[]): Applied[] {
  const newestKnown = known.at(-1)?.id ?? 0;
  return applied.filter(({ id, breaks_older: breaks }) => id > newestKnown && breaks === 1);
}

async function refuseOtherPlace(clickhouse: ClickHouse): Promise<void> {
  const [posts] = await clickhouse.query(POSTS);
  if (!posts || (posts.engine === 'Distributed') === (clickhouse.cluster !== undefined)) return;
  throw new Error(
    clickhouse.cluster
      ? 'CLICKHOUSE_CLUSTER is set, and the tables of this database are those of one server. Name an empty database in CLICKHOUSE_URL, and import what was exported.'
      : 'The tables of this database are spread over a cluster: CLICKHOUSE_CLUSTER must name it.',
  );
}

/** Statements end with a semicolon at the end of a line; our migrations hold no other. */
export function statements(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
