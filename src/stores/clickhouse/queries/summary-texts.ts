/** What do these posts say, as far as a summary reads them? A thousand whole ones would be dozens of megabytes. */
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import type { ClickHouse } from '../client.ts';
import { postRow } from '../post-row.ts';

const row = postRow.pick({ title: true, language: true, engagement: true, url: true }).extend({
  post: z.string(),
  content: z.string(),
  /** Seconds since 1970. */
  published: z.number(),
});
type SummaryText = z.infer<typeof row>;

/** Characters of a content; of a longer one both, with ` … ` between them. */
interface ReadPart {
  beginning: number;
  end: number;
}

/** As people are shown it, so that they find what is quoted. */
const SHOWN = 'substringUTF8(posts.content, 1, {shown:UInt32})';
const READ = `if(lengthUTF8(posts.content) > {beginning:UInt32} + {end:UInt32},
  concat(substringUTF8(posts.content, 1, {beginning:UInt32}), ' … ', substringUTF8(${SHOWN}, -{end:Int32})), posts.content)`;

/** In the order asked; a post that is not stored is absent. */
export async function summaryTexts(clickhouse: ClickHouse, ids: readonly string[], part: ReadPart): Promise<SummaryText[]> {
  if (ids.length === 0) return [];
  const rows = await clickhouse.query(
    {
      // As in posts-by-id.ts: faster than FINAL.
      sql: `SELECT toString(id) AS post, title, language, engagement, url, toUInt32(published_at) AS published, ${READ} AS content
            FROM posts WHERE id IN {ids:Array(UInt64)} ORDER BY version DESC LIMIT 1 BY posts.id`,
      row,
    },
    { ids: ids.map(BigInt), shown: LIMITS.shownContent, ...part },
  );
  const byId = new Map(rows.map((text) => [text.post, text]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
