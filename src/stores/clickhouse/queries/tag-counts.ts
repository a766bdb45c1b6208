/** How many mentions has each tag of the organisation? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { TAGGED } from '../post-tags.ts';
import { onEachShard } from '../shard-scope.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** `tag`: as tags are compared. */
const row = z.object({ tag: z.string(), count: z.number() });

/** Most first. */
export function tagCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<z.infer<typeof row>[]> {
  const { sql, params, values } = mentionsIn(scope);
  const tagged = onEachShard(
    `SELECT tagged.tags AS tags FROM (SELECT post_id FROM ${sql}) AS mention INNER JOIN ${TAGGED} AS tagged ON tagged.post_id = mention.post_id`,
  );
  return clickhouse.query(
    {
      sql: `SELECT tag, count() AS count FROM ${tagged} ARRAY JOIN tags AS tag
            GROUP BY tag ORDER BY count DESC, tag LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
