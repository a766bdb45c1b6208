/** How many mentions are there by bucket, media type and sentiment, and with how much engagement? Only what has mentions is answered. */
import { z } from 'zod';
import { SENTIMENTS } from '../../../contract/filter.ts';
import { mediaType } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';
import { bucketOf } from './bucket-of.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({
  bucket: z.number(),
  type: mediaType,
  sentiment: z.enum([...SENTIMENTS, 'none']),
  count: z.number(),
  engagement: z.number(),
});
export type CubeRow = z.infer<typeof row>;

/** `edges`: as in bucket-of.ts. Unknown engagement adds nothing. */
export function mentionCube(clickhouse: ClickHouse, scope: MentionScope, edges: readonly Date[]): Promise<CubeRow[]> {
  const { sql, params, values } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT ${bucketOf(edges, values)} AS bucket, media_type AS type, sentiment, count() AS count, ifNull(sum(engagement), 0) AS engagement
            FROM ${sql} GROUP BY bucket, type, sentiment ORDER BY bucket, type, sentiment`,
      row,
    },
    params,
  );
}
