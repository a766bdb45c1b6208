/** A summary of posts of a topic that somebody has chosen. */
import { NO_FILTER } from '../../contract/analysis/inputs.ts';
import { type Summary, summarisePosts } from '../../contract/summaries.ts';
import { mentionsAmong } from '../../stores/clickhouse/queries/mentions-among.ts';
import { askedOf } from '../analysis/asked.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { evidencePosts } from './evidence.ts';
import { summarise } from './summarise.ts';

/** Throws not_found for another organisation's topic, and for a post that is none of its mentions. */
export async function topicPostsSummary(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone?: AbortSignal,
): Promise<Summary> {
  const { id, postIds, language, by } = parseInput(summarisePosts.input, input);
  const { topic, scope } = await askedOf(environment, actor, { id, filter: NO_FILTER });
  const mentions = await mentionsAmong(environment.clickhouse, scope, postIds);
  if (postIds.some((one) => !mentions.has(one))) throw notFound('post');
  const posts = await evidencePosts(environment.clickhouse, postIds);
  const evidence = { posts, topics: [], about: [topic.name] };
  return summarise(environment, actor, { of: 'posts', evidence, language, by, gone });
}
