/** Who wrote these posts? */
import { z } from 'zod';
import { mediaType } from '../../../contract/filter.ts';
import type { ClickHouse } from '../client.ts';

const row = z.object({ post: z.string(), id: z.string(), name: z.string(), mediaType });
export type PostAuthor = Omit<z.infer<typeof row>, 'post'>;

/** By post id; one that is not stored is absent. `name`: what the author is called, or else the id. */
export async function authorsOf(clickhouse: ClickHouse, ids: readonly string[]): Promise<Map<string, PostAuthor>> {
  if (ids.length === 0) return new Map();
  const rows = await clickhouse.query(
    {
      // As in posts-by-id.ts: faster than FINAL.
      sql: `SELECT toString(posts.id) AS post, author AS id, if(author_name = '', author, author_name) AS name, media_type AS mediaType
            FROM posts WHERE posts.id IN {ids:Array(UInt64)} ORDER BY version DESC LIMIT 1 BY posts.id`,
      row,
      of: ['posts'],
    },
    { ids: ids.map(BigInt) },
  );
  return new Map(rows.map(({ post, ...author }) => [post, author]));
}
