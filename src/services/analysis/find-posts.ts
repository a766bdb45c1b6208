/**
 * Everything that is collected and matches a query in the keyword language: how many posts, when they were published, and one page of
 * them. Posts are everybody's, as for topics; sentiments, tags and names are those of the organisation that asks. What a topic hides
 * it hides for itself alone (docs/decisions/0053).
 */
import { type PostSearch, postSearchInput } from '../../contract/post-search.ts';
import { explain } from '../../engine/query/explain.ts';
import { foundFigures } from '../../stores/clickhouse/queries/found-figures.ts';
import { latestArrival } from '../../stores/clickhouse/queries/latest-arrival.ts';
import { mentionPage } from '../../stores/clickhouse/queries/mention-page.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { measuredBy } from './asked.ts';
import { askedSearch, inTurn } from './asked-search.ts';
import { timeBuckets } from './time-buckets.ts';
import { wirePosts } from './wire-posts.ts';

/** Pages up to here come with the counts; deeper ones are looked for by themselves. */
const NEAR = 500;

/** Throws `invalid` with each error at its place, `too_large` for what takes too long, and the reason of `gone`. */
export async function findPosts(environment: Environment, actor: Actor, input: unknown, gone?: AbortSignal): Promise<PostSearch> {
  const { query: text, params: filter } = parseInput(postSearchInput, input);
  const asked = await askedSearch(environment, actor, { query: text, filter, path: 'params' });
  const { query, scope } = asked;
  const { scale, buckets } = timeBuckets(asked, filter.granularity, 'params');
  const { clickhouse } = environment;
  return inTurn(environment, actor, gone, async (wanted) => {
    const isNear = filter.skip + filter.limit <= NEAR;
    const [figures, deep, completeTo] = await Promise.all([
      foundFigures(clickhouse, scope, scale, isNear ? filter : { ...filter, skip: 0, limit: 1 }),
      isNear ? null : mentionPage(clickhouse, scope, filter),
      latestArrival(clickhouse),
    ]);
    wanted.throwIfAborted();
    const posts = await wirePosts(environment, actor, deep ?? figures.ids, (post) => explain(query, post));
    const counts = new Map(figures.buckets.map(({ bucket, count }) => [bucket, count]));
    return {
      count: figures.count,
      posts,
      ...measuredBy(asked),
      granularity: scale.granularity,
      volume: buckets.map((bucket, place) => ({ ...bucket, count: counts.get(place) ?? 0 })),
      completeTo: completeTo?.toISOString() ?? null,
    };
  });
}
