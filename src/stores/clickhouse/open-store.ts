/** The store of the configuration, ready: with the tables of this program, and kept for as long as is set. */
import type { ClickHouse } from './client.ts';
import { openClickHouse } from './client.ts';
import { openCluster } from './clustered.ts';
import { migrateClickHouse } from './migrations.ts';
import { refuseNewerReading } from './reread-posts.ts';
import { applyRetention } from './retention.ts';
import type { ClickHouseSettings } from './settings.ts';

interface StoreSettings extends ClickHouseSettings {
  /** Where it is embedded. */
  dataDir: string;
}

/** `readingVersion`: of the text reading. `opened` is called before anything can fail that leaves the store open. */
export async function openStore(
  { dataDir, clickhouseUrl, clickhouseCluster, retention }: StoreSettings,
  readingVersion: number,
  opened: (clickhouse: ClickHouse) => void,
): Promise<ClickHouse> {
  const place = clickhouseUrl ? { url: clickhouseUrl } : { dataDir };
  const clickhouse = await (clickhouseCluster === null
    ? openClickHouse(place)
    : openCluster(place, { name: clickhouseCluster, replicated: true }));
  opened(clickhouse);
  await migrateClickHouse(clickhouse);
  await refuseNewerReading(clickhouse, readingVersion);
  await applyRetention(clickhouse, retention);
  return clickhouse;
}
