/** Which stored posts has an older version of the text reading read? How many, the next of them, and all that is stored of these. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type PostRow, postRow } from '../post-row.ts';
import { STANDS } from '../standing-posts.ts';

const STALE = `tokens_version < {version:UInt8} AND ${STANDS}`;

/** Rows, not ids: a post that was sent twice and is not merged yet counts twice. */
export async function stalePostCount(clickhouse: ClickHouse, version: number): Promise<number> {
  const row = z.object({ n: z.number() });
  const [found] = await clickhouse.query(
    { sql: `SELECT count() AS n FROM posts WHERE ${STALE}`, row, seconds: 120 },
    { version },
  );
  return found?.n ?? 0;
}

export interface StalePage {
  version: number;
  /** The first id, UInt64 in decimal. */
  from: string;
  limit: number;
}

/** In the order of ids; `size` in bytes of title and content. */
export function stalePage(
  clickhouse: ClickHouse,
  { version, from, limit }: StalePage,
): Promise<{ post: string; size: number }[]> {
  return clickhouse.query(
    {
      sql: `SELECT toString(id) AS post, length(title) + length(content) AS size FROM posts
            WHERE id >= {from:UInt64} AND ${STALE} ORDER BY id, version DESC LIMIT 1 BY id LIMIT {limit:UInt32}`,
      row: z.object({ post: z.string(), size: z.number() }),
      seconds: 120,
    },
    { version, from: BigInt(from), limit },
  );
}

/** The newest row of each post, as it was written. */
export function storedRows(clickhouse: ClickHouse, ids: readonly string[]): Promise<PostRow[]> {
  return clickhouse.query(
    {
      // Renamed outside only: `id` in the WHERE is a key lookup.
      sql: `SELECT * REPLACE (toString(id) AS id, toUInt32(published_at) AS published_at, toString(author_key) AS author_key, toString(text_hash) AS text_hash, toString(copy_key) AS copy_key)
            FROM (SELECT * FROM posts WHERE id IN {ids:Array(UInt64)} ORDER BY id, version DESC LIMIT 1 BY id)`,
      row: postRow,
      seconds: 120,
    },
    { ids: ids.map(BigInt) },
  );
}
