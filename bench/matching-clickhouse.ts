/** The peer in our own store: posts under the text index of the product, and one statement per topic over a batch of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { preparePost } from '../src/services/mentions/prepare-post.ts';
import { openClickHouse } from '../src/stores/clickhouse/client.ts';
import { migrateClickHouse } from '../src/stores/clickhouse/migrations.ts';
import { whereQuery } from '../src/stores/clickhouse/where.ts';
import { shippedTextReader } from '../tests/support/text-reader.ts';
import { COMPARED, type Measured, NOTHING, type Work } from './matching-work.ts';

const row = z.object({ id: z.string() });

export async function matchByStatements(work: Work, batch: number): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
  const posts = work.posts.slice(0, batch).map((post) => preparePost(post, false, shippedTextReader()));
  for (let from = 0; from < posts.length; from += 5000) await clickhouse.insert('posts', posts.slice(from, from + 5000));
  await clickhouse.command('OPTIMIZE TABLE posts FINAL', {}, 'unbounded');
  const places = new Map(posts.map((post, place) => [post.id, place]));

  const answers: number[][] = Array.from({ length: Math.min(posts.length, COMPARED) }, () => []);
  let matched = 0;
  const startedAt = performance.now();
  for (const [topic, query] of work.queries.entries()) {
    const { sql, params } = whereQuery(query);
    const found = await clickhouse.query({ sql: `SELECT toString(id) AS id FROM posts WHERE ${sql}`, row }, params);
    matched += found.length;
    for (const { id } of found) answers[places.get(id) ?? -1]?.push(topic);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
  return { ...NOTHING, posts: posts.length, seconds, matched: matched / posts.length, note: 'one run', answers };
}
