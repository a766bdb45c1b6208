/** Summaries of posts that somebody has chosen: of a topic, of one post, or of texts that come along. */

import { NO_FILTER } from '../../contract/analysis/inputs.ts';
import { postsSummaryInput, type Summary, summarisePost, summarisePosts, summariseTexts } from '../../contract/summaries.ts';
import { mentionsAmong } from '../../stores/clickhouse/queries/mentions-among.ts';
import { askedOf } from '../analysis/asked.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { evidencePosts, shortened } from './evidence.ts';
import { summarise } from './summarise.ts';

/** Throws not_found for another organisation's topic, and for a post that is none of its mentions. */
export async function topicPostsSummary(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone?: AbortSignal,
): Promise<Summary> {
  const { id, postIds, language, by } = parseInput(summarisePosts.input, input);
  const { scope } = await askedOf(environment, actor, { id, filter: NO_FILTER });
  const mentions = await mentionsAmong(environment.clickhouse, scope, postIds);
  if (postIds.some((one) => !mentions.has(one))) throw notFound('post');
  const posts = await evidencePosts(environment.clickhouse, postIds);
  return summarise(environment, actor, { of: 'posts', evidence: { posts, topics: [] }, language, by, gone });
}

/** The same as the function has it. */
export async function postsSummary(environment: Environment, actor: Actor, input: unknown, gone?: AbortSignal): Promise<Summary> {
  const { topicId, postIds, language } = parseInput(postsSummaryInput, input);
  return topicPostsSummary(environment, actor, { id: topicId, postIds, language }, gone);
}

/** Throws not_found for a post that is not stored. Whoever may search may read. */
export async function onePostSummary(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone?: AbortSignal,
): Promise<Summary> {
  const { feedId, language, by } = parseInput(summarisePost.input, input);
  const posts = await evidencePosts(environment.clickhouse, [feedId]);
  if (posts.length === 0) throw notFound('post');
  return summarise(environment, actor, { of: 'posts', evidence: { posts, topics: [] }, language, by, gone });
}

/** Of texts that are stored nowhere. Posts are named by their places, the first is `1`. */
export async function textsSummary(environment: Environment, actor: Actor, input: unknown, gone?: AbortSignal): Promise<Summary> {
  const { posts: texts, language, by } = parseInput(summariseTexts.input, input);
  const publishedAt = environment.now().toISOString();
  const posts = texts.map(({ title, content }, place) => ({
    id: String(place + 1),
    title,
    content: shortened(content),
    language: null,
    weight: 0,
    publishedAt,
    of: [],
  }));
  return summarise(environment, actor, { of: 'posts', evidence: { posts, topics: [] }, language, by, stored: false, gone });
}
