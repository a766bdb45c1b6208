/** Has anything been written to the mentions of these topics? A mark of each, another one whenever something was. */
import { z } from 'zod';
import { BoundValues } from '../bound-values.ts';
import type { ClickHouse } from '../client.ts';

const row = z.object({ topicId: z.number(), mark: z.string() });

/**
 * Of topics without a mention nothing. Rows are counted as they lie there, replaced ones too: that reads two columns and merges
 * nothing. The count tells what a writer with an older version has added after one with a newer; when parts are merged, the mark
 * changes although nothing was written.
 */
export async function mentionMarks(
  clickhouse: ClickHouse,
  topics: readonly { topicId: number; revision: number }[],
): Promise<ReadonlyMap<number, string>> {
  const values = new BoundValues();
  const keys = values.packed(topics.map(({ topicId, revision }) => [BigInt(topicId), BigInt(revision)]));
  const rows = await clickhouse.query(
    {
      sql: `SELECT topic_id AS topicId, concat(toString(max(version)), ' ', toString(count())) AS mark
            FROM mentions WHERE (topic_id, revision) IN ${keys} GROUP BY topic_id`,
      row,
    },
    values.params,
  );
  return new Map(rows.map(({ topicId, mark }) => [topicId, mark]));
}
