/** What `get_posts_summary` asks: the same as the route, under other names. */
import { postsSummaryInput, type Summary } from '../../contract/summaries.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { topicPostsSummary } from './summarise-topic-posts.ts';

/** Throws as topicPostsSummary does. */
export async function postsSummary(environment: Environment, actor: Actor, input: unknown, gone?: AbortSignal): Promise<Summary> {
  const { topicId, postIds, language } = parseInput(postsSummaryInput, input);
  return topicPostsSummary(environment, actor, { id: topicId, postIds, language }, gone);
}
