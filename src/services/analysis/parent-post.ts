/**
 * The post that another one answers, and so on back to where a conversation began. Posts are everybody's. Where a topic is named, the one
 * asked about must be a mention of it, those before it need not.
 */
import { getParent } from '../../contract/analysis/endpoints.ts';
import type { Post } from '../../contract/posts.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { isMention } from '../../stores/clickhouse/queries/is-mention.ts';
import { postsById, type StoredPost } from '../../stores/clickhouse/queries/posts-by-id.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { postId } from '../mentions/identity.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { topicPostsById } from './topic-posts-by-id.ts';
import { wirePosts } from './wire-posts.ts';

/**
 * `id`: the topic whose mention it is, and for which places are marked; without it nothing is marked. null where
 * the post answers none, or none that is stored. Throws not_found for a post that is no such mention.
 */
export async function parentPost(environment: Environment, actor: Actor, input: unknown): Promise<Post | null> {
  const { feedId, id, steps } = parseInput(getParent.input, input);
  const topic = id === undefined ? undefined : await ownTopic(environment, actor, id);
  const [post] = await postsById(environment.clickhouse, [feedId]);
  const isShown =
    post && (!topic || (await isMention(environment.clickhouse, post, { topicId: topic.id, revision: topic.revision })));
  if (!isShown) throw notFound('post');
  const parentId = await stepsBack(environment.clickhouse, post, steps);
  if (parentId === null) return null;
  const [parent] = topic
    ? await topicPostsById(environment, actor, topic, [parentId])
    : await wirePosts(environment, actor, [parentId], () => []);
  return parent ?? null;
}

/** The id of the post that many steps before; null where the way there breaks off, or goes round. */
async function stepsBack(clickhouse: ClickHouse, post: StoredPost, steps: number): Promise<string | null> {
  const passed = new Set([post.id]);
  for (let from: StoredPost | undefined = post, left = steps; from && from.parent_id !== ''; left--) {
    const parentId = postId(from.media_type, from.parent_id);
    if (passed.has(parentId)) return null;
    if (left === 1) return parentId;
    passed.add(parentId);
    [from] = await postsById(clickhouse, [parentId]);
  }
  return null;
}
