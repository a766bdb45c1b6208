/** What do these posts say, and by which numbers are their keywords counted? */
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import type { ClickHouse } from '../client.ts';
import { postRow } from '../post-row.ts';

const row = postRow.pick({ title: true, media_type: true, sentiment: true, keywords: true }).extend({
  post: z.string(),
  content: z.string(),
  /** The hash of each keyword, in decimal. */
  keys: z.array(z.string()),
});
export type ThemedText = z.infer<typeof row>;

/** By id. Content comes up to LIMITS.shownContent; a post that is not stored is absent. */
export async function themedTexts(clickhouse: ClickHouse, ids: readonly string[]): Promise<Map<string, ThemedText>> {
  if (ids.length === 0) return new Map();
  const rows = await clickhouse.query(
    {
      // As in posts-by-id.ts: faster than FINAL.
      sql: `SELECT toString(id) AS post, title, substringUTF8(posts.content, 1, {shown:UInt32}) AS content, media_type, sentiment, keywords,
              arrayMap(keyword -> toString(cityHash64(keyword)), keywords) AS keys
            FROM posts WHERE id IN {ids:Array(UInt64)} ORDER BY version DESC LIMIT 1 BY posts.id`,
      row,
    },
    { ids: ids.map(BigInt), shown: LIMITS.shownContent },
  );
  return new Map(rows.map((text) => [text.post, text]));
}
