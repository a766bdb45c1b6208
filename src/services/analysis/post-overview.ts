/** The first posts that somebody sees of a topic: the newest, and those that are talked about most. */
import { postOverviewInput } from '../../contract/analysis/inputs.ts';
import { POSTS_OF_OVERVIEW, type PostOverview } from '../../contract/analysis/posts.ts';
import type { PostSort } from '../../contract/filter.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { mentionPage } from '../../stores/clickhouse/queries/mention-page.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { topicPostsById } from './topic-posts-by-id.ts';

/**
 * The browser's offset is part of the call, but times are the filter's or the organisation's, so that everybody sees the same. Throws
 * not_found for another organisation's topic, invalid for a filter that cannot be.
 */
export async function topicPostOverview(environment: Environment, actor: Actor, input: unknown): Promise<PostOverview> {
  const { topic, scope } = await askedOf(environment, actor, parseInput(postOverviewInput, input));
  const { clickhouse } = environment;
  const first = (sort: PostSort) => mentionPage(clickhouse, scope, { sort, skip: 0, limit: POSTS_OF_OVERVIEW });
  const [count, latest, hottest] = await Promise.all([mentionCount(clickhouse, scope), first('newest'), first('hotvalue')]);
  const posts = await topicPostsById(environment, actor, topic, [...new Set([...latest, ...hottest])]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { count, latest: inOrder(latest), hottest: inOrder(hottest) };
}
