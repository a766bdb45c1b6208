/** What the doctor sees of servers, on a real engine that knows two clusters of which one lacks a shard, and on a Postgres. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Session } from 'chdb';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ClickHouseServer, startClickHouseHttp } from '../../tests/support/clickhouse-http.ts';
import { readConfig } from '../config.ts';
import { type ClickHouse, openClickHouse } from '../stores/clickhouse/client.ts';
import { openPostgres } from '../stores/postgres/client.ts';
import { connectionLimits } from '../stores/postgres/connection-limits.ts';
import { examineAll } from './doctor.ts';
import { examine, type Found } from './doctor-findings.ts';
import { serverChecks } from './doctor-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'earshot-doctor-servers-'));
/** The engine knows itself by its port, on which nothing listens; nor does anything on the other. */
const clusterOf = (name: string, ports: readonly number[]) =>
  `<${name}>${ports.map((port) => `<shard><replica><host>127.0.0.1</host><port>${port}</port></replica></shard>`).join('')}</${name}>`;
const CLUSTERS = `<tcp_port>9000</tcp_port><remote_servers>${clusterOf('whole', [9000])}${clusterOf('lacking', [9000, 1])}</remote_servers>`;

let session: Session;
let server: ClickHouseServer;
let engine: ClickHouse;

beforeAll(async () => {
  const configuration = join(folder, 'engine.xml');
  writeFileSync(configuration, `<clickhouse>${CLUSTERS}</clickhouse>`);
  session = new Session(join(folder, 'clickhouse'), { connectionArgs: [`--config-file=${configuration}`] });
  server = await startClickHouseHttp(folder);
  engine = await openClickHouse({ dataDir: folder });
});
afterAll(async () => {
  await engine.close();
  await server.close();
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (statement: string) => engine.command(statement, {}, 'unbounded');
afterEach(async () => {
  for (const table of ['posts', 'posts_local']) await run(`DROP TABLE IF EXISTS ${table}`);
});

async function doctor(given: Record<string, string> = {}): Promise<Map<string, Found>> {
  const settings = { DATA_DIR: join(folder, 'none'), LOG_LEVEL: 'silent', CLICKHOUSE_URL: server.url, ...given };
  const found = await examineAll(
    () => readConfig(settings),
    () => undefined,
  );
  return new Map(found.map((one) => [one.check, one]));
}

const ONE_SERVER = 'CREATE TABLE posts (id UInt64) ENGINE = MergeTree ORDER BY id';
const SPREAD = [
  'CREATE TABLE posts_local (id UInt64) ENGINE = MergeTree ORDER BY id',
  "CREATE TABLE posts AS posts_local ENGINE = Distributed('whole', currentDatabase(), 'posts_local', id)",
];

test.each([
  ['every shard answers', 'whole', [], 'ok', 'every shard'],
  ['a shard does not answer', 'lacking', [], 'error', 'Connection refused'],
  ['the server knows no such cluster', 'unknown', [], 'error', "'unknown' not found"],
  ['the tables are those of one server', 'whole', [ONE_SERVER], 'error', 'those of one server'],
  ['the tables are spread, and the program knows', 'whole', SPREAD, 'ok', 'every shard'],
  ['the tables are spread, and the program does not know', '', SPREAD, 'error', 'spread over a cluster'],
])('a cluster: %s', async (_, name, statements, state, words) => {
  for (const statement of statements) await run(statement);
  const found = (await doctor({ CLICKHOUSE_CLUSTER: name })).get('Cluster');
  expect(found).toMatchObject({ state, says: expect.stringContaining(words) });
  expect(found?.says).not.toContain('\n');
});

test('one server that is asked as one has no line of a cluster', async () => {
  await run(ONE_SERVER);
  expect((await doctor()).has('Cluster')).toBe(false);
});

test.each(['', 'whole', 'lacking'])('the room of the disks that hold tables is told, of the cluster "%s" too', async (name) => {
  expect((await doctor({ CLICKHOUSE_CLUSTER: name })).has('Disks of ClickHouse')).toBe(false);
  for (const statement of SPREAD) await run(statement);
  const disks = (await doctor({ CLICKHOUSE_CLUSTER: name })).get('Disks of ClickHouse');
  expect(disks?.says).toMatch(/^\d+\.\d GB are free on \S+ \(default\)$/);
});

test('a storage policy that ClickHouse does not have is named, and one that nobody wants is not looked at', async () => {
  const cold = { CLICKHOUSE_STORAGE_POLICY: 'tiered', CLICKHOUSE_COLD_VOLUME: 'cold', CLICKHOUSE_COLD_AFTER_DAYS: '30' };
  expect((await doctor(cold)).get('Storage policy')).toMatchObject({
    state: 'error',
    says: expect.stringContaining('no storage policy tiered, but default'),
  });
  expect((await doctor()).has('Storage policy')).toBe(false);
});

test('Postgres tells how many connections there may be, of its role and its database too', async () => {
  const opened = await openPostgres({ memory: true });
  const { postgres } = opened;
  const bare = await connectionLimits(postgres);
  expect(bare).toMatchObject({ role: null, database: null });
  expect(bare?.server).toBeGreaterThan(0);
  await postgres.execute(sql`alter role postgres connection limit 20`);
  await postgres.execute(sql`alter database postgres connection limit 5`);
  expect(await connectionLimits(postgres)).toMatchObject({ role: 20, database: 5 });
  const checks = serverChecks(readConfig({}), { postgres, clickhouse: null });
  const found = await examine(
    checks,
    (text) => text,
    () => undefined,
  );
  const says = '5 may be open at once, and each process wants 15';
  expect(found).toEqual([{ check: 'Connections', state: 'error', says, todo: expect.stringContaining('max_connections') }]);
  await opened.close();
});
