import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import { ingestPosts as ingestEndpoint } from '../../contract/posts.ts';
import { ingestLines } from './ingest-lines.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

async function push(body: string) {
  const data = await ingestLines(stores.environment, body);
  return ingestEndpoint.output.parse({ data }).data;
}

describe('pushed posts', () => {
  test('valid lines are stored, the others answered by number and reason, unknown fields counted', async () => {
    const prefix = randomUUID();
    const lines = [
      { mediaType: 'x', id: `${prefix}-1`, publishedAt: '2026-03-01T10:00:00+08:00', mood: 'fine' },
      { media_type: 'x', published_at: '2026-03-01' },
      { media_type: 'x', id: `${prefix}-2`, published_at: '2027-03-01' },
      { media_type: 'x', id: `${prefix}-3`, published_at: '2026-03-01', mood: 'fine' },
    ].map((line) => JSON.stringify(line));
    expect(await push(['', ...lines, 'no JSON', ''].join('\r\n'))).toEqual({
      posts: 2,
      mentions: 0,
      rejected: [
        { line: 3, reason: 'no id' },
        { line: 4, reason: 'published_at lies in the future' },
        { line: 6, reason: 'not valid JSON' },
      ],
      ignoredFields: { mood: 2 },
    });
    const [stored] = await stores.environment.clickhouse.query(
      {
        sql: 'SELECT count() AS n FROM posts FINAL WHERE startsWith(native_id, {prefix:String})',
        row: z.object({ n: z.number() }),
      },
      { prefix },
    );
    expect(stored).toEqual({ n: 2 });
  });

  test('a line is measured in bytes, as in files', async () => {
    const line = (content: string) => JSON.stringify({ media_type: 'x', id: randomUUID(), published_at: '2026-03-01', content });
    const characters = Math.floor(LIMITS.importLineBytes / Buffer.byteLength('船')) + 1;
    expect(await push(`${line('船'.repeat(characters))}\n${line('船')}`)).toMatchObject({
      posts: 1,
      rejected: [{ line: 1, reason: 'line is too long' }],
    });
  });

  test('nothing is nothing', async () => {
    expect(await push('\n \n')).toEqual({ posts: 0, mentions: 0, rejected: [], ignoredFields: {} });
  });
});
