/** How many mentions answer a post of each of these authors, whoever wrote them? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { answerable } from './narrowing.ts';

/** By author, UInt64 in decimal; those whom nobody answers are absent. */
export async function answeredCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  authors: readonly string[],
): Promise<Map<string, number>> {
  if (authors.length === 0) return new Map();
  const { sql, params, values } = mentionsIn(scope);
  const list = values.packed(authors.map((key) => [BigInt(key)]));
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(answered.author_key) AS author, count() AS count
            FROM (SELECT parent_key FROM ${sql} WHERE parent_key != 0) AS answer
            INNER JOIN ${answerable(scope.hidden, `author_key IN ${list}`)} AS answered ON answered.post_id = answer.parent_key GROUP BY answered.author_key`,
      row: z.object({ author: z.string(), count: z.number() }),
    },
    params,
  );
  return new Map(rows.map(({ author, count }) => [author, count]));
}
