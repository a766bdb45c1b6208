import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ClickHouseServer, startClickHouseHttp } from '../../../tests/support/clickhouse-http.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { type Param, tuple } from './params.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-clickhouse-'));
const opened = new Map<string, ClickHouse>();
let server: ClickHouseServer;

beforeAll(async () => {
  server = await startClickHouseHttp(folder);
  opened.set('embedded', await openClickHouse({ dataDir: folder }));
  opened.set('by URL', await openClickHouse({ url: server.url }));
});
afterAll(async () => {
  for (const clickhouse of opened.values()) await clickhouse.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const anything = z.record(z.string(), z.unknown());

describe.each(['embedded', 'by URL'])('ClickHouse %s', (name) => {
  const clickhouse = () => opened.get(name) as ClickHouse;

  test('2^53 + 1 survives as an id, counts and sums arrive as numbers', async () => {
    const rows = await clickhouse().query(
      { sql: 'SELECT toString({id:UInt64}) AS id, count() AS n, sum(number) AS s FROM numbers(4)', row: anything },
      { id: 9_007_199_254_740_993n },
    );
    expect(rows).toEqual([{ id: '9007199254740993', n: 4, s: 6 }]);
  });

  test('a long answer comes in pieces, and whoever leaves early leaves a place', async () => {
    const sql = 'SELECT number, toString(number), NULL FROM numbers({count:UInt32}) ORDER BY number DESC';
    for (const count of [50_000, 1, 0]) {
      const pieces: Buffer[] = [];
      for await (const piece of clickhouse().stream({ sql, format: 'CSV' }, { count })) pieces.push(piece);
      const lines = Buffer.concat(pieces).toString().split('\r\n');
      expect([lines.length - 1, lines[0]]).toEqual([count, count > 0 ? `${count - 1},"${count - 1}",` : '']);
      if (name === 'embedded' && count === 50_000) expect(pieces.length).toBeGreaterThan(3);
    }
    for (let again = 0; again < 5; again++)
      for await (const _ of clickhouse().stream({ sql, format: 'CSV' }, { count: 50_000 })) break;
    const refused = clickhouse().stream({ sql: 'SELECT throwIf(number = 3) FROM numbers(9)', format: 'CSV' });
    await expect(refused[Symbol.asyncIterator]().next()).rejects.toThrow();
    const gone = AbortSignal.abort();
    await expect(
      clickhouse().stream({ sql, format: 'CSV' }, { count: 1 }, gone)[Symbol.asyncIterator]().next(),
    ).rejects.toThrow();
  });

  test('an id selected as a number is refused instead of losing digits', async () => {
    const question = { sql: 'SELECT toUInt64(9007199254740993) AS id', row: z.object({ id: z.string() }) };
    await expect(clickhouse().query(question)).rejects.toThrow();
  });

  const bound: [string, string, Param, unknown][] = [
    ['quotes and backslashes', 'String', 'a\'b\\c"', 'a\'b\\c"'],
    ['control characters', 'String', 'a\tb\nc\rd\u0001e', 'a\tb\nc\rd\u0001e'],
    ['a backslash before a quote', 'String', "\\' OR '1' = '1", "\\' OR '1' = '1"],
    ['the end of a text of C', 'String', 'a\u00001b', 'a\u00001b'],
    ['what looks like a place', 'String', '{value:String}', '{value:String}'],
    ['a number below zero', 'Int64', -18_000, -18_000],
    ['scripts', 'String', '投白票 é 😀', '投白票 é 😀'],
    ['an attempt at injection', 'String', "'; DROP TABLE posts; --", "'; DROP TABLE posts; --"],
    ['nothing', 'String', '', ''],
    ['texts', 'Array(String)', ["a'b\\c", '白\n票', '\\', "\\'"], ["a'b\\c", '白\n票', '\\', "\\'"]],
    ['no texts', 'Array(String)', [], []],
    ['no pairs', 'Array(Tuple(UInt64, UInt64))', [], []],
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
    expect(await clickhouse().query({ sql: `SELECT {value:${type}} AS value`, row: anything }, { value })).toEqual([
      { value: expected },
    ]);
  });

  test('takes long lists of pairs and texts', async () => {
    // A server reads a value of up to 262,144 bytes.
    const count = name === 'embedded' ? 50_000 : 10_000;
    const numbers = Array.from({ length: count }, (_, n) => n);
    const sql = 'SELECT length({pairs:Array(Tuple(UInt64, UInt64))}) AS pairs, length({texts:Array(String)}) AS texts';
    const params = { pairs: numbers.map((n) => tuple(BigInt(n), 1n)), texts: numbers.map((n) => `it's ${n}`) };
    expect(await clickhouse().query({ sql, row: anything }, params)).toEqual([{ pairs: count, texts: count }]);
  });

  test('takes ten thousand ids', async () => {
    const ids = Array.from({ length: 10_000 }, (_, n) => 18_446_744_073_709_551_615n - BigInt(n));
    const question = { sql: 'SELECT count() AS n, toString(arraySum({ids:Array(UInt64)})) AS sum', row: anything };
    const sum = BigInt.asUintN(
      64,
      ids.reduce((total, id) => total + id, 0n),
    );
    expect(await clickhouse().query(question, { ids })).toEqual([{ n: 1, sum: String(sum) }]);
  });

  test('stores rows, broken Unicode included', async () => {
    await clickhouse().command(
      'CREATE OR REPLACE TABLE migrations (id UInt64, name String) ENGINE = MergeTree ORDER BY id',
      {},
      'unbounded',
    );
    await clickhouse().insert('migrations', []);
    await clickhouse().insert('migrations', [
      { id: '18446744073709551615', name: 'a\n\'"\\ud800 \ud800' },
      { id: 2, name: '白' },
    ]);
    const rows = await clickhouse().query({
      sql: 'SELECT toString(id) AS id, name FROM migrations ORDER BY migrations.id',
      row: anything,
    });
    expect(rows).toEqual([
      { id: '2', name: '白' },
      { id: '18446744073709551615', name: 'a\n\'"\\ud800 \ufffd' },
    ]);
  });

  test('whoever asks after a row is stored finds it, whatever is being asked meanwhile', async () => {
    const count = { sql: 'SELECT count() AS n FROM migrations', row: z.object({ n: z.number() }) };
    const [before] = await clickhouse().query(count);
    const meanwhile = clickhouse().query(count);
    await clickhouse().insert('migrations', [{ id: 3, name: 'new' }]);
    expect(await clickhouse().query(count)).toEqual([{ n: (before?.n ?? 0) + 1 }]);
    await meanwhile;
  });

  test('a statement beyond its allowance fails, and the next one runs', async () => {
    const heavy = { sql: 'SELECT groupArray(number) AS a FROM numbers(50000000)', row: anything, bytes: 10_000_000 };
    await expect(clickhouse().query(heavy)).rejects.toThrow(/memory limit/i);
    expect(await clickhouse().query({ sql: 'SELECT 1 AS one', row: anything })).toEqual([{ one: 1 }]);
  });

  test('of a statement that fails in the middle of its answer the next one says nothing', async () => {
    const broken = { sql: 'SELECT number AS one, throwIf(number = 300000) AS last FROM numbers(500000)', row: anything };
    for (let time = 0; time < 5; time += 1) {
      await expect(clickhouse().query(broken)).rejects.toThrow(/throwIf/);
      expect(await clickhouse().query({ sql: 'SELECT 1 AS one', row: anything })).toEqual([{ one: 1 }]);
    }
    const streamed = async (sql: string) => {
      let text = '';
      for await (const piece of clickhouse().stream({ sql, format: 'CSV' })) text += piece.toString();
      return text.trim();
    };
    for (let time = 0; time < 3; time += 1) {
      await streamed(broken.sql).catch(() => undefined);
      expect(await streamed('SELECT 1')).toBe('1');
    }
  });

  test('long answers beside questions keep their own values', async () => {
    const sql = 'SELECT {n:UInt32} AS n FROM numbers(20000)';
    const streamed = async (n: number) => {
      let text = '';
      for await (const piece of clickhouse().stream({ sql, format: 'CSV' }, { n })) text += piece.toString();
      return [...new Set(text.trim().split('\r\n'))];
    };
    const asked = async (n: number) =>
      (await clickhouse().query({ sql: 'SELECT {n:UInt32} AS n', row: anything }, { n }))[0]?.['n'];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => Promise.all([streamed(n), asked(n)])));
    expect(answers).toEqual(Array.from({ length: 20 }, (_, n) => [[String(n)], n]));
  });

  test('questions beside each other keep their own values', async () => {
    const question = { sql: 'SELECT {n:UInt32} AS n', row: z.object({ n: z.number() }) };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => clickhouse().query(question, { n })));
    expect(answers.map((rows) => rows[0]?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });
});

test('long values go to a server in the body, not in the address', () => {
  expect(server.requests.some(({ multipart }) => multipart)).toBe(true);
});
