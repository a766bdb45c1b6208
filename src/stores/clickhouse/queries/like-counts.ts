/** How many other mentions share something with these posts? What `copiesOf` and `threads` of a filter find, counted for each post by itself. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ id: z.string(), others: z.number() });

/** Their text, or their conversation. */
const KEYS = { text: 'copy_key', conversation: 'thread_key' } as const;

/** By post id; without posts that are alone. */
export async function likeCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  ids: readonly string[],
  shared: keyof typeof KEYS,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { sql, params, values } = mentionsIn(scope);
  const key = KEYS[shared];
  const asked = `(SELECT id, argMax(${key}, version) AS shared FROM posts WHERE id IN ${values.packed(ids.map((id) => [BigInt(id)]))} GROUP BY id HAVING shared != 0)`;
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(asked.id) AS id, found.posts - 1 AS others
            FROM ${asked} AS asked
            INNER JOIN (
              SELECT ${key} AS shared, count() AS posts FROM ${sql} WHERE ${key} IN (SELECT shared FROM ${asked}) GROUP BY shared HAVING posts > 1
            ) AS found ON found.shared = asked.shared`,
      row,
    },
    params,
  );
  return new Map(rows.map(({ id, others }) => [id, others]));
}
