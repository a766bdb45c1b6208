/**
 * How many followers have the authors of the mentions, each author once a day, in the bucket of its first mention of that day? So
 * the buckets add up to the reach of all of them.
 */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type Buckets, bucketNumber, bucketOfDay, type ONE_BUCKET, placed } from './bucket-of.ts';
import { LOCAL_DAY, onClock } from './clock.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ bucket: z.number(), reach: z.number() });

/** By the place of the bucket, only those with known followers. An author's followers are the most of the day. */
export async function reachSeries(
  clickhouse: ClickHouse,
  scope: MentionScope,
  buckets: Buckets | typeof ONE_BUCKET,
): Promise<Map<number, number>> {
  const { sql, params, values } = mentionsIn(scope);
  const ofDay = bucketOfDay(buckets);
  const rows = await clickhouse.query(
    {
      sql: `SELECT ${ofDay ?? bucketNumber(buckets, scope, values, 'first')} AS bucket, sum(followers) AS reach
            FROM (SELECT ${onClock(LOCAL_DAY, scope.clock, values)} AS day, max(assumeNotNull(author_followers)) AS followers
                    ${ofDay ? '' : ', min(published_at) AS first'} FROM ${sql}
                  WHERE author_key != 0 AND isNotNull(author_followers) GROUP BY author_key, day)
            GROUP BY bucket`,
      row,
    },
    params,
  );
  return new Map(placed(rows, buckets).map(({ bucket, reach }) => [bucket, reach]));
}
