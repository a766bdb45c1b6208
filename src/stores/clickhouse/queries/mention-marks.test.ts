import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClickHouse, openClickHouse } from '../client.ts';
import { migrateClickHouse } from '../migrations.ts';
import { mentionMarks } from './mention-marks.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-marks-'));
let clickhouse: ClickHouse;

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (topicId: number, revision: number, postId: number) =>
  clickhouse.insert('mentions', [
    { topic_id: topicId, revision, published_at: 0, post_id: postId, media_type: 'news', version: postId, is_deleted: 0 },
  ]);
const TOPICS = [
  { topicId: 1, revision: 1 },
  { topicId: 2, revision: 3 },
  { topicId: 4, revision: 1 },
];

test('a topic has another mark when its mentions were written, asked together or one by one', async () => {
  expect(await mentionMarks({ ...clickhouse, query: (...asked) => clickhouse.query(...asked) }, [])).toEqual(new Map());
  const query: ClickHouse['query'] = (question, params) => clickhouse.query(question, params);
  const marks = async () => {
    const both = [await mentionMarks(clickhouse, TOPICS), await mentionMarks({ ...clickhouse, query }, TOPICS)];
    expect(both[0]).toEqual(both[1]);
    return both[0] as ReadonlyMap<number, string>;
  };
  await insert(1, 1, 10);
  await insert(2, 3, 20);
  const first = await marks();
  expect(new Set(first.keys())).toEqual(new Set([1, 2]));
  // Of another revision, and of another topic.
  await insert(2, 2, 21);
  await insert(3, 1, 30);
  expect(await marks()).toEqual(first);
  await insert(2, 3, 11);
  const second = await marks();
  expect(second.get(1)).toBe(first.get(1));
  expect(second.get(2)).not.toBe(first.get(2));
});
