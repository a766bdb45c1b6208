/** Which of these posts are stored already, when were they published, and which text do they have, read by which version? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

const row = z.object({ post: z.string(), published: z.number(), text: z.string(), tokensVersion: z.number() });
export type KnownPost = z.infer<typeof row>;

export function knownPosts(clickhouse: ClickHouse, ids: readonly string[]): Promise<KnownPost[]> {
  return clickhouse.query(
    {
      sql: `SELECT toString(id) AS post, toUInt32(argMax(published_at, version)) AS published, toString(argMax(text_hash, version)) AS text,
                   argMax(tokens_version, version) AS tokensVersion
            FROM posts WHERE id IN {ids:Array(UInt64)} GROUP BY id`,
      row,
    },
    { ids: ids.map(BigInt) },
  );
}
