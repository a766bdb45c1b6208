/** Has anything been written to the mentions of a topic? A mark, another one whenever something was. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

/**
 * Rows are counted as they lie there, replaced ones too: that reads two columns and merges nothing. The count tells what a writer with
 * an older version has added after one with a newer; when parts are merged, the mark changes although nothing was written.
 */
export async function mentionMark(
  clickhouse: ClickHouse,
  { topicId, revision }: { topicId: number; revision: number },
): Promise<string> {
  const [found] = await clickhouse.query(
    {
      sql: `SELECT concat(toString(max(version)), ' ', toString(count())) AS mark
            FROM mentions WHERE topic_id = {topicId:UInt32} AND revision = {revision:UInt32}`,
      row: z.object({ mark: z.string() }),
    },
    { topicId, revision },
  );
  return found?.mark ?? '';
}
