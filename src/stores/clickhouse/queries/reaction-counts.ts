/** How often was each reaction given, and to how many mentions? Only what was given is answered. */
import { z } from 'zod';
import { REACTIONS } from '../../../contract/reactions.ts';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { HAS_REACTIONS } from './narrowing.ts';

const row = z.object({ reaction: z.enum(REACTIONS), count: z.number(), posts: z.number() });

/** Most first. */
export function reactionCounts(clickhouse: ClickHouse, scope: MentionScope): Promise<z.infer<typeof row>[]> {
  const { sql, params } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT reaction, sum(given) AS count, count() AS posts
            FROM ${sql} ARRAY JOIN mapKeys(reactions) AS reaction, mapValues(reactions) AS given
            WHERE ${HAS_REACTIONS} AND given > 0 GROUP BY reaction ORDER BY count DESC, reaction`,
      row,
    },
    params,
  );
}
