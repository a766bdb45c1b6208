/** What do queries see of stored posts? */
import { z } from 'zod';
import { mediaType } from '../../../contract/filter.ts';
import type { ClickHouse } from '../client.ts';

const document = z.object({
  tokens: z.string(),
  title: z.string(),
  content: z.string(),
  author_tokens: z.string(),
  domain: z.string(),
  /** As imported. */
  language: z.string(),
  media_type: mediaType,
});
const row = document.extend({ post: z.string() });
export type StoredDocument = z.infer<typeof document>;

/** By id; a post that is not stored is absent. Content comes whole, so only posts are asked for of which this, or the time, is about to change. */
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

/** Of a long post only so many characters are sampled. */
const SAMPLED = 4000;

/** At most `count`, to learn what posts are like: ids are hashes, so the lowest ones are a fair sample. Without the original texts. */
export function sampleDocuments(clickhouse: ClickHouse, count: number): Promise<StoredDocument[]> {
  return clickhouse.query(
    {
      sql: `SELECT substringUTF8(tokens, 1, {sampled:UInt32}) AS tokens, '' AS title, '' AS content, author_tokens, domain, language, media_type
            FROM posts ORDER BY id LIMIT {count:UInt32}`,
      row: document,
    },
    { sampled: SAMPLED, count },
  );
}
