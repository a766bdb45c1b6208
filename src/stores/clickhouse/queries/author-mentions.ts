/** How many mentions has each known author, or each of some, and which is the newest? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';

/** Keys and ids are UInt64 in decimal. */
const row = z.object({ author: z.string(), count: z.number(), newest: z.string() });

export type AuthorMentions = z.infer<typeof row>;

/** Most first. `among`: only these, of whom those without mentions are absent. */
export function authorMentions(
  clickhouse: ClickHouse,
  scope: MentionScope,
  limit: number,
  among?: readonly string[],
): Promise<AuthorMentions[]> {
  if (among?.length === 0) return Promise.resolve([]);
  const { sql, params, values } = mentionsIn(scope);
  const which = among ? `author_key IN ${values.packed(among.map((author) => [BigInt(author)]))}` : 'author_key != 0';
  return clickhouse.query(
    {
      sql: `SELECT toString(author_key) AS author, count() AS count, toString(argMax(post_id, ${NEWEST})) AS newest
            FROM ${sql} WHERE ${which} GROUP BY author_key ORDER BY count DESC, author_key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
