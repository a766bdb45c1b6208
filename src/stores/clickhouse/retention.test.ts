import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { configureEngine, TIERED } from '../../../tests/support/cluster.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { migrateClickHouse } from './migrations.ts';
import { applyRetention } from './retention.ts';

const DAY = 86_400;
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-retention-'));
const forEver = { keptDays: null, cold: null };

let clickhouse: ClickHouse;
let altered: string[];

beforeAll(async () => {
  configureEngine(folder);
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
  const command = clickhouse.command.bind(clickhouse);
  clickhouse.command = (sql, ...rest) => {
    altered.push(sql);
    return command(sql, ...rest);
  };
});
beforeEach(() => {
  altered = [];
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Published so many days ago, whatever the day is: retention is counted from now. */
async function storePosts(topicId: number, ages: readonly number[]): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const posts = ages.map((age, at) => ({ id: String(topicId * 100 + at), published_at: now - age * DAY, version: 1 }));
  await clickhouse.insert('posts', posts);
  const mentions = posts.map(({ id, ...rest }) => ({ topic_id: topicId, revision: 1, post_id: id, media_type: 'news', ...rest }));
  await clickhouse.insert('mentions', mentions);
}

/** How many days ago what is left was published. */
async function agesOf(table: 'posts' | 'mentions', which: string): Promise<number[]> {
  await clickhouse.command(`OPTIMIZE TABLE ${table} FINAL`, {}, 'unbounded');
  const rows = await clickhouse.query({
    sql: `SELECT toUInt32(round((toUInt32(now()) - toUInt32(published_at)) / ${DAY})) AS age FROM ${table} FINAL WHERE ${which} ORDER BY age`,
    row: z.object({ age: z.number() }),
  });
  return rows.map(({ age }) => age);
}

describe('retention', () => {
  test('what is older is gone after a merge: mentions, and a day later their posts', async () => {
    await storePosts(1, [1, 28, 32, 300]);
    await applyRetention(clickhouse, { keptDays: 30, cold: null });
    expect(altered).toHaveLength(2);
    expect(await agesOf('mentions', 'topic_id = 1')).toEqual([1, 28]);
    expect(await agesOf('posts', 'id >= 100 AND id < 200')).toEqual([1, 28]);
  });

  test('posts outlive their mentions: what is counted can be opened', async () => {
    await storePosts(2, [1, 30.5]);
    expect(await agesOf('mentions', 'topic_id = 2')).toEqual([1]);
    expect((await agesOf('posts', 'id >= 200 AND id < 300')).length).toBe(2);
  });

  test('is applied anew only where it changed, and gone when it is no longer set', async () => {
    await applyRetention(clickhouse, { keptDays: 30, cold: null });
    expect(altered).toEqual([]);
    await applyRetention(clickhouse, { keptDays: 400, cold: null });
    expect(altered).toHaveLength(2);
    await storePosts(3, [300, 500]);
    expect(await agesOf('mentions', 'topic_id = 3')).toEqual([300]);
    await applyRetention(clickhouse, forEver);
    await storePosts(4, [300, 500]);
    expect(await agesOf('mentions', 'topic_id = 4')).toEqual([300, 500]);
    altered = [];
    await applyRetention(clickhouse, forEver);
    expect(altered).toEqual([]);
  });

  test('old ones move to the cold volume, whole, and the oldest go from there', async () => {
    await storePosts(16, [1, 3]);
    await storePosts(17, [50, 500]);
    const retention = { keptDays: 400, cold: { ...TIERED, afterDays: 40 } };
    await applyRetention(clickhouse, retention);
    expect(await agesOf('mentions', 'topic_id = 17')).toEqual([50]);
    const disks = async () => {
      const parts = await clickhouse.query({
        sql: `SELECT partition, disk_name AS disk FROM system.parts WHERE database = currentDatabase() AND active AND table = 'mentions' AND partition IN ('0', '1')
              ORDER BY partition`,
        row: z.object({ partition: z.string(), disk: z.string() }),
      });
      return parts.map(({ partition, disk }) => `${partition} ${disk}`);
    };
    // They are moved in the background.
    await expect.poll(disks, { timeout: 60_000 }).toEqual(['0 default', '1 slow']);
    altered = [];
    await applyRetention(clickhouse, retention);
    expect(altered).toEqual([]);
    await applyRetention(clickhouse, { keptDays: null, cold: null });
    expect(await agesOf('mentions', 'topic_id = 16')).toEqual([1, 3]);
  });
});
