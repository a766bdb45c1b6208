/** Has anything been written to the mentions of these topics? A mark of each, another one whenever something was. */
import { z } from 'zod';
import { BoundValues } from '../bound-values.ts';
import type { ClickHouse } from '../client.ts';
import type { Params } from '../params.ts';

const row = z.object({ topicId: z.number(), mark: z.string() });

interface Searched {
  topicId: number;
  revision: number;
}

/**
 * Of topics without a mention nothing. Rows are counted as they lie there, replaced ones too: that reads two columns and merges
 * nothing. The count tells what a writer with an older version has added after one with a newer; where parts are merged meanwhile, the
 * mark may change although nothing was written.
 */
export async function mentionMarks(clickhouse: ClickHouse, topics: readonly Searched[]): Promise<ReadonlyMap<number, string>> {
  if (topics.length === 0) return new Map();
  const marksOf = (which: string, params: Params) =>
    clickhouse.query(
      {
        sql: `SELECT topic_id AS topicId, concat(toString(max(version)), ' ', toString(count())) AS mark
              FROM mentions WHERE ${which} GROUP BY topic_id`,
        row,
        // What pages are told and what they then ask is of one time.
        patience: 'lead',
      },
      params,
    );
  const oneByOne = () =>
    topics.map(({ topicId, revision }) =>
      marksOf('topic_id = {topicId:UInt32} AND revision = {revision:UInt32}', { topicId, revision }),
    );
  const together = () => {
    const values = new BoundValues();
    const keys = values.packed(topics.map(({ topicId, revision }) => [BigInt(topicId), BigInt(revision)]));
    return marksOf(`(topic_id, revision) IN ${keys}`, values.params);
  };
  // A store that keeps what it has answered need not look at the topics of which nothing was written.
  const found = clickhouse.keepsAnswers ? (await Promise.all(oneByOne())).flat() : await together();
  return new Map(found.map(({ topicId, mark }) => [topicId, mark]));
}
