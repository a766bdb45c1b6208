/** The mentions of a topic as posts: how many there are, and one page of them; of all, or of what was clicked. */
import { chartboxInput, NO_FILTER, type PostsInput, postsInput } from '../../contract/analysis/inputs.ts';
import type { RawData } from '../../contract/analysis/posts.ts';
import type { FilterBucket } from '../../contract/filter.ts';
import type { Post } from '../../contract/posts.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { mentionPage } from '../../stores/clickhouse/queries/mention-page.ts';
import { othersAlike } from '../../stores/clickhouse/queries/others-alike.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { scopeOf } from './scope.ts';
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
  const { topic, scope, timezone, now } = await askedOf(environment, actor, input, bucket);
  const { clickhouse } = environment;
  const counting = mentionCount(clickhouse, scope);
  const { skip, of } = input.filter;
  // Near the beginning both are asked at once; else the count tells where the page lies.
  const known = of === undefined && skip < NEAR ? undefined : await counting;
  const [count, ids] = await Promise.all([counting, mentionPage(clickhouse, scope, pageNow(input.filter, known), known)]);
  const wholeTopic = scopeOf(topic, NO_FILTER, { now, timezone, corrected: false });
  const [posts, copies, conversations] = await Promise.all([
    topicPostsById(environment, actor, topic, ids),
    // Of the whole filter: a post has its copies wherever it was found.
    othersAlike(clickhouse, { ...scope, withoutCopies: false, bucket: undefined }, ids, 'text'),
    othersAlike(clickhouse, wholeTopic, ids, 'conversation'),
  ]);
  const others = ({ id }: Post) => ({ duplicates: copies.get(id) ?? 0, conversation: conversations.get(id) ?? 0 });
  return { count, posts: posts.map((post) => ({ ...post, ...others(post) })) };
}

/** Mentions that are passed over in no time. */
const NEAR = 10_000;

function pageNow(page: PostsInput['filter'], count: number | undefined): PostsInput['filter'] {
  const { sort, skip, of } = page;
  if (count === undefined || of === undefined || sort !== 'newest') return page;
  return { ...page, skip: skip + Math.max(0, count - of) };
}
