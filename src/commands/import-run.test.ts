import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import { MappingError } from '../services/mentions/field-mapping.ts';
import { RejectReport } from './import-report.ts';
import { type ImportOptions, type ImportTotals, runImport } from './import-run.ts';
import { storesTarget } from './import-to-stores.ts';

let stores: TestStores;
let report: RejectReport;
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-import-'));
const rejected = path.join(folder, 'rejected');

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(async () => {
  await stores.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  report = new RejectReport(rejected);
});

function file(name: string, content: string | Buffer): string {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

function run(files: string[], options: Partial<ImportOptions> = {}): Promise<ImportTotals> {
  return runImport({
    files,
    options: { timezone: 'UTC', shiftToNow: false, ...options },
    now: TEST_NOW,
    target: { ...storesTarget(stores.environment), limits: { records: 3, size: 1_000_000 } },
    report,
    progress: () => ({ update: () => undefined, stop: () => undefined }),
    stop: new AbortController().signal,
  });
}

/** Native id → time, of the posts whose native id begins so. */
async function stored(prefix: string): Promise<[string, string, string][]> {
  const rows = await stores.environment.clickhouse.query(
    {
      sql: "SELECT native_id, formatDateTime(published_at, '%FT%TZ', 'UTC') AS at, content FROM posts FINAL WHERE startsWith(native_id, {prefix:String}) ORDER BY native_id",
      row: z.object({ native_id: z.string(), at: z.string(), content: z.string() }),
    },
    { prefix },
  );
  return rows.map(({ native_id, at, content }) => [native_id, at, content]);
}

const line = (given: object) =>
  JSON.stringify({ media_type: 'x', published_at: '2026-03-01T10:00:00Z', content: 'text', ...given });

describe('an import', () => {
  test('keeps every valid line, and tells of every other by number and reason', async () => {
    const long = `{"media_type":"x","id":"bad","content":"${'x'.repeat(5 * 1024 * 1024)}"}`;
    const lines = [
      line({ id: 'bad-1' }),
      '{"media_type":"x", broken',
      line({ id: '' }),
      long,
      line({ id: 'bad-2', published_at: '2026-03-12T10:00:00Z' }),
      '[1]',
      '',
      line({ id: 'bad-3', media_type: 'myspace' }),
      line({ id: 'bad-4', set: 'a', precision: 'day' }),
    ];
    const content = Buffer.concat([
      Buffer.from(lines.join('\n')),
      Buffer.from('\n{"id":"\xff"}\n', 'latin1'),
      Buffer.from(line({ id: 'bad-5' })),
    ]);
    const totals = await run([file('bad.jsonl', content)]);
    expect((await stored('bad-')).map(([id]) => id)).toEqual(['bad-1', 'bad-4', 'bad-5']);
    expect(totals).toMatchObject({ posts: 3, failed: [] });
    expect([...totals.ignored]).toEqual([
      ['set', 1],
      ['precision', 1],
    ]);
    const expected = [
      [2, 'not valid JSON'],
      [3, 'no id'],
      [4, 'line is too long'],
      [5, 'published_at lies in the future'],
      [6, 'not a JSON object'],
      [8, expect.stringMatching(/^media_type is not one of/)],
      [10, 'not valid UTF-8'],
    ];
    expect(report.first.map(({ line: number, reason }) => [number, reason])).toEqual(expected);
    const [written] = report.paths;
    const entries = readFileSync(written ?? '', 'utf8')
      .trim()
      .split('\n')
      .map((entry) => JSON.parse(entry));
    expect(entries.map((entry) => [entry.line, entry.reason])).toEqual(expected);
    expect(entries[0].text).toBe('{"media_type":"x", broken');
  });

  test('reads gzip by its content, and repeats without a duplicate', async () => {
    const packed = file('no-name-for-it', gzipSync([1, 2, 3, 4, 5, 6, 7].map((n) => line({ id: `gz-${n}` })).join('\r\n')));
    await run([packed]);
    expect(await run([packed])).toMatchObject({ posts: 7 });
    expect(await stored('gz-')).toHaveLength(7);
  });

  test('CSV with columns of its own, constants, a zone', async () => {
    const csv = file(
      'own.csv',
      '\ufeffthread_id,msg_id,time,msg\n17,1,2026-03-01 23:30:00,"a ""b"",\nc"\n17,,2026-03-01 23:30:00,no number\n',
    );
    const options = {
      map: ['id=csv-{thread_id}#{msg_id}', 'published_at=time', 'content=msg'],
      set: ['media_type=lihkg'],
      timezone: 'Asia/Hong_Kong',
    };
    await run([csv], options);
    expect(await stored('csv-')).toEqual([['csv-17#1', '2026-03-01T15:30:00Z', 'a "b",\nc']]);
    expect(report.first).toEqual([{ file: 'own.csv', line: 4, reason: 'no id' }]);
  });

  const wrong: [string, string, string, Partial<ImportOptions>, RegExp][] = [
    [
      'a column that CSV does not have',
      'w1.csv',
      'id,msg\n1,a\n',
      { map: ['content=message'] },
      /w1.csv: .*no column "message".*id, msg/,
    ],
    [
      'a column that no JSON line has',
      'w2.jsonl',
      `${line({ id: 'w2' })}\n`,
      { map: ['content=message'] },
      /no column "message".*media_type, published_at/,
    ],
    ['CSV without what a post needs', 'w3.csv', 'id,msg\n1,a\n', {}, /no column for media_type, published_at/],
  ];
  test.each(wrong)('%s ends the run before anything is imported', async (_name, name, content, options, message) => {
    const good = file('good.jsonl', `${line({ id: `good-${name}`, message: 'a' })}\n`);
    const importing = run([good, file(name, content)], options);
    await expect(importing).rejects.toThrow(MappingError);
    await expect(importing).rejects.toThrow(message);
    expect(await stored(`good-${name}`)).toEqual([]);
  });

  test('a file that cannot be read fails alone; one that is cut off keeps what came before', async () => {
    const whole = gzipSync(
      Array.from({ length: 20_000 }, (_, n) => line({ id: `cut-${n}`, content: `${Math.sin(n)}` })).join('\n'),
    );
    const cut = file('cut.jsonl.gz', whole.subarray(0, whole.length - 5000));
    const missing = path.join(folder, 'missing.jsonl');
    const totals = await run([missing, folder, cut, file('fine.jsonl', line({ id: 'fine-1' }))]);
    expect(totals.failed.map((failure) => path.basename(failure.file))).toEqual([
      'missing.jsonl',
      path.basename(folder),
      'cut.jsonl.gz',
    ]);
    expect(await stored('fine-')).toHaveLength(1);
    expect(totals.posts).toBeGreaterThan(5000);
  });

  test('shifted to now by whole weeks over all files: hour and weekday stay', async () => {
    const first = file(
      's1.jsonl',
      [
        line({ id: 'shift-1', published_at: '2020-02-03T08:00:00Z' }),
        line({ id: 'shift-2', published_at: '2020-02-04T13:00:00Z' }),
      ].join('\n'),
    );
    const second = file(
      's2.jsonl',
      [
        line({ id: 'shift-3', published_at: '2020-02-05T23:59:59Z' }),
        line({ id: 'shift-bogus', published_at: '2099-01-01' }),
      ].join('\n'),
    );
    await run([first, second], { shiftToNow: true });
    // Now is Tuesday noon, 10 March 2026; the last post was on a Wednesday night.
    expect(await stored('shift-')).toEqual([
      ['shift-1', '2026-03-02T08:00:00Z', 'text'],
      ['shift-2', '2026-03-03T13:00:00Z', 'text'],
      ['shift-3', '2026-03-04T23:59:59Z', 'text'],
    ]);
  });
});
