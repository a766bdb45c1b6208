/**
 * Machines that joined the cluster after its tables were made, a new shard or a replica in the place of a lost one, get them at the next
 * start, as they are on the machine that is asked. Replicas then fetch what the others hold; a new shard begins empty.
 */
import { z } from 'zod';
import type { ClickHouse } from './client.ts';
import { type ClusterPlace, localTable, SHARD_KEYS, type ShardedTable, WHOLE_TABLES } from './cluster.ts';
import { everywhere } from './cluster-statement.ts';

const NAMES = [...(Object.keys(SHARD_KEYS) as ShardedTable[]).flatMap((table) => [localTable(table), table]), ...WHOLE_TABLES];

/** Parts of tables before what is over them. */
const HERE = {
  sql: `SELECT name, create_table_query AS made FROM system.tables
        WHERE database = currentDatabase() AND name IN {names:Array(String)} ORDER BY engine = 'Distributed', name`,
  row: z.object({ name: z.string(), made: z.string() }),
};
const machines = z.object({ machines: z.number() });

/** Each that can be made, before it rejects for those that cannot. */
export async function makeOnJoinedMachines(clickhouse: ClickHouse): Promise<void> {
  const { cluster } = clickhouse;
  if (!cluster) return;
  const [all] = await clickhouse.query(
    { sql: 'SELECT count() AS machines FROM system.clusters WHERE cluster = {cluster:String}', row: machines },
    { cluster: cluster.name },
  );
  const counted = await clickhouse.query(
    {
      sql: `SELECT name, count() AS machines FROM clusterAllReplicas('${cluster.name}', system.tables)
            WHERE database = {database:String} AND name IN {names:Array(String)} GROUP BY name`,
      row: machines.extend({ name: z.string() }),
    },
    { database: cluster.database, names: NAMES },
  );
  const onMachines = new Map(counted.map(({ name, machines: count }) => [name, count]));
  const lacking = (await clickhouse.query(HERE, { names: NAMES })).filter(
    ({ name }) => (onMachines.get(name) ?? 0) < (all?.machines ?? 0),
  );
  const failed: unknown[] = [];
  for (const { made } of lacking)
    await clickhouse.command(madeAgain(made, cluster), {}, 'unbounded').catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

/** `made`: as the engine tells it, with the macros of its replicas. */
export function madeAgain(made: string, place: ClusterPlace): string {
  return made.replace(/^CREATE TABLE (\S+) /, `CREATE TABLE IF NOT EXISTS $1${everywhere(place)} `);
}
