/**
 * Whether anything about the mentions of topics has changed since it was last asked: for whoever tells open pages. It says nothing of
 * what they are, so that it needs no actor; the stores are asked, so that it does not matter which process wrote.
 */
import { mentionMarks } from '../../stores/clickhouse/queries/mention-marks.ts';
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
  const marks = await mentionMarks(clickhouse, revisions);
  return new Map(
    revisions.map(({ topicId, revision }) => [String(topicId), { revision, written: marks.get(topicId) ?? '' }] as const),
  );
}
