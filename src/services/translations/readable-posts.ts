/** Posts are everybody's, but may be read by their number only by whom they concern: they are mentions of a topic of the organisation. */
import { mentionedPosts } from '../../stores/clickhouse/queries/mentioned-posts.ts';
import { postsById, type StoredPost } from '../../stores/clickhouse/queries/posts-by-id.ts';
import { organisationTopics } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';

/** In the order asked; a post that is not stored, or is no such mention, is absent. */
export async function readablePosts(environment: Environment, actor: Actor, ids: readonly string[]): Promise<StoredPost[]> {
  const { clickhouse, postgres } = environment;
  const [posts, topics] = await Promise.all([postsById(clickhouse, ids), organisationTopics(postgres, actor.organisationId)]);
  const memberships = topics.map(({ id, revision }) => ({ topicId: id, revision }));
  const mentions = await mentionedPosts(clickhouse, posts, memberships);
  return posts.filter(({ id }) => mentions.has(id));
}
