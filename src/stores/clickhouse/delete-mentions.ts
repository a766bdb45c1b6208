/**
 * Removes the mentions of a topic: all of them, or those of the revisions below one that has taken over. A deletion waits for the
 * engine's background work, up to a second, and touches every part that it is not kept from: none is begun where nothing is to go.
 */
import { z } from 'zod';
import type { ClickHouse } from './client.ts';
import { mentionPartition } from './mention-partition.ts';

const THOSE = 'topic_id = {topicId:UInt32} AND revision < {below:UInt32}';
const SOME = { sql: `SELECT 1 AS some FROM mentions WHERE ${THOSE} LIMIT 1`, row: z.object({ some: z.number() }) };

export async function deleteMentions(
  clickhouse: ClickHouse,
  topicId: number,
  { below = 2 ** 32 - 1 }: { below?: number } = {},
): Promise<void> {
  const params = { topicId, below };
  const [some] = await clickhouse.query(SOME, params);
  if (!some) return;
  const sql = `DELETE FROM mentions IN PARTITION ${mentionPartition(topicId)} WHERE ${THOSE}`;
  await clickhouse.command(sql, params, { seconds: 600 });
}
