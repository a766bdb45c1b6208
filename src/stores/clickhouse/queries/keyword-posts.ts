/** Which is the newest mention that has each of these keywords? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';

const row = z.object({ key: z.string(), post: z.string() });

/** By hash, ids and hashes in decimal; a keyword that no mention has is absent. */
export async function keywordPosts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(named) AS key, toString(argMax(post_id, ${NEWEST})) AS post
            FROM ${sql} ARRAY JOIN keyword_keys AS named
            WHERE named IN ${values.packed(keys.map((key) => [BigInt(key)]))} GROUP BY named`,
      row,
    },
    params,
  );
  return new Map(rows.map(({ key, post }) => [key, post]));
}
