/** How many mentions of each sentiment lie in each bucket? Only buckets with mentions are answered. */
import { z } from 'zod';
import { SENTIMENTS } from '../../../contract/filter.ts';
import type { ClickHouse } from '../client.ts';
import { seconds } from '../seconds.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ bucket: z.number(), sentiment: z.enum([...SENTIMENTS, 'none']), count: z.number() });
export type SeriesRow = z.infer<typeof row>;

/** `edges`: n + 1 rising instants of n buckets, the first not after the scope's start. `bucket` is the index of a bucket. */
export function mentionSeries(clickhouse: ClickHouse, scope: MentionScope, edges: readonly Date[]): Promise<SeriesRow[]> {
  const mentions = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT toUInt32(indexOf({edges:Array(UInt32)}, roundDown(toUInt32(published_at), {edges:Array(UInt32)}))) - 1 AS bucket, sentiment, count() AS count
            FROM ${mentions.sql}
            GROUP BY bucket, sentiment ORDER BY bucket, sentiment`,
      row,
    },
    { ...mentions.params, edges: edges.map(seconds) },
  );
}
