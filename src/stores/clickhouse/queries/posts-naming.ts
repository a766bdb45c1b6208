/** Which is the newest mention that has each of these keywords, hashtags or accounts? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { keywordKey } from './keyword-key.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';

export type Naming = 'keywords' | 'hashtags' | 'handles';

const KEYS: Record<Naming, string> = {
  keywords: `arrayMap(keyword -> ${keywordKey('keyword')}, keyword_keys)`,
  hashtags: 'hashtags',
  handles: 'handles',
};

/** By key (of a keyword as in keyword-key.ts), ids in decimal; a key that no mention has is absent. */
export async function postsNaming(
  clickhouse: ClickHouse,
  scope: MentionScope,
  naming: Naming,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { sql, params, values } = mentionsIn(scope);
  const list = naming === 'keywords' ? values.packed(keys.map((key) => [BigInt(key)])) : values.texts(keys);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(named) AS key, toString(argMax(post_id, ${NEWEST})) AS post
            FROM ${sql} ARRAY JOIN ${KEYS[naming]} AS named WHERE named IN ${list} GROUP BY named`,
      row: z.object({ key: z.string(), post: z.string() }),
    },
    params,
  );
  return new Map(rows.map(({ key, post }) => [key, post]));
}
