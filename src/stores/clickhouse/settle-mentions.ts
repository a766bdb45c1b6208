/**
 * Merges what a search wrote with what else is in its partition. Until then every question about the topic has to tell which of its
 * rows are the newest: 30 ms for a million mentions, as long again as most questions take.
 */
import type { ClickHouse } from './client.ts';
import { mentionPartition } from './mention-partition.ts';

/** Two seconds for a million mentions in the partition; does nothing where they are merged already. */
export function settleMentions(clickhouse: ClickHouse, topicId: number): Promise<void> {
  return clickhouse.maintain(
    `OPTIMIZE TABLE mentions PARTITION ${mentionPartition(topicId)} FINAL SETTINGS optimize_skip_merged_partitions = 1`,
  );
}
