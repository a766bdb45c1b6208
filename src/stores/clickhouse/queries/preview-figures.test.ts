import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueryNode } from '../../../engine/query/ast.ts';
import { type ClickHouse, openClickHouse } from '../client.ts';
import { migrateClickHouse } from '../migrations.ts';
import { previewFigures } from './preview-figures.ts';
import { storedDays } from './preview-stored-days.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-preview-'));
let clickhouse: ClickHouse;

/** Three days, of 25 hours the second. */
const edges = ['2026-03-01T00:00Z', '2026-03-02T00:00Z', '2026-03-03T01:00Z', '2026-03-04T01:00Z'].map((at) => new Date(at));
const query: QueryNode = { type: 'term', tokens: ['ferry'] };
const scope = { query, mediaTypes: ['news', 'forum', 'x'] as const, edges };
const post = (id: number, at: string, more: object = {}) => ({
  id,
  media_type: 'news',
  published_at: Date.parse(at) / 1000,
  tokens: ' \u0001 ferry ',
  version: 1,
  ...more,
});

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
  await clickhouse.command('SYSTEM STOP MERGES posts', {}, 'unbounded');
  await clickhouse.insert('posts', [
    post(1, '2026-02-28T23:59:59Z'),
    post(2, '2026-03-01T00:00:00Z'),
    post(3, '2026-03-03T00:59:59Z', { media_type: 'x' }),
    post(4, '2026-03-03T01:00:00Z', { media_type: 'blog' }),
    post(5, '2026-03-04T00:59:59Z'),
    post(6, '2026-03-04T01:00:00Z'),
    post(7, '2026-03-01T12:00:00Z', { tokens: ' \u0001 tram ' }),
    post(8, '2026-03-01T12:00:00Z'),
    post(9, '2026-03-01T13:00:00Z'),
  ]);
  // Sent again as it was, edited to another text, edited to another day.
  await clickhouse.insert('posts', [post(5, '2026-03-04T00:59:59Z', { version: 2 })]);
  await clickhouse.insert('edited_posts', [
    { id: 8, version: 3 },
    { id: 9, version: 3 },
  ]);
  await clickhouse.insert('posts', [
    post(5, '2026-03-04T00:59:59Z', { version: 3 }),
    post(8, '2026-03-01T12:00:00Z', { version: 3, tokens: ' \u0001 tram ' }),
    post(9, '2026-03-02T13:00:00Z', { version: 3 }),
  ]);
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the figures of a preview', () => {
  test('count each post once, where it stands now', async () => {
    expect(await previewFigures(clickhouse, scope, 5)).toEqual({
      days: [1, 2, 1],
      mediaTypes: [
        { type: 'news', count: 3 },
        { type: 'x', count: 1 },
      ],
      newest: ['5', '3', '9', '2'],
    });
  });

  test('name as many of the newest as are asked for', async () => {
    expect(await previewFigures(clickhouse, scope, 2)).toMatchObject({ newest: ['5', '3'] });
  });

  test('are none of a word that is nowhere', async () => {
    const nothing = { days: [0, 0, 0], mediaTypes: [], newest: [] };
    expect(await previewFigures(clickhouse, { ...scope, query: { type: 'term', tokens: ['absent'] } }, 5)).toEqual(nothing);
  });

  test('days with posts are days with any post of these media types', async () => {
    expect(await storedDays(clickhouse, scope)).toEqual([true, true, true]);
    expect(await storedDays(clickhouse, { ...scope, mediaTypes: ['x', 'blog'] })).toEqual([false, true, true]);
  });
});
