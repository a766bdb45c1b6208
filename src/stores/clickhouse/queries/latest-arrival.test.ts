import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readMigrations } from '../../migration-files.ts';
import { type ClickHouse, openClickHouse } from '../client.ts';
import { deleteDemoPosts } from '../delete-demo.ts';
import { migrateClickHouse } from '../migrations.ts';
import { latestArrival } from './latest-arrival.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-latest-'));
let clickhouse: ClickHouse;

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse, readMigrations('clickhouse').slice(0, 1));
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const secondsOf = (at: string) => Date.parse(at) / 1000;
const insert = (id: number, at: string, demo = 0) =>
  clickhouse.insert('posts', [{ id, published_at: 0, tokens: ' a ', version: secondsOf(at) * 1_000_000, demo }]);
const merge = () => clickhouse.command('OPTIMIZE TABLE posts FINAL', {}, 'unbounded');

test('follows what is stored, through merges and deletions', async () => {
  expect(await latestArrival(clickhouse)).toBeNull();
  await insert(1, '2026-03-01T00:00:00Z');
  // The projection comes to a store that has posts already.
  await migrateClickHouse(clickhouse);
  expect(await latestArrival(clickhouse)).toEqual(new Date('2026-03-01T00:00:00Z'));
  await insert(2, '2026-03-03T00:00:00Z', 1);
  await insert(1, '2026-03-02T00:00:00Z');
  expect(await latestArrival(clickhouse)).toEqual(new Date('2026-03-03T00:00:00Z'));
  await merge();
  expect(await latestArrival(clickhouse)).toEqual(new Date('2026-03-03T00:00:00Z'));
  await deleteDemoPosts(clickhouse);
  expect(await latestArrival(clickhouse)).toEqual(new Date('2026-03-02T00:00:00Z'));
  await merge();
  expect(await latestArrival(clickhouse)).toEqual(new Date('2026-03-02T00:00:00Z'));
});

test('is not searched for among the posts', async () => {
  await insert(3, '2026-03-04T00:00:00Z');
  const plan = await clickhouse.query({
    sql: 'EXPLAIN SELECT toFloat64(max(version)) AS version FROM posts',
    row: z.object({ explain: z.string() }),
  });
  expect(plan.map(({ explain }) => explain).join('\n')).toContain('newest_arrival');
});
