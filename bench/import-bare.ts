/** The limit of any import here: JSON lines parsed and inserted into a plain table of chDB, nothing understood. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClickHouse } from '../src/stores/clickhouse/client.ts';
import { measure } from './contenders.ts';
import { inBatches } from './in-batches.ts';

const TABLE = `CREATE TABLE posts (media_type LowCardinality(String), id String, published_at DateTime('UTC'), author Nullable(String), channel Nullable(String),
  title Nullable(String), content Nullable(String), url Nullable(String), likes Nullable(UInt32), dislikes Nullable(UInt32), comments Nullable(UInt32),
  shares Nullable(UInt32), lang Nullable(String)) ENGINE = MergeTree ORDER BY (media_type, id)`;

export async function bareImport(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const clickhouse = await openClickHouse({ dataDir: folder });
  await clickhouse.command(TABLE, {}, 'unbounded');
  await measure(() =>
    inBatches(file, (posts) => {
      const rows = posts.map((post) => ({ ...post, published_at: Math.floor(Date.parse(post.published_at) / 1000) }));
      return clickhouse.insert('posts', rows);
    }),
  );
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
}
