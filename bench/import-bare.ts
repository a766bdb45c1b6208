/** The limit of any import here: JSON lines parsed and inserted into a plain table of chDB, nothing understood. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Batches } from '../src/commands/import-batches.ts';
import { keeping } from '../src/commands/import-target.ts';
import { FieldMapping } from '../src/services/mentions/field-mapping.ts';
import { readPosts } from '../src/services/mentions/read-posts.ts';
import { openSource } from '../src/services/mentions/read-source.ts';
import { openClickHouse } from '../src/stores/clickhouse/client.ts';
import { measure } from './contenders.ts';

const TABLE = `CREATE TABLE posts (media_type LowCardinality(String), id String, published_at DateTime('UTC'), author Nullable(String), channel Nullable(String),
  title Nullable(String), content Nullable(String), url Nullable(String), likes Nullable(UInt32), dislikes Nullable(UInt32), comments Nullable(UInt32),
  shares Nullable(UInt32), lang Nullable(String)) ENGINE = MergeTree ORDER BY (media_type, id)`;

export async function bareImport(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const clickhouse = await openClickHouse({ dataDir: folder });
  await clickhouse.command(TABLE, {}, 'unbounded');
  await measure(async () => {
    let count = 0;
    const reading = { timezone: 'UTC', now: new Date(), mapping: {} };
    const send = keeping(async (posts) => {
      const rows = posts.map((post) => ({ ...post, published_at: Math.floor(Date.parse(post.published_at) / 1000) }));
      await clickhouse.insert('posts', rows);
      count += rows.length;
      return { posts: rows.length, mentions: 0, refused: [] };
    });
    const batches = new Batches({ open: send, limits: { records: 5000, size: 4_000_000 } }, reading, () => undefined);
    for await (const chunk of readPosts(file, await openSource(file), new FieldMapping(), reading)) await batches.add(chunk);
    await batches.end();
    return count;
  });
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
}
