/** What do queries see of these stored posts? Asked only of posts of which that, or the time, is about to change. */
import { z } from 'zod';
import { mediaType } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';

const row = z.object({
  post: z.string(),
  tokens: z.string(),
  title: z.string(),
  content: z.string(),
  author_tokens: z.string(),
  domain: z.string(),
  /** As imported. */
  language: z.string(),
  media_type: mediaType,
});
export type StoredDocument = z.infer<typeof row>;

/** By id; a post that is not stored is absent. Content comes whole. */
export async function storedDocuments(clickhouse: ClickHouse, ids: readonly string[]): Promise<Map<string, StoredDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(id) AS post, tokens, title, content, author_tokens, domain, language, media_type
            FROM posts FINAL WHERE id IN {ids:Array(UInt64)}`,
      row,
    },
    { ids: ids.map(BigInt) },
  );
  return new Map(rows.map((stored) => [stored.post, stored]));
}
