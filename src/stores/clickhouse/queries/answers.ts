/** Does ClickHouse answer at all, on every shard? For whoever must tell a question that fails from a store that is away. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { onEachShard } from '../shard-scope.ts';

const EACH_ONE = {
  sql: `SELECT count() AS shards FROM ${onEachShard('SELECT 1 AS one')}`,
  row: z.object({ shards: z.number() }),
  seconds: 5,
  isLook: true,
};

/** Rejects where one does not. */
export async function everyShardAnswers(clickhouse: ClickHouse): Promise<void> {
  await clickhouse.query(EACH_ONE);
}

/** Never rejects. */
export function answers(clickhouse: ClickHouse): Promise<boolean> {
  return everyShardAnswers(clickhouse).then(
    () => true,
    () => false,
  );
}
