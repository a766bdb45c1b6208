/** How many other mentions have the text of these? What `copiesOf` of a filter finds, counted for each post by itself. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ id: z.string(), others: z.number() });

/** By post id; without posts that have no copy. */
export async function copyCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { sql, params, values } = mentionsIn(scope);
  const asked = `(SELECT id, argMax(copy_key, version) AS key FROM posts WHERE id IN ${values.packed(ids.map((id) => [BigInt(id)]))} GROUP BY id HAVING key != 0)`;
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(asked.id) AS id, found.posts - 1 AS others
            FROM ${asked} AS asked
            INNER JOIN (
              SELECT copy_key, count() AS posts FROM ${sql} WHERE copy_key IN (SELECT key FROM ${asked}) GROUP BY copy_key HAVING posts > 1
            ) AS found ON found.copy_key = asked.key`,
      row,
    },
    params,
  );
  return new Map(rows.map(({ id, others }) => [id, others]));
}
