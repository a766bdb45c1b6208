import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { configureEngine, TWO_SHARDS } from '../../../tests/support/cluster.ts';
import { readMigrations } from '../migration-files.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { localTable, SHARD_KEYS, type ShardedTable, WHOLE_TABLES } from './cluster.ts';
import { clusterMigrations } from './cluster-tables.ts';
import { openCluster } from './clustered.ts';
import { madeAgain, makeOnJoinedMachines } from './joined-machines.ts';
import { migrateClickHouse, statements } from './migrations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-cluster-'));
const place = { name: 'three', database: 'ear', replicated: true };
const SHARDED = Object.keys(SHARD_KEYS) as ShardedTable[];
const anything = z.record(z.string(), z.unknown());

let single: ClickHouse;

beforeAll(async () => {
  configureEngine(folder);
  single = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(single);
});
afterAll(async () => {
  await single.close();
  rmSync(folder, { recursive: true, force: true });
});

const known = () => readMigrations('clickhouse').map(({ id, sql }) => ({ id, statements: statements(sql) }));
const made = (id: number, ...lines: string[]) => clusterMigrations([...known(), { id, statements: lines }], place).get(id);

/** All but its name that a table is made of; of what is spread over shards also what the parts alone have. */
async function shapeOf(table: string) {
  const of = (column: string) => `database = currentDatabase() AND ${column} = '${table}'`;
  const ask = (sql: string) => single.query({ sql, row: anything });
  const columns = await ask(
    `SELECT name, type, default_kind, default_expression FROM system.columns WHERE ${of('table')} ORDER BY position`,
  );
  const stored = [
    await ask(`SELECT name, compression_codec FROM system.columns WHERE ${of('table')} ORDER BY position`),
    await ask(`SELECT engine_full FROM system.tables WHERE ${of('name')}`),
    await ask(`SELECT name, type_full, expr FROM system.data_skipping_indices WHERE ${of('table')} ORDER BY name`),
    await ask(`SELECT name, query FROM system.projections WHERE ${of('table')} ORDER BY name`),
  ];
  return { columns, stored };
}

/** The engine takes its own words back; and nothing is told where no machine lacks a table. */
async function expectMadeOnJoined(spread: ClickHouse): Promise<void> {
  const told: string[] = [];
  const joined = Object.create(spread) as ClickHouse;
  joined.command = (sql, ...rest) => {
    told.push(sql);
    return spread.command(sql, ...rest);
  };
  await makeOnJoinedMachines(joined);
  expect(told).toEqual([]);
  joined.query = async (question, params) => {
    const asked = {
      ...question,
      sql: question.sql.replace('FROM system.clusters', 'FROM numbers(3)').replace('WHERE cluster', 'WHERE {cluster:String}'),
    };
    return spread.query(asked, params);
  };
  await makeOnJoinedMachines(joined);
  expect(told).toHaveLength(2 * SHARDED.length + WHOLE_TABLES.length);
  // As of a machine that has the name of a lost one: the others are made, and it is told.
  told.length = 0;
  joined.command = async (sql) => {
    if (told.push(sql) === 1) throw new Error('REPLICA_ALREADY_EXISTS');
  };
  await expect(makeOnJoinedMachines(joined)).rejects.toThrow('REPLICA_ALREADY_EXISTS');
  expect(told).toHaveLength(2 * SHARDED.length + WHOLE_TABLES.length);
  expect(madeAgain(`CREATE TABLE ear.posts_local (\`id\` UInt64) ENGINE = Memory`, place)).toBe(
    'CREATE TABLE IF NOT EXISTS ear.posts_local ON CLUSTER three (`id` UInt64) ENGINE = Memory',
  );
}

