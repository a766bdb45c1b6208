/** How many mentions have several sets of them by bucket, by day of the clock, and by media type? Only what has mentions is answered. */
import { z } from 'zod';
import { mediaType } from '../../../contract/filter.ts';
import type { ClickHouse } from '../client.ts';
import { type Buckets, bucketNumber, placed } from './bucket-of.ts';
import { type Clock, LOCAL_DAY, onClock } from './clock.ts';
import type { MentionScope } from './mention-scope.ts';
import { mentionsOfAll } from './mentions-of-all.ts';

const row = z.object({
  counted: z.enum(['bucket', 'day', 'type']),
  place: z.number(),
  bucket: z.number(),
  /** From 1970 on. */
  day: z.number(),
  type: mediaType,
  count: z.number(),
});
type Row = z.infer<typeof row>;

export interface Course {
  buckets: Pick<Row, 'bucket' | 'count'>[];
  days: Pick<Row, 'day' | 'count'>[];
  types: Pick<Row, 'type' | 'count'>[];
}

/** In the order of the scopes. `buckets` and `clock` are the same for all; `bucket` is a place in `buckets`. All in one pass. */
export async function coursesOfAll(
  clickhouse: ClickHouse,
  scopes: readonly MentionScope[],
  { buckets, clock }: { buckets: Buckets; clock: Clock },
): Promise<Course[]> {
  const { sql, params, values } = mentionsOfAll(scopes);
  const rows = await clickhouse.query(
    {
      sql: `SELECT multiIf(grouping(bucket) = 0, 'bucket', grouping(day) = 0, 'day', 'type') AS counted, place,
              ${bucketNumber(buckets, { clock }, values)} AS bucket, ${onClock(LOCAL_DAY, clock, values)} AS day, media_type AS type, count() AS count
            FROM ${sql} GROUP BY GROUPING SETS ((place, bucket), (place, day), (place, type))`,
      row,
    },
    params,
  );
  return scopes.map((_, place) => {
    const of = (counted: Row['counted']) => rows.filter((found) => found.place === place && found.counted === counted);
    return { buckets: placed(of('bucket'), buckets), days: of('day'), types: of('type') };
  });
}
