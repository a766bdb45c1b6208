/** Which of these posts are mentions of the scope? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

export async function mentionsAmong(clickhouse: ClickHouse, scope: MentionScope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { sql, params } = mentionsIn(scope);
  const rows = await clickhouse.query(
    { sql: `SELECT toString(post_id) AS id FROM ${sql} WHERE post_id IN {ids:Array(UInt64)}`, row: z.object({ id: z.string() }) },
    { ...params, ids: ids.map(BigInt) },
  );
  return new Set(rows.map(({ id }) => id));
}
