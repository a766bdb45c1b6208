/** Which known authors have most mentions, and which is the newest of each? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';

/** Keys and ids are UInt64 in decimal. */
const row = z.object({ author: z.string(), count: z.number(), newest: z.string() });

/** Most first. */
export function authorMentions(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<z.infer<typeof row>[]> {
  const { sql, params, values } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT toString(author_key) AS author, count() AS count, toString(argMax(post_id, ${NEWEST})) AS newest
            FROM ${sql} WHERE author_key != 0 GROUP BY author_key ORDER BY count DESC, author_key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
