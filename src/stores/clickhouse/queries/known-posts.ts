/** Which of these posts are stored already, when were they published, and which text do they have, read by which version, and which version are they? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

const row = z.object({
  post: z.string(),
  published: z.number(),
  text: z.string(),
  tokensVersion: z.number(),
  version: z.number(),
});
export type KnownPost = z.infer<typeof row>;

export function knownPosts(clickhouse: ClickHouse, ids: readonly string[]): Promise<KnownPost[]> {
  return clickhouse.query(
    {
      sql: `SELECT toString(id) AS post, toUInt32(argMax(published_at, posts.version)) AS published, toString(argMax(text_hash, posts.version)) AS text,
                   argMax(tokens_version, posts.version) AS tokensVersion, max(posts.version) AS version
            FROM posts WHERE id IN {ids:Array(UInt64)} GROUP BY id`,
      row,
    },
    { ids: ids.map(BigInt) },
  );
}
