/** Some mentions of a scope, each as likely as any other, and the same ones whenever it is asked. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** Ids, at most so many. A post's own id says nothing of it, but may rise with time. */
export async function mentionSample(clickhouse: ClickHouse, scope: MentionScope, most: number): Promise<string[]> {
  const { sql, params } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(post_id) AS id FROM ${sql} ORDER BY intHash64(post_id), post_id LIMIT {most:UInt32}`,
      row: z.object({ id: z.string() }),
    },
    { ...params, most },
  );
  return rows.map(({ id }) => id);
}
