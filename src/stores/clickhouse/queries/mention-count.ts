/** How many mentions are there? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, scopeWhere } from './mention-scope.ts';

export async function mentionCount(clickhouse: ClickHouse, scope: MentionScope): Promise<number> {
  const where = scopeWhere(scope);
  const [row] = await clickhouse.query(
    { sql: `SELECT count() AS count FROM mentions FINAL WHERE ${where.sql}`, row: z.object({ count: z.number() }) },
    where.params,
  );
  return row?.count ?? 0;
}
