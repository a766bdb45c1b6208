/**
 * Which stored posts would this program understand otherwise: read by an older version, or judged by another engine of
 * sentiment than the one in use? Asked of the newest row of each post, in the order of ids.
 */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { seconds } from '../seconds.ts';
import { STANDS } from '../standing-posts.ts';

export interface UnenrichedScope {
  readingVersion: number;
  /** Whose sentiments stay, as `sentiment_engine` has them. */
  engines: readonly string[];
  /** Generated posts are judged by what is built in, whatever engine is in use. */
  demoEngines: readonly string[];
  /** Published then or later; null: whenever. */
  since: Date | null;
  /** Only ids above it, UInt64 in decimal. */
  after: string;
}

const NEWEST = `SELECT id, published_at, tokens_version, sentiment_engine, demo, length(title) + length(content) AS size
  FROM posts WHERE id > {after:UInt64} AND ${STANDS} ORDER BY id, version DESC LIMIT 1 BY id`;
const DUE = `published_at >= {since:UInt32} AND (tokens_version < {readingVersion:UInt8}
  OR if(demo = 1, sentiment_engine NOT IN {demoEngines:Array(String)}, sentiment_engine NOT IN {engines:Array(String)}))`;

export async function unenrichedCount(clickhouse: ClickHouse, scope: UnenrichedScope): Promise<number> {
  const row = z.object({ n: z.number() });
  const sql = `SELECT count() AS n FROM (${NEWEST}) WHERE ${DUE}`;
  const [found] = await clickhouse.query({ sql, row, seconds: 120 }, bound(scope));
  return found?.n ?? 0;
}

/** `size` in bytes of title and content. */
export function unenrichedPage(
  clickhouse: ClickHouse,
  scope: UnenrichedScope,
  limit: number,
): Promise<{ post: string; size: number }[]> {
  const row = z.object({ post: z.string(), size: z.number() });
  const sql = `SELECT toString(id) AS post, size FROM (${NEWEST}) WHERE ${DUE} ORDER BY id LIMIT {limit:UInt32}`;
  return clickhouse.query({ sql, row, seconds: 120 }, { ...bound(scope), limit });
}

function bound({ readingVersion, engines, demoEngines, since, after }: UnenrichedScope) {
  return { readingVersion, engines, demoEngines, since: since ? seconds(since) : 0, after: BigInt(after) };
}
