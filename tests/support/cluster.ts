/**
 * chDB as a cluster of two shards. It has neither Keeper nor a port, so the tables are not replicated, and both shards are this engine
 * itself: what lies on them is told apart while it is read, by the rule that spreads rows over them. So whatever looks on one shard for
 * what lies on the other does not find it, as on machines. What one machine sends to another is not tried.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Session } from 'chdb';
import { type ClickHouse, openClickHouse } from '../../src/stores/clickhouse/client.ts';
import { type Cluster, isSharded, localTable, SHARD_KEYS, type ShardedTable } from '../../src/stores/clickhouse/cluster.ts';

const NAME = 'two_shards';
/** By two names, or it would be taken for one machine. */
const SHARDS = ['127.0.0.1', 'localhost'].map(
  (host) => `<shard><replica><host>${host}</host><port>9000</port></replica></shard>`,
);

/** shardNum() is 0 for who is not a shard. */
const LIES_HERE = Object.entries(SHARD_KEYS)
  .map(([table, key]) => `'${localTable(table as ShardedTable)}': 'shardNum() = 0 OR ${key} % 2 = shardNum() - 1'`)
  .join(', ');

export const TWO_SHARDS: Cluster = { name: NAME, replicated: false, settings: { additional_table_filters: `{${LIES_HERE}}` } };

/** The policy has the volume that tables begin on, and one of slower disks. */
export const TIERED = { policy: 'tiered', volume: 'cold' };

/** A machine knows itself by its port; nothing listens on it. */
function configuration(dataDir: string): string {
  const cluster = `<tcp_port>9000</tcp_port><remote_servers><${NAME}>${SHARDS.join('')}</${NAME}></remote_servers>`;
  const disks = `<disks><slow><path>${resolve(dataDir, 'slow')}/</path></slow></disks>`;
  const volumes = `<volumes><default><disk>default</disk></default><${TIERED.volume}><disk>slow</disk></${TIERED.volume}></volumes>`;
  const policies = `<policies><${TIERED.policy}>${volumes}</${TIERED.policy}></policies>`;
  return `<clickhouse>${cluster}<storage_configuration>${disks}${policies}</storage_configuration></clickhouse>`;
}

/** To be called before the store is opened in the folder: an engine reads its configuration once, with its first session. Ends with the process. */
export function configureEngine(dataDir: string): void {
  const file = join(dataDir, 'engine.xml');
  writeFileSync(file, configuration(dataDir));
  const session = new Session(resolve(dataDir, 'clickhouse'), { connectionArgs: [`--config-file=${file}`] });
  process.once('exit', () => session.close());
}

/** The rows of all shards as those of one server: what is told apart by nobody lies in one table. */
export async function asOneServer(dataDir: string): Promise<ClickHouse> {
  const opened = await openClickHouse({ dataDir });
  const one = Object.create(opened) as ClickHouse;
  one.query = (question, params) => opened.query({ ...question, sql: ofOneServer(question.sql) }, params);
  one.stream = (question, ...rest) => opened.stream({ ...question, sql: ofOneServer(question.sql) }, ...rest);
  return one;
}

function ofOneServer(sql: string): string {
  return sql
    .replace(/\b(FROM|JOIN) (\w+)\b/g, (found, verb: string, table: string) =>
      isSharded(table) ? `${verb} ${localTable(table)} AS ${table}` : found,
    )
    .replaceAll('posts, terms_index', 'posts_local, terms_index');
}
