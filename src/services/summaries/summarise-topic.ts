/** A summary of what a topic has found. Which posts are read is chosen here, within what a model is asked at once. */
import { type Summary, topicSummaryInput } from '../../contract/summaries.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { askedOf } from '../analysis/asked.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { CHOSEN_POSTS, choosePosts, LEAST_TEXTS } from './candidate-posts.ts';
import { evidencePosts } from './evidence.ts';
import { refuseUnsearched } from './refuse-unsearched.ts';
import { summarise } from './summarise.ts';

/** Throws not_found for another organisation's topic, not_ready until it is searched, invalid for a filter that cannot be. */
export async function topicSummary(environment: Environment, actor: Actor, input: unknown, gone?: AbortSignal): Promise<Summary> {
  const { id, filter: asked } = parseInput(topicSummaryInput, input);
  const { language, by, ...filter } = asked;
  const { topic, scope } = await askedOf(environment, actor, { id, filter });
  refuseUnsearched([topic]);
  const { clickhouse } = environment;
  const [ids, matching] = await Promise.all([choosePosts(clickhouse, scope, CHOSEN_POSTS), mentionCount(clickhouse, scope)]);
  const posts = await evidencePosts(clickhouse, ids);
  const evidence = { posts, topics: [], about: [topic.name], candidates: true };
  return summarise(environment, actor, { of: 'topic', evidence, matching, least: LEAST_TEXTS, language, by, gone });
}
