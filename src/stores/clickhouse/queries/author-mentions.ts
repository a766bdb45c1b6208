/** How many mentions has each known author, or each of some, and which is the newest? */
import { z } from 'zod';
import type { BoundValues } from '../bound-values.ts';
import type { ClickHouse } from '../client.ts';
import { hasText } from '../has-text.ts';
import { onAllShards, onEachShard } from '../shard-scope.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';

/** Keys and ids are UInt64 in decimal. */
const row = z.object({ author: z.string(), count: z.number(), newest: z.string() });

export type AuthorMentions = z.infer<typeof row>;

/** Only these, of whom those without mentions are absent; or those whose name or handle has the text. */
type Which = { among: readonly string[] } | { search: string };

/** Most first; of all without `which`. */
export function authorMentions(
  clickhouse: ClickHouse,
  scope: MentionScope,
  limit: number,
  which?: Which,
): Promise<AuthorMentions[]> {
  if (which && 'among' in which && which.among.length === 0) return Promise.resolve([]);
  const { sql, params, values } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT toString(author_key) AS author, count() AS count, toString(argMax(post_id, ${NEWEST})) AS newest
            FROM ${sql} WHERE author_key != 0 AND ${isOf(which, sql, values)} GROUP BY author_key ORDER BY count DESC, author_key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}

/** Mentions do not hold what authors are called: that is looked for among their posts. */
function isOf(which: Which | undefined, mentions: string, values: BoundValues): string {
  if (which === undefined) return 'true';
  if ('among' in which) return `author_key IN ${values.packed(which.among.map((author) => [BigInt(author)]))}`;
  const named = ['author_name', 'author'].map((column) => hasText(column, which.search, values)).join(' OR ');
  const posts = onEachShard(`SELECT author_key FROM posts WHERE id IN (SELECT post_id FROM ${mentions}) AND (${named})`);
  return `author_key IN ${onAllShards(`SELECT author_key FROM ${posts}`)}`;
}
