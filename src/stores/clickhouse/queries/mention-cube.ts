/** How many mentions are there by bucket, media type and sentiment, and with how much engagement? Only what has mentions is answered. */
import { z } from 'zod';
import { mediaType } from '../../../contract/filter.ts';
import { SENTIMENTS } from '../../../contract/filter-choices.ts';
import type { ClickHouse } from '../client.ts';
import { type Buckets, bucketNumber, placed } from './bucket-of.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({
  bucket: z.number(),
  type: mediaType,
  sentiment: z.enum([...SENTIMENTS, 'none']),
  count: z.number(),
  engagement: z.number(),
});
export type CubeRow = z.infer<typeof row>;

/** `bucket` is a place in `buckets`. Unknown engagement adds nothing. */
export async function mentionCube(clickhouse: ClickHouse, scope: MentionScope, buckets: Buckets): Promise<CubeRow[]> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT ${bucketNumber(buckets, scope, values)} AS bucket, media_type AS type, sentiment, count() AS count, ifNull(sum(engagement), 0) AS engagement
            FROM ${sql} GROUP BY bucket, type, sentiment ORDER BY bucket, type, sentiment`,
      row,
    },
    params,
  );
  return placed(rows, buckets);
}
