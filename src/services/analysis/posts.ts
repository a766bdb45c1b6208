/** The mentions of a topic as posts: how many there are, and one page of them. */
import type { RawData } from '../../contract/analysis.ts';
import { postsInput } from '../../contract/functions.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import { explain } from '../../engine/query/explain.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { mentionPage } from '../../stores/clickhouse/queries/mention-page.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { scopeOf } from './scope.ts';
import { wirePosts } from './wire-posts.ts';

/** Throws not_found for another organisation's topic. */
export async function topicPosts(environment: Environment, actor: Actor, input: unknown): Promise<RawData> {
  const { id, filter } = parseInput(postsInput, input);
  const topic = await ownTopic(environment, actor, id);
  const { clickhouse } = environment;
  const scope = scopeOf(topic, filter, environment.now());
  const [count, ids] = await Promise.all([mentionCount(clickhouse, scope), mentionPage(clickhouse, scope, filter)]);
  const compiled = compileTopic(topic);
  const posts = await wirePosts(environment, actor, ids, (post) => ('query' in compiled ? explain(compiled.query, post) : []));
  return { count, posts };
}
