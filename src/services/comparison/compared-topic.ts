/** What one of the caller's compared topics contributes to the comparison of all of them. */
import { type ComparisonPart, comparedTopicInput } from '../../contract/analysis/comparison.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { compareTopics } from './compare-topics.ts';
import { keptWith } from './kept-topics.ts';

/** Throws not_found for a topic that is not kept for comparison. */
export async function comparedTopic(environment: Environment, actor: Actor, input: unknown): Promise<ComparisonPart> {
  const { id, filter } = parseInput(comparedTopicInput, input);
  const ids = await keptWith(environment, actor, id);
  const { topics, startDate, endDate, timezone, granularity, buckets } = await compareTopics(environment, actor, { ids, filter });
  const part = topics.find((topic) => topic.id === id);
  if (!part) throw notFound('topic in the comparison');
  return { startDate, endDate, timezone, granularity, buckets, ...part };
}
