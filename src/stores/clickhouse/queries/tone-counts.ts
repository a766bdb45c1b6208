/** How many mentions of each sentiment are there by bucket, and by media type? Only what has mentions is answered. */
import { z } from 'zod';
import { SENTIMENTS } from '../../../contract/filter.ts';
import { mediaType } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';
import { bucketOf } from './bucket-of.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({
  /** Of a bucket, not of a media type. */
  timed: z.number(),
  bucket: z.number(),
  type: mediaType,
  sentiment: z.enum([...SENTIMENTS, 'none']),
  count: z.number(),
});
type Row = z.infer<typeof row>;

export interface ToneCounts {
  buckets: Pick<Row, 'bucket' | 'sentiment' | 'count'>[];
  mediaTypes: Pick<Row, 'type' | 'sentiment' | 'count'>[];
}

/** `edges`: as in bucket-of.ts. Both in one pass. */
export async function toneCounts(clickhouse: ClickHouse, scope: MentionScope, edges: readonly Date[]): Promise<ToneCounts> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT 1 - grouping(bucket) AS timed, ${bucketOf(edges, values)} AS bucket, media_type AS type, sentiment, count() AS count
            FROM ${sql} GROUP BY GROUPING SETS ((bucket, sentiment), (type, sentiment))`,
      row,
    },
    params,
  );
  return { buckets: rows.filter(({ timed }) => timed === 1), mediaTypes: rows.filter(({ timed }) => timed === 0) };
}
