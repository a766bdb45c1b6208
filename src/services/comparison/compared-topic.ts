/** What one of the caller's compared topics contributes to the comparison of all of them. */
import type { ComparisonPart } from '../../contract/analysis/comparison.ts';
import { analysisInput } from '../../contract/analysis/inputs.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { compareTopics } from './compare-topics.ts';
import { keptWith } from './kept-topics.ts';

/** Throws not_found for a topic that is not kept for comparison, not_ready for one whose first search is not complete. */
export async function comparedTopic(environment: Environment, actor: Actor, input: unknown): Promise<ComparisonPart> {
  const { id, filter } = parseInput(analysisInput, input);
  const ids = await keptWith(environment, actor, id);
  const { topics, startDate, endDate, timezone, granularity, buckets } = await compareTopics(environment, actor, { ids, filter });
  const part = topics.find((topic) => topic.id === id);
  if (!part) throw new ServiceError('not_ready', 'the topic has no figures yet');
  return { startDate, endDate, timezone, granularity, buckets, ...part };
}
