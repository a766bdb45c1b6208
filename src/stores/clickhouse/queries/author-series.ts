/** How many known authors are there in each bucket, and in all? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type Buckets, bucketNumber, placed } from './bucket-of.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** `byBucket`: by place, only buckets with mentions. */
export interface AuthorSeries {
  total: number;
  byBucket: Map<number, number>;
}

const row = z.object({ bucket: z.number(), total: z.number(), authors: z.number() });

export async function authorSeries(clickhouse: ClickHouse, scope: MentionScope, buckets: Buckets): Promise<AuthorSeries> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT ${bucketNumber(buckets, scope, values)} AS bucket, grouping(bucket) AS total, uniqExactIf(author_key, author_key != 0) AS authors
            FROM ${sql} GROUP BY bucket WITH ROLLUP`,
      row,
    },
    params,
  );
  const all = rows.find(({ total }) => total === 1);
  return {
    total: all?.authors ?? 0,
    byBucket: new Map(
      placed(
        rows.filter(({ total }) => total === 0),
        buckets,
      ).map(({ bucket, authors }) => [bucket, authors]),
    ),
  };
}
