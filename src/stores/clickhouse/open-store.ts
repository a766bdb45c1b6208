/** The store of the configuration, ready: with the tables of this program, and kept for as long as is set. */
import type { Watch } from '../../watch.ts';
import type { ClickHouse } from './client.ts';
import { openClickHouse } from './client.ts';
import { openCluster } from './clustered.ts';
import { migrateClickHouse } from './migrations.ts';
import { refuseNewerReading } from './reread-posts.ts';
import { applyRetention } from './retention.ts';
import type { ClickHouseSettings } from './settings.ts';
import { watchedClickHouse } from './watched-clickhouse.ts';

interface StoreSettings extends ClickHouseSettings {
  /** Where it is embedded. */
  dataDir: string;
}

interface Opening {
  /** Of the text reading. */
  readingVersion: number;
  /** Whether posts are kept from now on as is set. */
  retains: boolean;
  watch: Watch;
  /** Runs what changes tables, while no other process does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Called before anything can fail that leaves the store open. */
  opened(clickhouse: ClickHouse): void;
  /** Names of migrations. */
  applied(migrations: readonly string[]): void;
  /** Why machines that joined the cluster have not got its tables. */
  unmade(error: unknown): void;
}

export async function openStore(
  { dataDir, clickhouseUrl, clickhouseCluster, retention }: StoreSettings,
  { readingVersion, retains, watch, alone, opened, applied, unmade }: Opening,
): Promise<ClickHouse> {
  const place = clickhouseUrl ? { url: clickhouseUrl } : { dataDir };
  const bare = await (clickhouseCluster === null
    ? openClickHouse(place)
    : openCluster(place, { name: clickhouseCluster, replicated: true }));
  const clickhouse = watchedClickHouse(bare, watch);
  opened(clickhouse);
  applied(await alone(() => migrateClickHouse(clickhouse, undefined, unmade)));
  await refuseNewerReading(clickhouse, readingVersion);
  if (retains) await alone(() => applyRetention(clickhouse, retention));
  return clickhouse;
}
