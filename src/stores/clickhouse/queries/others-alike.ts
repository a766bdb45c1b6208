/** How many other mentions share something with these posts? What `copiesOf` and `threads` of a filter find, counted for each post by itself. */
import { z } from 'zod';
import { BoundValues } from '../bound-values.ts';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const keyOfPost = z.object({ id: z.string(), key: z.string() });
const countOfKey = z.object({ key: z.string(), posts: z.number() });

/** Their text, or their conversation. */
const KEYS = { text: 'copy_key', conversation: 'thread_key' } as const;

/** By post id; without posts that are alone. */
export async function othersAlike(
  clickhouse: ClickHouse,
  scope: MentionScope,
  ids: readonly string[],
  shared: keyof typeof KEYS,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const column = KEYS[shared];
  const keyed = await keysOf(clickhouse, ids, column);
  if (keyed.length === 0) return new Map();
  const { sql, params, values } = mentionsIn(scope);
  // About mentions alone, so that the answer is kept while nothing arrives.
  const counted = await clickhouse.query(
    {
      sql: `SELECT toString(${column}) AS key, count() AS posts FROM ${sql}
            WHERE ${column} IN ${values.packed(keyed.map(({ key }) => [BigInt(key)]))} GROUP BY key HAVING posts > 1`,
      row: countOfKey,
    },
    params,
  );
  const postsOf = new Map(counted.map(({ key, posts }) => [key, posts]));
  return new Map(
    keyed.flatMap(({ id, key }) => {
      const posts = postsOf.get(key);
      return posts === undefined ? [] : [[id, posts - 1] as const];
    }),
  );
}

function keysOf(clickhouse: ClickHouse, ids: readonly string[], column: (typeof KEYS)[keyof typeof KEYS]) {
  const values = new BoundValues();
  const found = values.packed(ids.map((id) => [BigInt(id)]));
  return clickhouse.query(
    {
      sql: `SELECT toString(id) AS id, toString(argMax(${column}, version)) AS key FROM posts WHERE id IN ${found} GROUP BY posts.id HAVING key != '0'`,
      row: keyOfPost,
      of: ['posts'],
    },
    values.params,
  );
}
