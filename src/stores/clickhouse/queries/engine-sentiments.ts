/** What does the engine say of these posts now? A post that is not stored is absent. */
import { z } from 'zod';
import { SENTIMENTS } from '../../../contract/filter-choices.ts';
import type { ClickHouse } from '../client.ts';

const row = z.object({
  post: z.string(),
  sentiment: z.enum([...SENTIMENTS, 'none']),
  sentiment_score: z.number().nullable(),
});
export type EngineSentiment = z.infer<typeof row>;

export function engineSentiments(clickhouse: ClickHouse, ids: readonly string[]): Promise<EngineSentiment[]> {
  return clickhouse.query(
    {
      sql: `SELECT toString(id) AS post, sentiment, sentiment_score
            FROM posts WHERE id IN {ids:Array(UInt64)} ORDER BY version DESC LIMIT 1 BY posts.id`,
      row,
    },
    { ids: ids.map(BigInt) },
  );
}
