/**
 * Whether anything about the mentions of topics has changed since it was last asked: for whoever tells open pages. It says nothing of
 * what they are, so that it needs no actor; the stores are asked, so that it does not matter which process wrote.
 */
import { mentionMark } from '../../stores/clickhouse/queries/mention-mark.ts';
import { readRevisions } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';

export interface TopicMark {
  /** Of the search that is read; another one is a topic that was rebuilt. */
  revision: number;
  /** Another text whenever mentions were written. */
  written: string;
}

/** By topic; without those that are no more. */
export async function topicMarks(
  { postgres, clickhouse }: Environment,
  topicIds: readonly string[],
): Promise<ReadonlyMap<string, TopicMark>> {
  if (topicIds.length === 0) return new Map();
  const revisions = await readRevisions(postgres, topicIds.map(Number));
  // One by one: an embedded store need not look at those of which nothing was written.
  const marks = revisions.map(async ({ topicId, revision }) => {
    const written = await mentionMark(clickhouse, { topicId, revision });
    return [String(topicId), { revision, written }] as const;
  });
  return new Map(await Promise.all(marks));
}
