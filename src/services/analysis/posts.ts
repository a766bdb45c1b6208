/** The mentions of a topic as posts: how many there are, and one page of them. */
import type { RawData } from '../../contract/analysis.ts';
import { postsInput } from '../../contract/functions.ts';
import type { Post } from '../../contract/posts.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import { explain } from '../../engine/query/explain.ts';
import { ownEntities } from '../../stores/clickhouse/organisation-entities.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { mentionPage } from '../../stores/clickhouse/queries/mention-page.ts';
import { postsById, type StoredPost } from '../../stores/clickhouse/queries/posts-by-id.ts';
import { findCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import type { Actor, Environment } from '../environment.ts';
import { inSlices } from '../mentions/in-slices.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { scopeOf } from './scope.ts';
import { type Told, wirePost } from './wire-post.ts';
import { wireReading } from './wire-reading.ts';

/** Long ones take some milliseconds each to be read. */
const AT_ONCE = 5;

/** Throws not_found for another organisation's topic. */
export async function topicPosts(environment: Environment, actor: Actor, input: unknown): Promise<RawData> {
  const { id, filter } = parseInput(postsInput, input);
  const topic = await ownTopic(environment, actor, id);
  const { clickhouse } = environment;
  const scope = scopeOf(topic, filter, environment.now());
  const [count, ids] = await Promise.all([mentionCount(clickhouse, scope), mentionPage(clickhouse, scope, filter)]);
  const [posts, corrections, entities] = await Promise.all([
    postsById(clickhouse, ids),
    findCorrections(environment.postgres, actor.organisationId, ids),
    ownEntities(clickhouse, actor.organisationId, ids),
  ]);
  const compiled = compileTopic(topic);
  const told = (post: StoredPost): Told => ({
    matched: 'query' in compiled ? explain(compiled.query, post) : [],
    correction: corrections.get(post.id),
    ownEntities: entities.get(post.id),
    reading: wireReading(post, environment.reader),
  });
  const page: Post[] = [];
  await inSlices(posts, (post) => page.push(wirePost(post, told(post))), AT_ONCE);
  return { count, posts: page };
}
