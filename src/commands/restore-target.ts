/** The stores that a backup is restored into: opened by themselves, without their tables, and held by nobody else. */
import type { Config } from '../config.ts';
import { using } from '../context.ts';
import { OF_CLUSTERS } from '../services/backup/make-backup.ts';
import { type ClickHouse, openClickHouse } from '../stores/clickhouse/client.ts';
import { emptyClickHouseDatabase, foreignClickHouseTables, holdsPosts } from '../stores/clickhouse/emptying.ts';
import { acquireLock } from '../stores/data-lock.ts';
import type { Postgres } from '../stores/postgres/client.ts';
import { openPostgres } from '../stores/postgres/client.ts';
import { emptyDatabase, foreignTables, holdsAccounts, otherConnections } from '../stores/postgres/emptying.ts';
import { isUnfinished, markFinished, markUnfinished } from '../stores/postgres/unfinished-restore.ts';
import { CommandError } from './run-with-context.ts';

export interface RestoreTarget {
  postgres: Postgres;
  clickhouse: ClickHouse;
}

/** @throws DataFolderBusy, StoreUnusable, CommandError of a cluster */
export async function onRestoreTarget(config: Config, work: (target: RestoreTarget) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl, clickhouseUrl, clickhouseCluster } = config;
  if (clickhouseCluster) throw new CommandError(OF_CLUSTERS);
  const closers: (() => Promise<void>)[] = [];
  try {
    if (!databaseUrl || !clickhouseUrl) {
      const lock = await acquireLock(dataDir, { pid: process.pid, startedAt: new Date().toISOString(), url: null });
      closers.push(() => lock.release());
    }
    const opened = await using(databaseUrl ? 'the server of DATABASE_URL' : `the data in ${dataDir}`, () =>
      // One connection: whoever else is connected is somebody else.
      openPostgres(databaseUrl ? { url: databaseUrl, pool: 1 } : { dataDir }),
    );
    closers.push(() => opened.close());
    const clickhouse = await using(clickhouseUrl ? 'the server of CLICKHOUSE_URL' : `the data in ${dataDir}`, () =>
      openClickHouse(clickhouseUrl ? { url: clickhouseUrl } : { dataDir }),
    );
    closers.push(() => clickhouse.close());
    await work({ postgres: opened.postgres, clickhouse });
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/** @throws CommandError where they hold what nobody said may go */
export async function refuseTarget(
  { postgres, clickhouse }: RestoreTarget,
  { databaseUrl, clickhouseUrl, dataDir }: Config,
  { replace }: { replace: boolean },
): Promise<void> {
  const accounts = databaseUrl ? 'the database of DATABASE_URL' : `the folder ${dataDir}`;
  const posts = clickhouseUrl ? 'the database of CLICKHOUSE_URL' : `the folder ${dataDir}`;
  refuseForeign(accounts, await foreignTables(postgres));
  refuseForeign(posts, await foreignClickHouseTables(clickhouse));
  if (databaseUrl && (await otherConnections(postgres)) > 0)
    throw new CommandError(`A program is running on ${accounts}. Stop every one of them first.`);
  if (replace || (await isUnfinished(postgres))) return;
  if (await holdsAccounts(postgres)) throw notEmpty(accounts, 'accounts');
  if (await holdsPosts(clickhouse)) throw notEmpty(posts, 'posts');
}

/** Of all that they hold. Before it, and until a restore has ended, they bear the mark of an unfinished one. */
export async function emptyTarget({ postgres, clickhouse }: RestoreTarget): Promise<void> {
  const isNew = !(await isUnfinished(postgres));
  await markUnfinished(postgres);
  // Who came before the mark does not know of it.
  if ((await otherConnections(postgres)) > 0) {
    if (isNew) await markFinished(postgres);
    throw new CommandError('A program has just been started on these stores. Stop it first. Nothing was changed.');
  }
  await emptyClickHouseDatabase(clickhouse);
  await emptyDatabase(postgres);
}

function refuseForeign(place: string, tables: readonly string[]): void {
  if (tables.length > 0)
    throw new CommandError(
      `There are tables of something else in ${place} (${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ' …' : ''}): a backup is restored into a database of its own.`,
    );
}

function notEmpty(place: string, what: string): CommandError {
  return new CommandError(
    `There are ${what} in ${place} already. Restore into empty stores, or say --replace to have all that they hold deleted.`,
  );
}
