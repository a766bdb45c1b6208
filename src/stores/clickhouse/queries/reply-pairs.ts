/** Which known authors answer which others most, and how many such answers are there? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { answerable } from './narrowing.ts';

/** Authors are UInt64 in decimal. */
const row = z.object({ from: z.string(), to: z.string(), count: z.number(), total: z.number() });

export interface ReplyPairs {
  /** Most answers first. */
  most: Omit<z.infer<typeof row>, 'total'>[];
  total: number;
}

export async function replyPairs(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<ReplyPairs> {
  const { sql, params, values } = mentionsIn(scope);
  const answered = `post_id IN (SELECT parent_key FROM ${sql} WHERE parent_key != 0 AND author_key != 0)`;
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(answer.author_key) AS from, toString(answered.author_key) AS to, count() AS count, sum(count()) OVER () AS total
            FROM (SELECT author_key, parent_key FROM ${sql} WHERE parent_key != 0 AND author_key != 0) AS answer
            INNER JOIN ${answerable(scope.hidden, answered)} AS answered ON answered.post_id = answer.parent_key
            WHERE answered.author_key != 0 AND answered.author_key != answer.author_key
            GROUP BY answer.author_key, answered.author_key
            ORDER BY count DESC, answer.author_key, answered.author_key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
  return { most: rows.map(({ total: _, ...pair }) => pair), total: rows[0]?.total ?? 0 };
}
