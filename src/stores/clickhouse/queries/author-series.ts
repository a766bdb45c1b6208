/** How many known authors are there in each bucket, and in all? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { bucketOf } from './bucket-of.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** `byBucket`: only buckets with mentions. */
export interface AuthorSeries {
  total: number;
  byBucket: Map<number, number>;
}

const row = z.object({ bucket: z.number(), total: z.number(), authors: z.number() });

/** `edges`: as in bucket-of.ts. */
export async function authorSeries(clickhouse: ClickHouse, scope: MentionScope, edges: readonly Date[]): Promise<AuthorSeries> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT ${bucketOf(edges, values)} AS bucket, grouping(bucket) AS total, uniqExactIf(author_key, author_key != 0) AS authors
            FROM ${sql} GROUP BY GROUPING SETS ((bucket), ())`,
      row,
    },
    params,
  );
  const all = rows.find(({ total }) => total === 1);
  return {
    total: all?.authors ?? 0,
    byBucket: new Map(rows.filter(({ total }) => total === 0).map(({ bucket, authors }) => [bucket, authors])),
  };
}
