/** The topics that the caller keeps for comparison. */

import { topicReference } from '../../contract/functions.ts';
import type { TopicSummary } from '../../contract/topics.ts';
import { getPreference } from '../accounts/get-preference.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { topicSummaries } from '../topics/topic-summaries.ts';

/** In the order in which they are kept. */
export async function listKeptTopics(environment: Environment, actor: Actor): Promise<TopicSummary[]> {
  const { comparisonTopicIds } = await getPreference(environment, actor);
  return summariesOf(environment, actor, comparisonTopicIds);
}

/** Throws not_found for a topic that is not kept, or not the organisation's. */
export async function getKeptTopic(environment: Environment, actor: Actor, input: unknown): Promise<TopicSummary> {
  const { id } = parseInput(topicReference, input);
  await keptWith(environment, actor, id);
  const [summary] = await summariesOf(environment, actor, [id]);
  if (!summary) throw notFound('topic');
  return summary;
}

/** All that are kept, of which `id` must be one. Throws not_found. */
export async function keptWith(environment: Environment, actor: Actor, id: string): Promise<string[]> {
  const { comparisonTopicIds } = await getPreference(environment, actor);
  if (!comparisonTopicIds.includes(id)) throw notFound('topic in the comparison');
  return comparisonTopicIds;
}

async function summariesOf(environment: Environment, actor: Actor, ids: readonly string[]): Promise<TopicSummary[]> {
  const rows = await Promise.all(ids.map((id) => ownTopic(environment, actor, id, 'newest')));
  return topicSummaries(environment, actor, rows);
}
