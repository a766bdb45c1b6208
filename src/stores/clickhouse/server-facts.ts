/** How a server is set up for this program, for the doctor: nothing is changed, and no table of the program is wanted. */
import { z } from 'zod';
import type { ClickHouse } from './client.ts';

const SECONDS = 5;

const POSTS = {
  sql: "SELECT engine FROM system.tables WHERE database = currentDatabase() AND name = 'posts'",
  row: z.object({ engine: z.string() }),
  seconds: SECONDS,
};

/** Whether its tables are those of a cluster; null: there are none yet. */
export async function isSpread(clickhouse: ClickHouse): Promise<boolean | null> {
  const [posts] = await clickhouse.query(POSTS);
  return posts ? posts.engine === 'Distributed' : null;
}

const VOLUMES = {
  sql: 'SELECT policy_name AS policy, volume_name AS volume FROM system.storage_policies',
  row: z.object({ policy: z.string(), volume: z.string() }),
  seconds: SECONDS,
};
export type Volume = z.infer<typeof VOLUMES.row>;

/** null: it is not told, as not every user of a server may see them. */
export async function storageVolumes(clickhouse: ClickHouse): Promise<Volume[] | null> {
  return clickhouse.query(VOLUMES).catch(() => null);
}

const TABLE_DISKS = {
  sql: `SELECT DISTINCT arrayJoin(disks) AS name FROM system.storage_policies
    WHERE policy_name IN (SELECT storage_policy FROM system.tables WHERE database = currentDatabase())`,
  row: z.object({ name: z.string() }),
  seconds: SECONDS,
};
const room = z.object({ machine: z.string(), disk: z.string(), free: z.number() });
export type DiskRoom = z.infer<typeof room>;

/** Bytes that are free where its tables lie, of a cluster on each machine that answers; null: it is not told. */
export async function diskRoom(clickhouse: ClickHouse): Promise<DiskRoom[] | null> {
  const { cluster } = clickhouse;
  const disks = cluster ? `clusterAllReplicas('${cluster.name}', system.disks)` : 'system.disks';
  const each = `SELECT hostName() AS machine, name AS disk, free_space AS free FROM ${disks}`;
  // A machine that is away is no reason to say nothing of the others.
  const question = { sql: `SELECT * FROM (${each} SETTINGS skip_unavailable_shards = 1)`, row: room, seconds: SECONDS };
  try {
    const used = new Set((await clickhouse.query(TABLE_DISKS)).map(({ name }) => name));
    return (await clickhouse.query(question)).filter(({ disk }) => used.has(disk));
  } catch {
    return null;
  }
}
