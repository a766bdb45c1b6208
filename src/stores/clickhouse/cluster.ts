/**
 * What makes several machines one store: which tables are spread over shards, by which key, and which are whole on every machine. The
 * servers bring the rest: what `remote_servers` calls the cluster, Keeper, and the macros `shard` and `replica`.
 */
import type { MoreSettings } from './allowance.ts';
import type { Table } from './table.ts';

export interface Cluster {
  /** As the servers call it. */
  name: string;
  /** Whether tables are replicated and made on all machines at once; not where one engine without Keeper stands for all shards. */
  replicated: boolean;
  /** What else its statements are run with. */
  settings?: MoreSettings;
}

/** Where the tables of a cluster are. */
export interface ClusterPlace extends Pick<Cluster, 'name' | 'replicated'> {
  database: string;
}

/** By a hash that posts have already: rows of one post lie together, and shards are filled evenly. */
export const SHARD_KEYS = {
  posts: 'id',
  edited_posts: 'id',
  mentions: 'post_id',
  sentiment_corrections: 'post_id',
  organisation_entities: 'post_id',
  post_tags: 'post_id',
} as const satisfies Partial<Record<Table, string>>;
export type ShardedTable = keyof typeof SHARD_KEYS;

export const WHOLE_TABLES = ['hidden_mentions', 'reread_posts', 'migrations'] as const satisfies Exclude<Table, ShardedTable>[];

export function isSharded(table: string): table is ShardedTable {
  return table in SHARD_KEYS;
}

/** The part of a sharded table that lies on a machine. */
export function localTable(table: ShardedTable): string {
  return `${table}_local`;
}

/** Seconds. */
const LONGEST_DDL = 600;

const CLUSTER_SETTINGS: MoreSettings = {
  // An insert is done when the shards have stored it, not when the machine that took it has.
  distributed_foreground_insert: 1,
  // What was deleted may come again, word for word; that a batch is sent twice is the business of the tables.
  insert_deduplicate: 0,
  // Rows of one post lie together, so a join or a look-up by post needs no other shard.
  distributed_product_mode: 'local',
  // By way of the machine that is asked: each shard by itself would have to be sent the lists that a statement begins with.
  parallel_distributed_insert_select: 0,
  // A deletion that looks up what is to go gives the same on every replica: what it looks up is written by nobody else.
  allow_nondeterministic_mutations: 1,
  distributed_ddl_task_timeout: LONGEST_DDL,
};

/** What was stored a moment ago is read from the replica that has stored it: a search for a new topic must not miss what arrived just before. */
const REPLICATED_SETTINGS: MoreSettings = { load_balancing: 'in_order', prefer_localhost_replica: 0 };

export function settingsOf({ settings, replicated }: Cluster): MoreSettings {
  return { ...CLUSTER_SETTINGS, ...(replicated && REPLICATED_SETTINGS), ...settings };
}