describe('tables of a cluster', () => {
  test('have the shape of those of one server, on the shards and over them', async () => {
    const whole = await Promise.all(WHOLE_TABLES.map(shapeOf));
    const alone = await Promise.all(SHARDED.map(shapeOf));
    expect(alone.every(({ columns }) => columns.length > 1)).toBe(true);
    for (const table of [...SHARDED, ...WHOLE_TABLES]) await single.command(`DROP TABLE ${table}`, {}, 'unbounded');
    const spread = await openCluster({ dataDir: folder }, TWO_SHARDS);
    await migrateClickHouse(spread);
    await migrateClickHouse(spread);
    expect(await Promise.all(WHOLE_TABLES.map(shapeOf))).toEqual(whole);
    expect(await Promise.all(SHARDED.map((table) => shapeOf(localTable(table))))).toEqual(alone);
    expect((await Promise.all(SHARDED.map(shapeOf))).map(({ columns }) => columns)).toEqual(alone.map(({ columns }) => columns));
    await expectMadeOnJoined(spread);
    await spread.close();
  });

  test('take the rows of those of one server as they are, and spread them', async () => {
    const ids = ['1', '2', '3', '4'];
    const published_at = 1_760_000_000;
    const facts = { media_type: 'news', native_id: 'n', parent_id: 'p', keywords: ['k'], published_at, version: 1 };
    const spread = await openCluster({ dataDir: folder }, TWO_SHARDS);
    await spread.insert(
      'posts',
      ids.map((id) => ({ id, tokens: ' a b ', ...facts })),
    );
    await spread.insert(
      'mentions',
      ids.map((id) => ({ topic_id: 1, revision: 1, post_id: id, is_deleted: 0, ...facts })),
    );
    const kept = {
      posts: 'toString(id) AS post, terms, toString(parent_key) AS parent',
      mentions: 'toString(post_id) AS post, keyword_keys, toString(parent_key) AS parent',
    };
    for (const [table, columns] of Object.entries(kept)) {
      const rows = () => spread.query({ sql: `SELECT ${columns} FROM ${table} ORDER BY post`, row: anything });
      const before = await rows();
      expect(before.map(({ post }) => post)).toEqual(ids);
      await single.command(`RENAME TABLE ${table}_local TO ${table}_of_one`, {}, 'unbounded');
      await single.command(`CREATE TABLE ${table}_local AS ${table}_of_one`, {}, 'unbounded');
      expect(await rows()).toEqual([]);
      // As the handbook has it.
      const copied = `INSERT INTO ${table} SELECT * FROM ${table}_of_one SETTINGS distributed_foreground_insert = 1`;
      await single.command(copied, {}, 'unbounded');
      expect(await rows()).toEqual(before);
    }
    const shards = await spread.query({ sql: 'SELECT uniqExact(_shard_num) AS shards FROM posts', row: anything });
    expect(shards).toEqual([{ shards: 2 }]);
    await spread.close();
  });

  test('are not those of one server, nor the other way round: each is refused by what is to be set', async () => {
    await expect(migrateClickHouse(single)).rejects.toThrow(/CLICKHOUSE_CLUSTER must name it/);
    await single.command('DROP TABLE posts', {}, 'unbounded');
    await single.command('CREATE TABLE posts (id UInt64) ENGINE = MergeTree ORDER BY id', {}, 'unbounded');
    const spread = await openCluster({ dataDir: folder }, TWO_SHARDS);
    await expect(migrateClickHouse(spread)).rejects.toThrow(/CLICKHOUSE_CLUSTER is set.*one server/);
    await spread.close();
  });
});

describe('what is told to machines', () => {
  const all = () => [...clusterMigrations(known(), place).values()].flat();

  test('is told to all of them, and may be told twice', () => {
    const whole = all().filter((statement) => /^ALTER TABLE ear\.(hidden_mentions|reread_posts|migrations)\b/.test(statement));
    for (const statement of all().filter((one) => !whole.includes(one))) {
      expect(statement).toMatch(/^(CREATE TABLE IF NOT EXISTS|CREATE OR REPLACE TABLE|ALTER TABLE) ear\.\w+ ON CLUSTER three\b/);
      expect(statement).not.toMatch(/ADD (COLUMN|PROJECTION) (?!IF NOT EXISTS)/);
    }
    expect(all().filter((statement) => /\b(DROP|INSERT|EXCHANGE)\b/.test(statement))).toEqual([]);
  });

  test('makes each table once, its parts replicated within their shard, and what is whole among all', () => {
    const created = all().filter((statement) => statement.startsWith('CREATE TABLE'));
    // Notes are made before the first migration.
    const tables = [...SHARDED.map(localTable), ...WHOLE_TABLES.filter((table) => table !== 'migrations')];
    expect(created).toHaveLength(tables.length);
    expect(new Set(created.map((statement) => /ear\.(\w+)/.exec(statement)?.[1]))).toEqual(new Set(tables));
    const engineOf = (table: string) => /ENGINE = .*?\)/.exec(created.find((one) => one.includes(`ear.${table} `)) ?? '')?.[0];
    expect(engineOf('posts_local')).toBe(
      "ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/ear/posts_local', '{replica}', version)",
    );
    expect(engineOf('mentions_local')).toBe(
      "ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/ear/mentions_local', '{replica}', version, is_deleted)",
    );
    expect(engineOf('hidden_mentions')).toBe(
      "ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/whole/ear/hidden_mentions', '{shard}-{replica}', version, is_deleted)",
    );
    expect(created.find((one) => one.includes('ear.mentions_local '))).toMatch(/keyword_keys Array.*PARTITION BY topic_id % 16/s);
  });

  test('a change of a table is one of its parts, and then of the table over them', () => {
    expect(made(99, 'ALTER TABLE posts ADD COLUMN IF NOT EXISTS seen UInt8')).toEqual([
      'ALTER TABLE ear.posts_local ON CLUSTER three ADD COLUMN IF NOT EXISTS seen UInt8',
      "CREATE OR REPLACE TABLE ear.posts ON CLUSTER three AS ear.posts_local ENGINE = Distributed('three', 'ear', 'posts_local', id)",
    ]);
    expect(made(99, 'ALTER TABLE hidden_mentions ADD COLUMN IF NOT EXISTS seen UInt8')).toEqual([
      'ALTER TABLE ear.hidden_mentions ADD COLUMN IF NOT EXISTS seen UInt8',
    ]);
  });

  test.each([
    'EXCHANGE TABLES posts AND posts_made_anew',
    'INSERT INTO edited_posts SELECT id, version FROM posts',
    'DROP TABLE IF EXISTS posts SETTINGS max_table_size_to_drop = 0',
  ])('a migration to come is not passed over: %s', (statement) => {
    expect(() => made(99, statement)).toThrow(/^migration 99 /);
  });
});
