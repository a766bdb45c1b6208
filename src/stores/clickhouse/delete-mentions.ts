/** Removes the mentions of a topic: all of them, or those of the revisions below one that has taken over. */
import type { ClickHouse } from './client.ts';

export async function deleteMentions(
  clickhouse: ClickHouse,
  topicId: number,
  { below = 2 ** 32 - 1 }: { below?: number } = {},
): Promise<void> {
  await clickhouse.command(
    'DELETE FROM mentions WHERE topic_id = {topicId:UInt32} AND revision < {below:UInt32}',
    { topicId, below },
    { seconds: 600 },
  );
}
