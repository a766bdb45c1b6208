/** Stores what somebody has found on the web, as if a source had brought it: standing topics get it, and everybody finds it. */
import type { z } from 'zod';
import { keepResults } from '../../contract/web-search.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { postId } from '../mentions/identity.ts';
import { parseInput } from '../parse.ts';
import { storeReading } from './store-reading.ts';
import { readResults } from './web-result.ts';

type Kept = z.output<typeof keepResults.output>['data'];

/** What is stored already stays as it is. Throws invalid, forbidden without a plan, not_found for a result that is not ours or too old. */
export async function keepFromWeb(environment: Environment, actor: Actor, input: unknown): Promise<Kept> {
  await mayWrite(environment, actor);
  const { results } = parseInput(keepResults.input, input);
  const found = await readResults(environment, actor, results);
  // Given several times, stored once.
  const byId = new Map(found.map((one) => [postId(one.post.media_type, one.post.id), one]));
  const ids = [...byId.keys()];
  // A source may have brought the whole page since, with its figures: a piece of it is not put in its place.
  for (const { post } of await knownPosts(environment.clickhouse, ids)) byId.delete(post);
  const fresh = [...byId.values()];
  const undated = new Set(fresh.filter(({ isDated }) => !isDated).map(({ post }) => post.id));
  const reading = { posts: fresh.map(({ post }) => post), undated };
  const { mentions } = await storeReading(environment, reading, '', new AbortController().signal);
  return { ids, mentions };
}
