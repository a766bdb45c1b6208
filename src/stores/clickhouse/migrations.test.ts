import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ClickHouse, openClickHouse } from './client.ts';
import { migrateClickHouse } from './migrations.ts';
import { moveReread, refuseNewerReading } from './reread-posts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-migrations-'));
const VERSION = 3;

let clickhouse: ClickHouse;

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const countOf = async (table: string) =>
  clickhouse.query({ sql: `SELECT count() AS n FROM ${table}`, row: z.object({ n: z.number() }) });

describe('migrations', () => {
  test('run twice without harm', async () => {
    await migrateClickHouse(clickhouse);
    const noted = await countOf('migrations');
    await migrateClickHouse(clickhouse);
    expect(await countOf('migrations')).toEqual(noted);
    expect(await countOf('posts')).toEqual([{ n: 0 }]);
  });

  test('one that was cut off runs again from its beginning', async () => {
    const migration = {
      id: 9000,
      name: '9000_cut_off',
      sql: 'CREATE TABLE IF NOT EXISTS half (a UInt8) ENGINE = Memory;\nSELECT nothing;\n',
    };
    await expect(migrateClickHouse(clickhouse, [migration])).rejects.toThrow(/nothing/);
    await migrateClickHouse(clickhouse, [{ ...migration, sql: migration.sql.replace('nothing', '1') }]);
    expect(await countOf('half')).toEqual([{ n: 0 }]);
  });

  test('posts that a newer program has read again are refused', async () => {
    await refuseNewerReading(clickhouse, VERSION);
    await moveReread(clickhouse, VERSION, null);
    await refuseNewerReading(clickhouse, VERSION);
    await moveReread(clickhouse, VERSION + 1, '17');
    await expect(refuseNewerReading(clickhouse, VERSION)).rejects.toThrow(/newer than this program.*read again/);
  });

  test('data of a newer program is refused by name', async () => {
    await clickhouse.insert('migrations', [{ id: 9999, name: '9999_from_the_future' }]);
    await expect(migrateClickHouse(clickhouse)).rejects.toThrow(/newer than this program.*9999_from_the_future/);
  });
});
