/** Posts of a topic for the wire, with the places for which it found them marked. */
import type { Post } from '../../contract/posts.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import { explain } from '../../engine/query/explain.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { wirePosts } from './wire-posts.ts';

/** In the order of the ids; a post that is not stored is absent. */
export function topicPostsById(environment: Environment, actor: Actor, topic: TopicRow, ids: readonly string[]): Promise<Post[]> {
  const compiled = compileTopic(topic);
  return wirePosts(environment, actor, ids, (post) => ('query' in compiled ? explain(compiled.query, post) : []));
}
