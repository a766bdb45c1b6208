import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type ClickHouse, openClickHouse } from '../client.ts';
import { deleteDemoPosts } from '../delete-demo.ts';
import { migrateClickHouse } from '../migrations.ts';
import { newestArrivals } from './newest-arrivals.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-newest-'));
let clickhouse: ClickHouse;

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (id: number, type: string, at: string, demo = 0) =>
  clickhouse.insert('posts', [
    { id, media_type: type, published_at: 0, tokens: ' a ', version: (Date.parse(at) / 1000) * 1_000_000, demo },
  ]);

test('of each media type the newest, the freshest first, through merges and deletions', async () => {
  expect(await newestArrivals(clickhouse)).toEqual([]);
  await insert(1, 'news', '2026-03-01T00:00:00Z');
  await insert(2, 'forum', '2026-03-02T00:00:00Z');
  await insert(3, 'news', '2026-03-03T00:00:00Z', 1);
  const forum = { type: 'forum', at: new Date('2026-03-02T00:00:00Z') };
  expect(await newestArrivals(clickhouse)).toEqual([{ type: 'news', at: new Date('2026-03-03T00:00:00Z') }, forum]);
  await deleteDemoPosts(clickhouse);
  await clickhouse.command('OPTIMIZE TABLE posts FINAL', {}, 'unbounded');
  expect(await newestArrivals(clickhouse)).toEqual([forum, { type: 'news', at: new Date('2026-03-01T00:00:00Z') }]);
});

test('is not searched for among the posts', async () => {
  const plan = await clickhouse.query({
    sql: 'EXPLAIN SELECT media_type AS type, toFloat64(max(version)) AS version FROM posts GROUP BY media_type',
    row: z.object({ explain: z.string() }),
  });
  expect(plan.map(({ explain }) => explain).join('\n')).toContain('newest_arrival_by_media_type');
});
