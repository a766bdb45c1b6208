/** How many different texts do the mentions have? Mentions without a text that can be compared count each for itself. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn, TEXTS } from './mention-scope.ts';

export async function originalCount(clickhouse: ClickHouse, scope: MentionScope): Promise<number> {
  const { sql, params } = mentionsIn(scope);
  const [row] = await clickhouse.query(
    { sql: `SELECT ${TEXTS} AS count FROM ${sql}`, row: z.object({ count: z.number() }) },
    params,
  );
  return row?.count ?? 0;
}
