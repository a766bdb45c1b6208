/** The mentions of a topic as posts: how many there are, and one page of them; of all, or of what was clicked. */
import { chartboxInput, type PostsInput, postsInput } from '../../contract/analysis/inputs.ts';
import type { RawData } from '../../contract/analysis/posts.ts';
import type { FilterBucket } from '../../contract/filter.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { mentionPage } from '../../stores/clickhouse/queries/mention-page.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { topicPostsById } from './topic-posts-by-id.ts';

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export function topicPosts(environment: Environment, actor: Actor, input: unknown): Promise<RawData> {
  return page(environment, actor, parseInput(postsInput, input));
}

/** The same of what was clicked: the posts of the filter that are also in the bucket. */
export function chartboxPosts(environment: Environment, actor: Actor, input: unknown): Promise<RawData> {
  const parsed = parseInput(chartboxInput, input);
  return page(environment, actor, parsed, parsed.filter.bucket);
}

async function page(environment: Environment, actor: Actor, input: PostsInput, bucket?: FilterBucket): Promise<RawData> {
  const { topic, scope } = await askedOf(environment, actor, input, bucket);
  const { clickhouse } = environment;
  const [count, ids] = await Promise.all([mentionCount(clickhouse, scope), mentionPage(clickhouse, scope, input.filter)]);
  return { count, posts: await topicPostsById(environment, actor, topic, ids) };
}
