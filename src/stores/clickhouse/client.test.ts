import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ClickHouse, openClickHouse, type Param, tuple } from './client.ts';
import { migrateClickHouse } from './migrations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-clickhouse-'));
let clickhouse: ClickHouse;

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const anything = z.record(z.string(), z.unknown());

describe('the seam to ClickHouse', () => {
  test('2^53 + 1 survives as an id, counts and sums arrive as numbers', async () => {
    const rows = await clickhouse.query(
      { sql: 'SELECT toString({id:UInt64}) AS id, count() AS n, sum(number) AS s FROM numbers(4)', row: anything },
      { id: 9_007_199_254_740_993n },
    );
    expect(rows).toEqual([{ id: '9007199254740993', n: 4, s: 6 }]);
  });

  test('an id selected as a number is refused instead of losing digits', async () => {
    const question = { sql: 'SELECT toUInt64(9007199254740993) AS id', row: z.object({ id: z.string() }) };
    await expect(clickhouse.query(question)).rejects.toThrow();
  });

  const bound: [string, string, Param, unknown][] = [
    ['quotes and backslashes', 'String', 'a\'b\\c"', 'a\'b\\c"'],
    ['control characters', 'String', 'a\tb\nc\u0001d', 'a\tb\nc\u0001d'],
    ['scripts', 'String', '投白票 é 😀', '投白票 é 😀'],
    ['an attempt at injection', 'String', "'; DROP TABLE posts; --", "'; DROP TABLE posts; --"],
    ['texts', 'Array(String)', ["a'b", '白\n票'], ["a'b", '白\n票']],
    ['no texts', 'Array(String)', [], []],
    [
      'pairs',
      'Array(Tuple(UInt32, UInt32))',
      [tuple(1, 2), tuple(3, 4)],
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ];
  test.each(bound)('binds %s', async (_name, type, value, expected) => {
    expect(await clickhouse.query({ sql: `SELECT {value:${type}} AS value`, row: anything }, { value })).toEqual([
      { value: expected },
    ]);
  });

  test('a statement beyond its allowance fails, and the next one runs', async () => {
    const heavy = { sql: 'SELECT groupArray(number) AS a FROM numbers(50000000)', row: anything, bytes: 10_000_000 };
    await expect(clickhouse.query(heavy)).rejects.toThrow(/memory limit/i);
    expect(await clickhouse.query({ sql: 'SELECT 1 AS one', row: anything })).toEqual([{ one: 1 }]);
  });

  test('questions beside each other keep their own values', async () => {
    const question = { sql: 'SELECT {n:UInt32} AS n', row: z.object({ n: z.number() }) };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => clickhouse.query(question, { n })));
    expect(answers.map((rows) => rows[0]?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });
});

describe('migrations', () => {
  test('run twice without harm', async () => {
    await migrateClickHouse(clickhouse);
    await migrateClickHouse(clickhouse);
    const rows = await clickhouse.query({ sql: 'SELECT count() AS n FROM posts FINAL', row: anything });
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('data of a newer program is refused by name', async () => {
    await clickhouse.insert('migrations', [{ id: 9999, name: '9999_from_the_future' }]);
    await expect(migrateClickHouse(clickhouse)).rejects.toThrow(/newer than this program.*9999_from_the_future/);
  });
});
