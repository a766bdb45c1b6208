import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MEDIA_TYPE_IDS } from '../../contract/media-types.ts';
import { readMigrations } from '../migration-files.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { appliedClickHouse, breakingBeyond, migrateClickHouse } from './migrations.ts';
import { moveReread, refuseNewerReading } from './reread-posts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-migrations-'));
const VERSION = 3;
/** The migration that made mentions wide. */
const WIDE_MENTIONS = 10;

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

  test('keep media types by the ids of the product', async () => {
    expect(Object.entries(MEDIA_TYPE_IDS).map(([name, id]) => `${name} ${id}`)).toEqual([
      'facebook 1',
      'instagram 2',
      'twitter 3',
      'youtube 4',
      'forum 5',
      'news 6',
      'website 7',
      'blog 8',
      'x 9',
      'lihkg 10',
    ]);
    await migrateClickHouse(clickhouse);
    const asStored = `Enum8(${Object.entries(MEDIA_TYPE_IDS)
      .map(([name, id]) => `'${name}' = ${id}`)
      .join(', ')})`;
    const columns = await clickhouse.query({
      sql: `SELECT table, type FROM system.columns
        WHERE database = currentDatabase() AND name = 'media_type' AND table IN ('posts', 'mentions') ORDER BY table`,
      row: z.object({ table: z.string(), type: z.string() }),
    });
    expect(columns).toEqual(['mentions', 'posts'].map((table) => ({ table, type: asStored })));
  });

  test('mentions of before get what analyses count by, also when that was cut off', async () => {
    const all = readMigrations('clickhouse');
    const before = all.filter(({ id }) => id < WIDE_MENTIONS);
    const old = await openClickHouse({ dataDir: folder });
    for (const table of ['mentions', 'posts', 'migrations']) await old.command(`DROP TABLE IF EXISTS ${table}`, {}, 'unbounded');
    await migrateClickHouse(old, before);
    const post = {
      id: '7',
      media_type: 'news',
      native_id: 'b',
      parent_id: 'a',
      keywords: ['pier'],
      domain: 'example.org',
      version: 2,
    };
    await old.insert('posts', [{ ...post, domain: 'older.org', version: 1 }]);
    await old.insert('posts', [{ ...post, author_followers: 9, reactions: { likes: 4 } }]);
    const mention = { topic_id: 17, revision: 1, published_at: 5, post_id: '7', keywords: ['pier'], media_type: 'news' };
    await old.insert('mentions', [{ ...mention, hashtags: ['#pier'], version: 2, is_deleted: 0 }]);
    await migrateClickHouse(old);
    await old.command('DELETE FROM migrations WHERE id = {id:UInt32}', { id: WIDE_MENTIONS }, 'unbounded');
    await migrateClickHouse(old);
    const row = z.record(z.string(), z.unknown());
    const sql = `SELECT domain, author_followers, reactions, hashtags, keyword_keys = [cityHash64('pier')] AS keyed,
                   parent_key = thread_key AS answers, parent_key != 0 AS known FROM mentions FINAL`;
    const expected = { domain: 'example.org', author_followers: 9, reactions: { likes: 4 }, hashtags: ['#pier'] };
    expect(await old.query({ sql, row })).toEqual([{ ...expected, keyed: 1, answers: 1, known: 1 }]);
    await old.close();
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

  test('data of a newer program that has only added is worked with', async () => {
    const added = { id: 9998, name: '9998_adds', sql: 'CREATE TABLE IF NOT EXISTS added (a UInt8) ENGINE = Memory;\n' };
    await migrateClickHouse(clickhouse, [...readMigrations('clickhouse'), added]);
    await migrateClickHouse(clickhouse);
    expect(await countOf('added')).toEqual([{ n: 0 }]);
  });

  test('data of a newer program that has taken something away is refused by name', async () => {
    const sql = '-- Breaks older programs: it is gone\nDROP TABLE IF EXISTS added;\n';
    await migrateClickHouse(clickhouse, [...readMigrations('clickhouse'), { id: 9999, name: '9999_from_the_future', sql }]);
    await expect(migrateClickHouse(clickhouse)).rejects.toThrow(/newer than this program.*9999_from_the_future/);
  });

  test('what programs of before the mark have noted counts as breaking', async () => {
    await clickhouse.command('ALTER TABLE migrations DROP COLUMN breaks_older', {}, 'unbounded');
    const breaking = breakingBeyond(await appliedClickHouse(clickhouse), readMigrations('clickhouse'));
    expect(breaking.map(({ name }) => name)).toEqual(['9000_cut_off', '9998_adds', '9999_from_the_future']);
  });
});
