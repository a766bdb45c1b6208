/** A summary of one post. */
import { type Summary, summarisePost } from '../../contract/summaries.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { evidencePosts } from './evidence.ts';
import { summarise } from './summarise.ts';

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
