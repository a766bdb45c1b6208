/** The partition of the table of mentions that a topic's are in; as the table is made, see its migration. */
const PARTITIONS = 16;

export function mentionPartition(topicId: number): number {
  return topicId % PARTITIONS;
}
