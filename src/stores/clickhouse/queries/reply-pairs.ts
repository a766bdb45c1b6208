/** Which known authors answer which others most, and how many such answers are there? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { answerable } from './narrowing.ts';

/** Authors are UInt64 in decimal. */
const row = z.object({ isTotal: z.number(), from: z.string(), to: z.string(), count: z.number() });

export interface ReplyPairs {
  /** Most answers first. */
  most: Omit<z.infer<typeof row>, 'isTotal'>[];
  total: number;
}

export async function replyPairs(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<ReplyPairs> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      // What stands on the right of a join is kept in memory: of all mentions, those that answer.
      sql: `SELECT toString(answer.author_key) AS from, toString(answered.author_key) AS to, count() AS count, grouping(answer.author_key) AS isTotal
            FROM ${answerable(scope.hidden)} AS answered
            INNER JOIN (SELECT author_key, parent_key FROM ${sql} WHERE parent_key != 0 AND author_key != 0) AS answer ON answer.parent_key = answered.post_id
            WHERE answered.author_key != 0 AND answered.author_key != answer.author_key
            GROUP BY GROUPING SETS ((answer.author_key, answered.author_key), ())
            ORDER BY isTotal DESC, count DESC, answer.author_key, answered.author_key LIMIT ${values.number(limit + 1)}`,
      row,
    },
    params,
  );
  const [all, ...most] = rows;
  return { most: most.map(({ isTotal: _, ...pair }) => pair), total: all?.count ?? 0 };
}
