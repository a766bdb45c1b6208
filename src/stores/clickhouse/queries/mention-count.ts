/** How many mentions are there? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

export async function mentionCount(clickhouse: ClickHouse, scope: MentionScope): Promise<number> {
  const mentions = mentionsIn(scope);
  const [row] = await clickhouse.query(
    { sql: `SELECT count() AS count FROM ${mentions.sql}`, row: z.object({ count: z.number() }) },
    mentions.params,
  );
  return row?.count ?? 0;
}
