import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importedPostOf } from '../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import type { ImportedPost } from '../contract/posts.ts';
import type { Environment } from '../services/environment.ts';
import type { LinePiece } from '../services/mentions/read-jsonl.ts';
import { Batches } from './import-batches.ts';
import { storesTarget } from './import-to-stores.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const reading = { timezone: 'UTC', now: TEST_NOW, mapping: {} };
const pieceOf = (...lines: object[]): LinePiece => ({
  first: 1,
  count: lines.length,
  bytes: Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
  tooLong: [],
});
const chunkOf = (...posts: ImportedPost[]) => ({ posts, rejected: [], size: 0 });

async function contentsOf(nativeId: string): Promise<string[]> {
  const sql = 'SELECT content FROM posts FINAL WHERE native_id = {id:String}';
  const rows = await stores.environment.clickhouse.query({ sql, row: z.object({ content: z.string() }) }, { id: nativeId });
  return rows.map(({ content }) => content);
}

/** Its first piece is ready only when `release` is called. */
function holding(environment: Environment): { held: Environment; release(): void } {
  const { preparer } = environment;
  let release: () => void = () => undefined;
  let waiting: Promise<void> | null = new Promise((resolve) => {
    release = resolve;
  });
  const prepareLines: typeof preparer.prepareLines = async (...given) => {
    const first = waiting;
    waiting = null;
    await first;
    return preparer.prepareLines(...given);
  };
  return { held: { ...environment, preparer: { ...preparer, prepareLines } }, release: () => release() };
}

describe('an import into the stores', () => {
  test('of a post in two batches keeps the later one, though the first takes longer to be ready', async () => {
    const { held, release } = holding(stores.environment);
    const target = { ...storesTarget(held), limits: { records: 1, size: 1_000_000 } };
    const batches = new Batches(target, reading, () => undefined);
    await batches.add(pieceOf(importedPostOf({ id: 'twice', content: 'old' })));
    const second = batches.add(pieceOf(importedPostOf({ id: 'twice', content: 'new' })));
    release();
    await second;
    await batches.end();
    expect(await contentsOf('twice')).toEqual(['new']);
  });

  test('takes lines and posts in one batch, and tells what it left out', async () => {
    const batch = storesTarget(stores.environment).open(reading);
    await batch.add(
      pieceOf(importedPostOf({ id: 'line' }), { id: 'no time' }, { ...importedPostOf({ id: 'extra' }), mood: 'fine' }),
    );
    await batch.add({ ...chunkOf(importedPostOf({ id: 'cell' })), rejected: [{ line: 9, reason: 'no id', text: '' }] });
    expect(await batch.send()).toEqual({
      posts: 3,
      mentions: 0,
      rejected: [expect.objectContaining({ line: 2, reason: 'no published_at' }), { line: 9, reason: 'no id', text: '' }],
      ignored: new Map([['mood', 1]]),
    });
  });

  test('a piece that cannot be made ready fails its batch, not the next', async () => {
    const { preparer } = stores.environment;
    let left = 1;
    const prepareLines: typeof preparer.prepareLines = (...given) =>
      left-- > 0 ? Promise.reject(new Error('a thread died')) : preparer.prepareLines(...given);
    const target = storesTarget({ ...stores.environment, preparer: { ...preparer, prepareLines } });
    const [first, second] = [target.open(reading), target.open(reading)];
    await first.add(pieceOf(importedPostOf({ id: 'lost' })));
    await second.add(pieceOf(importedPostOf({ id: 'kept' })));
    await expect(first.send()).rejects.toThrow('a thread died');
    expect(await second.send()).toMatchObject({ posts: 1 });
    expect([await contentsOf('lost'), await contentsOf('kept')]).toEqual([[], [expect.any(String)]]);
  });
});
